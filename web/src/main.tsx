import { profileEndpoints } from "@hearten/contract/profile.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { createClient, type Transport } from "./api/client.ts";
import { createFetchScript } from "./app/fetch-script.ts";
import { followLinks } from "./app/follow-links.ts";
import { createLoadable } from "./app/loadable.ts";
import { createNotifier } from "./app/notifier.ts";
import { createRouter } from "./app/router.tsx";
import type { Services } from "./app/services.ts";
import { composeEmbeddedIdentity } from "./compose/embedded-identity.ts";
import { composeFirebaseIdentity } from "./compose/firebase-identity.ts";
import { joinNativeShell } from "./compose/native.ts";
import { createDraft } from "./features/creation/draft.ts";
import { createProfileStore } from "./features/profile/profile-store.ts";
import type { Identity } from "./identity/identity.ts";
import { recallIdentity } from "./identity/recalled-identity.ts";
import { createDevice, ownerKey } from "./platform/device.ts";
import { fetchWithTimeout } from "./platform/fetch-with-timeout.ts";
import { isIos } from "./platform/ios.ts";
import { registerServiceWorker } from "./platform/service-worker.ts";
import { afterBrowserTimeout } from "./platform/timer.ts";
import { onBrowserWake } from "./platform/wake.ts";

/** Milliseconds after which a call without its whole answer has failed: twice what the server takes to read one. */
const answerLimit = 60_000;
const transport: Transport = {
  baseUrl: import.meta.env.VITE_API_BASE ?? "",
  // Called by name, because the browser's own refuses to be a method of anything else.
  fetch: fetchWithTimeout(answerLimit, (...request) => fetch(...request), afterBrowserTimeout),
  token: () => identity.token(),
  onNotSignedIn: () => identity.forget(),
};
const fetchScript = createFetchScript({
  readPage: async () => (await fetch("/", { cache: "no-store" })).text(),
  ownScript: new URL(import.meta.url).pathname,
  pageAge: () => performance.now(),
  isListening: () => (listening.get()?.player.playback.get().inspiration ?? null) !== null,
  loadAnew(path) {
    const load = () => (path === undefined ? location.reload() : location.assign(path));
    // Where a service worker has the app, the newer one has to take its place first.
    const update = listening.get()?.appUpdate;
    if (update === undefined) load();
    else update.apply(load);
  },
});
// The build has the one that its stack needs and leaves the other one out.
const stackIdentity =
  import.meta.env.VITE_STACK === "hosted"
    ? composeFirebaseIdentity(transport, fetchScript)
    : composeEmbeddedIdentity(transport);
/** Fetched when there is no network: it lies on the device then. */
const fetchRecall = () => import("./compose/recall.ts").catch(() => null);
const identity: Identity = recallIdentity(
  stackIdentity,
  async () => (await fetchRecall())?.recallSignIn() ?? null,
  afterBrowserTimeout,
);
const profile = createProfileStore(createClient(profileEndpoints, transport), async () =>
  // Only with somebody who was recalled: else the server answers.
  stackIdentity.signIn.get().status === "unknown"
    ? ((await fetchRecall())?.recallProfile() ?? null)
    : null,
);
const device = createDevice(() => localStorage, globalThis.caches);
const draft = createDraft(() => sessionStorage);
const listening = createLoadable(async () => {
  const { composeListening } = await fetchScript(() => import("./compose/listening.ts"));
  return composeListening({ transport, identity, profile, notify });
});
const { notify, announcements } = createNotifier();

const services: Services = {
  identity,
  profile,
  draft,
  isIos: isIos(navigator),
  notify,
  announcements,
  fetchScript,
  device,
  listening,
};

const router = createRouter(services);

followLinks(document, (path, options) => void router.navigate(path, options));
forgetPersonAtSignOut();
onBrowserWake(() => void refreshSignIn());
// Whoever signs out in another window empties the device of both; nobody has to be asked, who might not answer,
// or not have heard of it yet. A sign-in there is found at the next look: a popup may be waited for here.
addEventListener("storage", ({ key }) => {
  if (key !== ownerKey || identity.signIn.get().status !== "signed-in") return;
  if (localStorage.getItem(ownerKey) === null) identity.followSignOut();
  else void refreshSignIn();
});
// A page that lies on the device needs no service worker to open without a network.
if (import.meta.env.VITE_SHELL === "native") joinNativeShell(router);
else if (import.meta.env.PROD) registerServiceWorker();
createRoot(element("root")).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

/** Whoever comes next finds nothing of the person before them, and stands at the sign-in. */
function forgetPersonAtSignOut(): void {
  const personOf = () => {
    const signIn = identity.signIn.get();
    return signIn.status === "signed-in" ? signIn.person.uid : null;
  };
  let uid = personOf();
  identity.signIn.subscribe(() => {
    const before = uid;
    uid = personOf();
    if (identity.signIn.get().status !== "unknown") {
      draft.keepFor(uid);
      device.keepFor(uid);
    }
    if (before === null || before === uid) return;
    listening.get()?.player.clear();
    listening.get()?.inspirations.clear();
    profile.clear();
    // Somebody else has signed in from another window: nothing on the page is theirs.
    if (uid !== null) location.reload();
    else void router.revalidate();
  });
}

/** The sign-in may have begun, ended or changed hands in another window meanwhile, and the profile have changed. */
async function refreshSignIn(): Promise<void> {
  const before = identity.signIn.get().status;
  try {
    const { status } = await identity.refresh();
    if (status !== before) await router.revalidate();
    // It may be what was last known, without a network, or have been changed on another device.
    else if (status === "signed-in") await profile.refresh();
  } catch {
    // Without an answer the person keeps what they see.
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element #${id}`);
  return found;
}
