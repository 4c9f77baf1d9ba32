/** Registers the service worker once everything else has come; a browser without one does without. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

function register(): void {
  navigator.serviceWorker.register("/service-worker.js").catch(() => {
    // Refused by a setting of the browser: the app is the same, only not without a network.
  });
}
