import { profileEndpoints } from "@hearten/contract/profile.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createClient, type Transport } from "./api/create-client.ts";
import { createVariable } from "./api/observable.ts";
import { createFetchScript } from "./app/fetch-script.ts";
import { followLinks } from "./app/follow-links.ts";
import { createLoadable } from "./app/loadable.ts";
import { createNotifier } from "./app/notifier.ts";
import { createRouter } from "./app/router.tsx";
import type { Services } from "./app/services.ts";
import { takeOver } from "./app/take-over.tsx";
import { whenInitialized } from "./app/when-initialized.ts";
import { composeEmbeddedIdentity } from "./compose/embedded-identity.ts";
import { composeFirebaseIdentity } from "./compose/firebase-identity.ts";
import { composePhoneReminder, joinNativeShell } from "./compose/native.ts";
import { browserRemarks } from "./compose/remarks.ts";
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
import { RouterProvider } from "./router/router-provider.tsx";

/** Milliseconds after which a call fails if its answer is not complete: twice the server's limit for a request. */
const requestTimeout = 60_000;
const transport: Transport = {
  baseUrl: import.meta.env.VITE_API_BASE ?? "",
  // In a function of its own, because the browser's `fetch` throws when it is called as a method of another object.
  fetch: fetchWithTimeout(requestTimeout, (...request) => fetch(...request), afterBrowserTimeout),
  token: () => identity.token(),
  onNotSignedIn: () => identity.forget(),
};
const fetchScript = createFetchScript({
  fetchPage: () => transport.fetch("/", { cache: "no-store" }),
  ownScript: new URL(import.meta.url).pathname,
  pageAge: () => performance.now(),
  isListening: () => (listening.get()?.player.playback.get().inspiration ?? null) !== null,
  reload(path) {
    const load = () => (path === undefined ? location.reload() : location.assign(path));
    // If a service worker serves the app, the newer one has to be activated first.
    const update = listening.get()?.appUpdate;
    if (update === undefined) load();
    else update.apply(load);
  },
});
// A build contains only the identity of its stack.
const stackIdentity =
  import.meta.env.VITE_STACK === "hosted"
    ? composeFirebaseIdentity(transport, fetchScript)
    : composeEmbeddedIdentity(transport);
/** Loaded when the server gives no answer. Without a network it comes from the service worker's cache. */
const fetchRecall = () => import("./compose/recall.ts").catch(() => null);
const identity: Identity = recallIdentity(
  stackIdentity,
  async () => (await fetchRecall())?.recallSignIn() ?? null,
  afterBrowserTimeout,
);
const profile = createProfileStore(createClient(profileEndpoints, transport), async () =>
  // Only while the stored sign-in is used, because the server has not answered yet.
  stackIdentity.signIn.get().status === "unknown"
    ? ((await fetchRecall())?.recallProfile() ?? null)
    : null,
);
const device = createDevice(() => localStorage, globalThis.caches);
const draft = createDraft(() => sessionStorage, "draft");
const draftLength = createDraft(() => sessionStorage, "draft length");
const draftMusic = createDraft(() => sessionStorage, "draft music");
const profileDraft = createDraft(() => sessionStorage, "profile draft");
const listening = createLoadable(async () => {
  const { composeListening } = await fetchScript(() => import("./compose/listening.ts"));
  return composeListening({
    transport,
    identity,
    profile,
    notify,
    onPlayingTitle: playingTitle.set,
  });
});
const { notify, announcements } = createNotifier();
const playingTitle = createVariable<string | null>(null);

const fetchOpenToAll = () => import("./compose/open-to-all.ts");
const services: Services = {
  identity,
  profile,
  draft,
  draftLength,
  draftMusic,
  profileDraft,
  isIos: isIos(navigator),
  remarks: browserRemarks,
  notify,
  announcements,
  playingTitle,
  fetchScript,
  device,
  phoneReminder:
    import.meta.env.VITE_SHELL === "native" ? composePhoneReminder(identity, profile) : null,
  readPrivacy: async () => (await fetchScript(fetchOpenToAll)).readPrivacy(transport),
  // The sample is heard all the same: no reason to load the page anew.
  readSpokenSample: async () =>
    (await fetchOpenToAll().catch(() => null))?.readSpokenSample(transport) ?? null,
  listening,
};

const { router, frame } = createRouter(services);

followLinks(document, (path, options) => void router.navigate(path, options));
forgetPersonAtSignOut();
onBrowserWake(() => void refreshSignIn());
// A sign-out in another window has removed the device's owner. It holds here too, and without asking the server, which
// may give no answer. For any other change the server is asked.
addEventListener("storage", ({ key }) => {
  if (key !== ownerKey || identity.signIn.get().status !== "signed-in") return;
  if (localStorage.getItem(ownerKey) === null) identity.followSignOut();
  else void refreshSignIn();
});
// The native shell's page is on the device, so it needs no service worker to open without a network.
if (import.meta.env.VITE_SHELL === "native") joinNativeShell(router);
// The first screen stays until the one that takes its place is loaded.
whenInitialized(router, () =>
  takeOver(
    element("root"),
    <StrictMode>
      <RouterProvider router={router}>{frame}</RouterProvider>
    </StrictMode>,
    (root, whole) => createRoot(root).render(whole),
    () => {
      // It fetches the whole app, which can wait until the screen is there.
      if (import.meta.env.VITE_SHELL !== "native" && import.meta.env.PROD) registerServiceWorker();
    },
  ),
);

/** After a sign-out, removes all data of the person from the page and the device, and opens the sign-in. */
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
      draftLength.keepFor(uid);
      draftMusic.keepFor(uid);
      profileDraft.keepFor(uid);
      device.keepFor(uid);
    }
    if (before === null || before === uid) return;
    listening.get()?.player.clear();
    listening.get()?.inspirations.clear();
    listening.get()?.removal.clear();
    profile.clear();
    // Somebody else has signed in in another window: nothing on this page belongs to them.
    if (uid !== null) location.reload();
    else void router.revalidate();
  });
}

/** Reads the sign-in and the profile again. Both may have changed in another window or on another device. */
async function refreshSignIn(): Promise<void> {
  const before = identity.signIn.get().status;
  try {
    const { status } = await identity.refresh();
    if (status !== before) await router.revalidate();
    // The profile may be outdated: it was stored on the device, or was changed on another one.
    else if (status === "signed-in") await profile.refresh();
  } catch {
    // Without an answer the screen stays as it is.
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element #${id}`);
  return found;
}
