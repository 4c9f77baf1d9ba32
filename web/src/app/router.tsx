import { createBrowserRouter, type RouteObject } from "react-router";
import { enterScreen } from "./enter-screen.ts";
import { ErrorPage, ErrorScreen } from "./error-screen.tsx";
import { type Path, paths } from "./paths.ts";
import type { Services } from "./services.ts";
import { type ScreenHandle, Shell } from "./shell.tsx";
import { Splash } from "./splash.tsx";

/** The routes; each screen is a script of its own, fetched while its guard asks the server. */
export function createRouter(services: Services) {
  const screen = (path: Path, title: string, Component: () => Promise<React.ComponentType>) =>
    ({
      path,
      handle: { title } satisfies ScreenHandle,
      loader: () => enterScreen(services, path),
      lazy: {
        Component: () => services.fetchScript(Component, path === paths.unknown ? undefined : path),
      },
    }) satisfies RouteObject;

  const screens = [
    { path: paths.start, loader: () => enterScreen(services, paths.start), element: null },
    screen(paths.login, "Sign in", async () => {
      const { LoginScreen } = await import("./login-screen.tsx");
      return LoginScreen;
    }),
    screen(paths.register, "Create your account", async () => {
      const { RegisterScreen } = await import("./register-screen.tsx");
      return RegisterScreen;
    }),
    screen(paths.resetPassword, "New password", async () => {
      const { ResetPasswordScreen } = await import("./reset-password-screen.tsx");
      return ResetPasswordScreen;
    }),
    screen(paths.dashboard, "Your personal inspirations", async () => {
      const { DashboardScreen } = await import("./dashboard-screen.tsx");
      return DashboardScreen;
    }),
    screen(paths.goals, "Your goals", async () => {
      const { GoalsScreen } = await import("./goals-screen.tsx");
      return GoalsScreen;
    }),
    screen(paths.userProfile, "Your profile", async () => {
      const { UserProfileScreen } = await import("./user-profile-screen.tsx");
      return UserProfileScreen;
    }),
    screen(paths.quiz, "Create an inspiration", async () => {
      const { QuizScreen } = await import("./quiz-screen.tsx");
      return QuizScreen;
    }),
    screen(paths.player, "Player", async () => {
      const { PlayerScreen } = await import("./player-screen.tsx");
      return PlayerScreen;
    }),
    screen(paths.unknown, "Not found", async () => {
      const { UnknownAddressScreen } = await import("./unknown-address-screen.tsx");
      return UnknownAddressScreen;
    }),
  ];

  return createBrowserRouter([
    {
      Component: Shell,
      HydrateFallback: Splash,
      ErrorBoundary: ErrorPage,
      children: [{ ErrorBoundary: ErrorScreen, children: screens }],
    },
  ]);
}
