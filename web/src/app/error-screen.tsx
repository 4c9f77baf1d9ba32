import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import styles from "./error-screen.module.css";
import { paths } from "./paths.ts";

/** What is shown when a screen can't be. */
export function ErrorScreen() {
  const error = useRouteError();
  return (
    <main className={styles.screen}>
      <Logo />
      {error instanceof ApiError ? (
        <OutOfReach />
      ) : isRouteErrorResponse(error) && error.status === 404 ? (
        <UnknownAddress />
      ) : (
        <Failure />
      )}
    </main>
  );
}

/** Nobody can tell who is signed in, because the server gives no answer. */
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

function UnknownAddress() {
  useTitle("Not found");
  return (
    <>
      <h1>Unexpected Application Error!</h1>
      <p>404 Not Found</p>
      <p>There is no page at this address.</p>
      <a className={buttonClass({})} href={paths.start}>
        Back to Hearten
      </a>
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
    document.title = `${title} - Hearten`;
  }, [title]);
}
