/** Registers the service worker after the page has loaded. Does nothing in a browser without service workers. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (document.readyState === "complete") void register(serviceWorker);
  else addEventListener("load", () => void register(serviceWorker), { once: true });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    await workers.register("/service-worker.js");
  } catch {
    // A setting of the browser refuses it. The app works, but not without a network.
    return;
  }
  const registration = await workers.ready;
  // A page that was being loaded at the moment in which the worker took over all pages was overlooked.
  if (workers.controller === null) registration.active?.postMessage("claim");
}
