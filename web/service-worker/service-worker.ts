// Shows a page of the product's own where the browser would show its error when the app is opened
// without a network. It keeps that page with its looks and nothing else: no answer of the API, no
// medium, no screen, so nothing of anybody is left here when they sign out.
declare const self: ServiceWorkerGlobalScope;

const offlinePage = "/offline.html";
const cacheName = "offline-page";
/** What lies under these is the server's own and no screen of the app. */
const serverPaths = ["/api/", "/stand-in/"];

self.addEventListener("install", (event) => event.waitUntil(keepOfflinePage()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (serverPaths.some((path) => pathname.startsWith(path))) return;
  if (request.mode === "navigate") event.respondWith(answer(request, offlinePage));
  else if (request.destination === "style") event.respondWith(answer(request, pathname));
});

/** The network's answer, or what is kept under the path when there is none. */
async function answer(request: Request, keptPath: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(keptPath);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName);
  const page = await fetch(offlinePage, { cache: "no-cache" });
  const styles = (await page.clone().text()).matchAll(/href="([^"]+\.css)"/g);
  await cache.addAll([...styles].map(([, style = ""]) => style));
  await cache.put(offlinePage, page);
}
