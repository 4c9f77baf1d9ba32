import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "../router/router-context.ts";
import { ApiError } from "../api/api-error.ts";
import { Button } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import styles from "./error-screen.module.css";
import { OutdatedError } from "./fetch-script.ts";
import { paths } from "./paths.ts";

interface ErrorScreenProps {
  readonly error: unknown;
}

/** The error screen without the layout, for an error in the layout itself. A new page has a new layout. */
export function ErrorPage({ error }: ErrorScreenProps) {
  return (
    <main>
      <Told error={error} reopen={reloadIfReachable} />
    </main>
  );
}

/**
 * Shown in place of a screen that could not be opened or has thrown. One that could not be reached is opened once more
 * when the device has a network again.
 */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const { revalidate } = useRevalidator();
  const isOutOfReach = error instanceof ApiError;
  useEffect(() => {
    if (!isOutOfReach) return undefined;
    const retry = () => void revalidate();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isOutOfReach, revalidate]);
  return <Told error={error} reopen={revalidate} />;
}

const reload = () => location.reload();

/** Milliseconds to wait for the server. */
const reachTimeout = 60_000;

/**
 * Loads the page anew if the server answers within `reachTimeout`: without an answer the browser's own error page would
 * take its place. Only for who presses a button, since it ends what plays.
 */
async function reloadIfReachable(): Promise<void> {
  const signal = AbortSignal.timeout(reachTimeout);
  const page = await fetch("/", { cache: "no-store", signal }).catch(() => null);
  if (page?.ok === true) location.reload();
}

interface ReopenProps {
  /** Opens once more what could not be opened. */
  readonly reopen: () => Promise<void>;
}

function Told({ error, reopen }: ErrorScreenProps & ReopenProps) {
  return (
    <div className={styles.screen}>
      <Logo className={styles.logo} />
      {error instanceof ApiError ? (
        <OutOfReach reopen={reopen} />
      ) : error instanceof OutdatedError ? (
        <Outdated />
      ) : (
        <Failure />
      )}
    </div>
  );
}

/** The server gives no answer: nobody can tell who is signed in, or the screen's script is missing. */
function OutOfReach({ reopen }: ReopenProps) {
  const { pathname } = useLocation();
  const { state } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const isTrying = isAsking || state === "loading";
  useTitle("Out of reach");
  async function tryAgain() {
    setAsking(true);
    try {
      await reopen();
    } finally {
      setAsking(false);
    }
  }
  return (
    <>
      <h1>We can't reach Hearten</h1>
      {pathname === paths.dashboard && <p role="alert">Failed to verify user status</p>}
      <p>Your inspirations are safe. Check your connection, then try again.</p>
      <Button busy={isTrying} onClick={() => void tryAgain()}>
        {isTrying ? "Trying..." : "Try again"}
      </Button>
    </>
  );
}

/** The screen is one of a newer app. Whoever listens decides when to load it. */
function Outdated() {
  useTitle("New version");
  return (
    <>
      <h1>There is a new version of Hearten</h1>
      <p>Load it to go on. What you saved is safe.</p>
      <Button onClick={reload}>Load it now</Button>
    </>
  );
}

function Failure() {
  useTitle("Error");
  return (
    <>
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on this screen. What you saved is safe.</p>
      <Button onClick={reload}>Load it again</Button>
      <a href={paths.start} rel="external">
        Back to Hearten
      </a>
    </>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    const screenTitle = document.title;
    document.title = `${title} - Hearten`;
    return () => {
      document.title = screenTitle;
    };
  }, [title]);
}
