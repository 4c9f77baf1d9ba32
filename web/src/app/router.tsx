import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { enterScreen } from "./enter-screen.ts";
import { ErrorPage, ErrorScreen } from "./error-screen.tsx";
import { type Path, paths } from "./paths.ts";
import { createScreens } from "./screens.tsx";
import type { Services } from "./services.ts";
import { type ScreenHandle, Shell } from "./shell.tsx";

/** The routes. Each screen is a script of its own, which loads while the route's guard asks the server. */
export function createRouter(services: Services) {
  const { announcements, fetchScript, identity, playingTitle } = services;
  const screens = createScreens(services);
  const screen = (path: Path, title: string, fetchScreen: () => Promise<ComponentType>) =>
    ({
      path,
      handle: { title } satisfies ScreenHandle,
      loader: () => enterScreen(services, path),
      lazy: {
        Component: () => fetchScript(fetchScreen, path === paths.unknown ? undefined : path),
      },
    }) satisfies RouteObject;

  return createBrowserRouter([
    {
      element: (
        <Shell
          identity={identity}
          announcements={announcements}
          playingTitle={playingTitle}
          topBar={screens.topBar}
          dock={screens.dock}
          offers={screens.offers}
        />
      ),
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorScreen,
          children: [
            { path: paths.start, loader: () => enterScreen(services, paths.start), element: null },
            screen(paths.login, "Sign in", screens.login),
            screen(paths.register, "Create your account", screens.register),
            screen(paths.resetPassword, "New password", screens.resetPassword),
            screen(paths.privacy, "Privacy", screens.privacy),
            screen(paths.dashboard, "Your personal inspirations", screens.dashboard),
            screen(paths.goals, "Your goals", screens.goals),
            screen(paths.userProfile, "Your profile", screens.userProfile),
            screen(paths.quiz, "Create an inspiration", screens.quiz),
            screen(paths.player, "Player", screens.player),
            screen(paths.unknown, "Not found", screens.unknown),
          ],
        },
      ],
    },
  ]);
}
