import type { Router } from "../router/router.ts";

/** Calls back once the router has loaded its first screen, or knows that it can't. */
export function whenInitialized(
  router: Pick<Router, "state" | "subscribe">,
  then: () => void,
): void {
  if (router.state.initialized) return then();
  const stop = router.subscribe(() => {
    if (!router.state.initialized) return;
    stop();
    then();
  });
}
