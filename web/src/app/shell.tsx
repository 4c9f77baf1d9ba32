import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router";
import type { Identity } from "../identity/identity.ts";
import { useObservable } from "../ui/use-observable.ts";
import { Announcements } from "./announcements.tsx";
import type { Announcements as Latest } from "./notifier.ts";
import { paths } from "./paths.ts";
import styles from "./shell.module.css";

/** The player fills the screen, and whoever is on their way in or out sees no half of it. */
const frameless: readonly string[] = [
  paths.start,
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.player,
];

/** What a route tells the shell about its screen. */
export interface ScreenHandle {
  /** Stands before the product's name in the window's title. */
  readonly title: string;
}

interface ShellProps {
  readonly identity: Pick<Identity, "signIn">;
  readonly announcements: Latest;
  /** Stands above the screens of somebody signed in; may suspend. */
  readonly topBar: ReactNode;
  /** Stands below them; may suspend. */
  readonly dock: ReactNode;
}

/** What surrounds every screen. */
export function Shell({ identity, announcements, topBar, dock }: ShellProps) {
  const { pathname } = useLocation();
  const isSignedIn = useObservable(identity.signIn).status === "signed-in";
  const hasFrame = isSignedIn && !frameless.includes(pathname);
  const isLeaving = useNavigation().state === "loading";
  useFocusOnHeading(pathname);

  return (
    <div className={styles.shell} data-frame={hasFrame} data-screen={pathname.slice(1)}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <ScreenTitle />
      {isLeaving && <div className={styles.progress} aria-hidden="true" />}
      {hasFrame && <Suspense fallback={<div className={styles.topBarRoom} />}>{topBar}</Suspense>}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {hasFrame && <Suspense>{dock}</Suspense>}
      <Announcements announcements={announcements} identity={identity} />
      <ScrollRestoration />
    </div>
  );
}

/** Stands before the screen: one that can't be shown has a title of its own, which comes after this one. */
function ScreenTitle() {
  // Only `router.tsx` gives routes a handle.
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const title = handle?.title;
  useEffect(() => {
    document.title = title === undefined ? "Hearten" : `${title} - Hearten`;
  }, [title]);
  return null;
}

/** A screen that opens says what it is: its heading receives the focus, except on arrival. */
function useFocusOnHeading(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
