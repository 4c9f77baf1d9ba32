/**
 * Calls back when the page resumes: it is visible again, it was restored from the back/forward cache, or the network is
 * back. Returns the function that ends it.
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
