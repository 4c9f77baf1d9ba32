import { useEffect } from "react";
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

/** The error screen without the layout, for an error in the layout itself. */
export function ErrorPage({ error }: ErrorScreenProps) {
  return (
    <main>
      <ErrorScreen error={error} />
    </main>
  );
}

/** Shown in place of a screen that could not be opened or has thrown. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  return (
    <div className={styles.screen}>
      <Logo className={styles.logo} />
      {error instanceof ApiError ? (
        <OutOfReach />
      ) : error instanceof OutdatedError ? (
        <Outdated />
      ) : (
        <Failure />
      )}
    </div>
  );
}

/** The server gives no answer: nobody can tell who is signed in, or the screen's script is missing. */
function OutOfReach() {
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  useTitle("Out of reach");
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [revalidate]);
  return (
    <>
      <h1>We can't reach Hearten</h1>
      {pathname === paths.dashboard && <p role="alert">Failed to verify user status</p>}
      <p>Your inspirations are safe. Check your connection, then try again.</p>
      <Button busy={state === "loading"} onClick={() => void revalidate()}>
        {state === "loading" ? "Trying..." : "Try again"}
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
      <Button onClick={() => location.reload()}>Load it now</Button>
    </>
  );
}

function Failure() {
  useTitle("Error");
  return (
    <>
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on this screen. What you saved is safe.</p>
      <Button onClick={() => location.reload()}>Load it again</Button>
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
