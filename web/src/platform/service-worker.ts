/** Registers the service worker after the page has loaded. Does nothing in a browser without service workers. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

function register(): void {
  navigator.serviceWorker.register("/service-worker.js").catch(() => {
    // A setting of the browser refuses it. The app works, but not without a network.
  });
}
