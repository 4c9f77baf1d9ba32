import type { createRouter } from "./router.tsx";

/** Calls back once the router has loaded its first screen, or knows that it can't. */
export function whenInitialized(
  router: Pick<ReturnType<typeof createRouter>, "state" | "subscribe">,
  then: () => void,
): void {
  if (router.state.initialized) return then();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    // The router is still in the middle of its update: it would forget where a screen leads on to at once.
    queueMicrotask(then);
  });
}
