/**
 * Calls back when the page has come back to life: it is seen again, it was restored as it had been
 * left, or the network is back. Answers how to stop.
 */
export type OnWake = (callback: () => void) => () => void;

export const onBrowserWake: OnWake = (callback) => {
  const stop = new AbortController();
  const { signal } = stop;
  const whenVisible = () => {
    if (document.visibilityState === "visible") callback();
  };
  document.addEventListener("visibilitychange", whenVisible, { signal });
  addEventListener("online", callback, { signal });
  addEventListener(
    "pageshow",
    (event) => {
      if (event.persisted) callback();
    },
    { signal },
  );
  return () => stop.abort();
};
