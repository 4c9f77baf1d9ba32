import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from "react";
import type { Observable } from "../api/observable.ts";
import type { Identity } from "../identity/identity.ts";
import { Outlet } from "../router/outlet.tsx";
import { useLocation, useNavigation, useRouter } from "../router/router-context.ts";
import { useObservable } from "../ui/use-observable.ts";
import { Announcements } from "./announcements.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import type { Announcements as Latest } from "./notifier.ts";
import { paths } from "./paths.ts";
import styles from "./shell.module.css";

/** The screens without top bar and dock: the player fills the screen, and at a sign-in or sign-out both would flash. */
const frameless: readonly string[] = [
  paths.start,
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.player,
];

interface ShellProps {
  readonly identity: Pick<Identity, "signIn">;
  readonly announcements: Latest;
  /** The title of what plays; null if nothing does. */
  readonly playingTitle: Observable<string | null>;
  /** Shown above the screen to somebody signed in; may suspend. */
  readonly topBar: ReactNode;
  /** Shown below the screen to somebody signed in; may suspend. */
  readonly dock: ReactNode;
  /** Shows nothing by itself, and is there on every screen of somebody signed in; may suspend. */
  readonly offers: ReactNode;
}

/** The layout around every screen. */
export function Shell({ identity, announcements, playingTitle, topBar, dock, offers }: ShellProps) {
  const { pathname } = useLocation();
  const isSignedIn = useObservable(identity.signIn).status === "signed-in";
  const hasFrame = isSignedIn && !frameless.includes(pathname);
  const isLeaving = useNavigation().state === "loading";
  const main = useRef<HTMLElement>(null);
  useFocusOnHeading(pathname);

  /** The browser itself would add an entry to the history, without the state of this one. */
  function skipToContent(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <div className={styles.shell} data-frame={hasFrame} data-screen={pathname.slice(1)}>
      <Announcements announcements={announcements} identity={identity}>
        <a className={styles.skip} href="#main" onClick={skipToContent}>
          Skip to content
        </a>
        <ScreenTitle playingTitle={playingTitle} />
        {isLeaving && <div className={styles.progress} aria-hidden="true" />}
        {hasFrame && <Suspense fallback={<div className={styles.topBarRoom} />}>{topBar}</Suspense>}
        <main ref={main} id="main" tabIndex={-1}>
          <Outlet failed={ErrorScreen} />
        </main>
        {hasFrame && <Suspense>{dock}</Suspense>}
        {isSignedIn && <Suspense>{offers}</Suspense>}
      </Announcements>
    </div>
  );
}

/**
 * The document's title: of what plays, or else of the screen. Must be rendered before the screen, so that an error
 * screen can set a title of its own after this one.
 */
function ScreenTitle({ playingTitle }: Pick<ShellProps, "playingTitle">) {
  const { route } = useRouter().state;
  const playing = useObservable(playingTitle);
  const title = playing ?? route?.title;
  useEffect(() => {
    document.title = title === undefined ? "Hearten" : `${title} - Hearten`;
  }, [title]);
  return null;
}

/** Moves the focus to the heading of each new screen, except the first, so that screen readers read it out. */
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
