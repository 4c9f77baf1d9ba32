// Opens the app without a network, and serves the audio and pictures that the app has downloaded or is downloading. The
// app itself stores the downloads. No answer of the API passes through this worker.
import { createArrivingAnswers } from "./answer-arriving.ts";
import { answerRange } from "./answer-range.ts";

declare const self: ServiceWorkerGlobalScope;

/** The paths of the built app, and a text that changes with the app. The build inserts both. */
declare const APP_FILES: readonly string[];
declare const APP_VERSION: string;

const appPrefix = "app-";
const appCache = appPrefix + APP_VERSION;
const appFiles: ReadonlySet<string> = new Set(APP_FILES);
const page = "/index.html";
/**
 * Downloads have paths below this. They are in the cache whose name begins with `kept-`, under the same path at
 * `keptOrigin`. The query is the address to fetch from until the download is complete.
 */
const keptPath = "/kept/";
const keptOrigin = "https://device.invalid";
const keptPrefix = "kept-";
/** Paths of the server. They are no screens of the app. */
const serverPaths = /^\/(?:api|\.well-known)(?:\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(precacheApp()));

self.addEventListener("activate", (event) => event.waitUntil(begin()));

const arriving = createArrivingAnswers((...request) => fetch(...request));

self.addEventListener("message", (event) => {
  const { data } = event;
  // A newer version waits for this message, so that the app does not change while it is used.
  if (data === "activate") void self.skipWaiting();
  // A page that this worker does not answer wants to be answered.
  if (data === "claim") event.waitUntil(self.clients.claim());
  // The person has signed out.
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
    event.waitUntil(revalidatePage());
  } else if (appFiles.has(pathname)) event.respondWith(answerApp(request, pathname));
});

/** Caches all files of the app, or fails: a part of them would not work. */
async function precacheApp(): Promise<void> {
  const cache = await caches.open(appCache);
  await Promise.all(
    [...appFiles].map(async (path) => {
      // The name of an asset changes with its content, so it can be copied from an earlier version's cache.
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

/** Updates the cached page if only its headers have changed: they say what the page may load. */
async function revalidatePage(): Promise<void> {
  const cache = await caches.open(appCache);
  const [kept, fresh] = await Promise.all([
    cache.match(page, { ignoreVary: true }),
    fetch(page, { cache: "no-cache" }).catch(() => undefined),
  ]);
  if (kept === undefined || fresh?.ok !== true) return;
  if ((await kept.text()) === (await fresh.clone().text())) await cache.put(page, fresh);
}

/** Serves a download. There is only one person's cache: the app removes all others before it fills one. */
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
