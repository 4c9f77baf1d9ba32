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
    then();
  });
}
