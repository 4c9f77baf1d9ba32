// Opens the app without a network, and answers for the audio and pictures that the app has brought to
// this device, or is about to bring. It fetches nothing of anybody's unless the app asks for it there, keeps none of
// it, and no answer of the API passes through it.
import { createArrivingAnswers } from "./answer-arriving.ts";
import { answerRange } from "./answer-range.ts";

declare const self: ServiceWorkerGlobalScope;

/** The paths of the built app, and a name that changes with them; the build puts both in. */
declare const APP_FILES: readonly string[];
declare const APP_VERSION: string;

const appPrefix = "app-";
const appCache = appPrefix + APP_VERSION;
const appFiles: ReadonlySet<string> = new Set(APP_FILES);
const page = "/index.html";
/**
 * What the app brings here is asked for under such paths, and lies behind this in a cache whose name begins so.
 * A query is the address from where it is had until then.
 */
const keptPath = "/kept/";
const keptOrigin = "https://device.invalid";
const keptPrefix = "kept-";
/** What lies under these is the server's own and no screen of the app. */
const serverPaths = /^\/(?:api|stand-in|\.well-known)(?:\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(keepApp()));

self.addEventListener("activate", (event) => event.waitUntil(begin()));

const arriving = createArrivingAnswers((...request) => fetch(...request));

self.addEventListener("message", ({ data }) => {
  // A newer app waits until the page says so: it never changes under somebody's hands.
  if (data === "activate") void self.skipWaiting();
  // Somebody has left.
  if (data === "forget") arriving.forget();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET") return;
  if (pathname.startsWith(keptPath))
    event.respondWith(answerKept(request, pathname, search.slice(1)));
  else if (request.mode === "navigate") {
    if (serverPaths.test(pathname) || /\.\w+$/.test(pathname)) return;
    event.respondWith(answerApp(request, page));
    event.waitUntil(renewPage());
  } else if (appFiles.has(pathname)) event.respondWith(answerApp(request, pathname));
});

/** All of the app or nothing: a part of it would be no app. */
async function keepApp(): Promise<void> {
  const cache = await caches.open(appCache);
  await Promise.all(
    [...appFiles].map(async (path) => {
      // The name of an asset changes with its content, so an earlier app's is as good.
      const isAsset = path.startsWith("/assets/");
      const known = isAsset ? await caches.match(path, { ignoreVary: true }) : undefined;
      const answer = known ?? (await fetch(path, { cache: isAsset ? "default" : "no-cache" }));
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
}

async function begin(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name !== appCache && !name.startsWith(keptPrefix),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answerApp(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(appCache);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}

/** What the page may load is said by its headers: the server's of today count, if the page is still the same. */
async function renewPage(): Promise<void> {
  const cache = await caches.open(appCache);
  const [kept, fresh] = await Promise.all([
    cache.match(page, { ignoreVary: true }),
    fetch(page, { cache: "no-cache" }).catch(() => undefined),
  ]);
  if (kept === undefined || fresh?.ok !== true) return;
  if ((await kept.text()) === (await fresh.clone().text())) await cache.put(page, fresh);
}

/** There is at most one person's cache: the app removes all others before it fills one. */
async function answerKept(request: Request, path: string, address: string): Promise<Response> {
  const range = request.headers.get("range");
  const names = (await caches.keys()).filter((name) => name.startsWith(keptPrefix));
  for (const name of names) {
    const whole = await (await caches.open(name)).match(keptOrigin + path);
    if (whole === undefined) continue;
    arriving.forget(address);
    return answerRange(range, whole);
  }
  if (address === "" || request.cache === "only-if-cached")
    return new Response(null, { status: 404 });
  return arriving.answer(address, range).catch(() => Response.error());
}
