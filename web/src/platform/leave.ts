/** Calls back when the page is left or hidden: later its script may never run again. */
export function onBrowserLeave(listener: () => void): void {
  addEventListener("pagehide", listener);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") listener();
  });
}
