import type { ComponentType, ReactNode } from "react";
import { createBrowserEntries } from "../router/entries.ts";
import { ErrorBoundary } from "../router/error-boundary.tsx";
import { createRouter as createRouterOf, type Route, type Router } from "../router/router.ts";
import { enterScreen } from "./enter-screen.ts";
import { ErrorPage } from "./error-screen.tsx";
import { type Path, paths } from "./paths.ts";
import { createScreens } from "./screens.tsx";
import type { Services } from "./services.ts";
import { Shell } from "./shell.tsx";

/** The routes. Each screen is a script of its own, which loads while the route's guard asks the server. */
export function createRouter(services: Services): { router: Router; frame: ReactNode } {
  const { announcements, fetchScript, identity, playingTitle } = services;
  const screens = createScreens(services);
  const screen = (path: Path, title: string, fetchScreen: () => Promise<ComponentType>): Route => ({
    path,
    title,
    enter: () => enterScreen(services, path),
    load: () => fetchScript(fetchScreen, path === paths.unknown ? undefined : path),
  });
  const router = createRouterOf(createBrowserEntries(), [
    { path: paths.start, enter: () => enterScreen(services, paths.start), element: null },
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
  ]);
  return {
    router,
    frame: (
      <ErrorBoundary failed={ErrorPage}>
        <Shell
          identity={identity}
          announcements={announcements}
          playingTitle={playingTitle}
          topBar={screens.topBar}
          dock={screens.dock}
          offers={screens.offers}
        />
      </ErrorBoundary>
    ),
  };
}
