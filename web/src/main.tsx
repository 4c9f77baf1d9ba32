import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { createClient, type Transport } from "./api/client.ts";
import { createFetchScript } from "./app/fetch-script.ts";
import { followLinks } from "./app/follow-links.ts";
import { createLoadable } from "./app/loadable.ts";
import { createNotifier } from "./app/notifier.ts";
import { createRouter } from "./app/router.tsx";
import { type Services, ServicesProvider } from "./app/services.ts";
import { composeEmbeddedIdentity } from "./compose-embedded-identity.ts";
import { composeFirebaseIdentity } from "./compose-firebase-identity.ts";
import { createDraft } from "./features/creation/draft.ts";
import { createProfileStore } from "./features/profile/profile-store.ts";
import { isIos } from "./platform/ios.ts";
import { registerServiceWorker } from "./platform/service-worker.ts";
import { onBrowserWake } from "./platform/wake.ts";

const transport: Transport = {
  baseUrl: import.meta.env.VITE_API_BASE ?? "",
  // Called by name, because the browser's own refuses to be a method of anything else.
  fetch: (...request) => fetch(...request),
  token: () => identity.token(),
  onNotSignedIn: () => identity.forget(),
};
const client = createClient(commonEndpoints, transport);
const fetchScript = createFetchScript({
  readPage: async () => (await fetch("/", { cache: "no-store" })).text(),
  ownScript: new URL(import.meta.url).pathname,
  pageAge: () => performance.now(),
  isListening: () => (listening.get()?.player.playback.get().inspiration ?? null) !== null,
  loadAnew: (path) => (path === undefined ? location.reload() : location.assign(path)),
});
// The build has the one that its stack needs and leaves the other one out.
const identity =
  import.meta.env.VITE_STACK === "hosted"
    ? composeFirebaseIdentity(transport, fetchScript)
    : composeEmbeddedIdentity(transport);
const profile = createProfileStore(client);
const draft = createDraft(() => sessionStorage);
const listening = createLoadable(async () => {
  const { composeListening } = await fetchScript(() => import("./compose-listening.ts"));
  return composeListening({ transport, client, identity });
});
const { notify, announcements } = createNotifier();

const services: Services = {
  client,
  identity,
  profile,
  draft,
  isIos: isIos(navigator),
  notify,
  announcements,
  fetchScript,
  listening,
};

const router = createRouter(services);

followLinks(document, (path, options) => void router.navigate(path, options));
forgetPersonAtSignOut();
onBrowserWake(() => void lookAgain());
if (import.meta.env.PROD) registerServiceWorker();
createRoot(element("root")).render(
  <StrictMode>
    <ServicesProvider value={services}>
      <RouterProvider router={router} />
    </ServicesProvider>
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
    if (identity.signIn.get().status !== "unknown") draft.keepFor(uid);
    if (before === null || before === uid) return;
    listening.get()?.player.clear();
    listening.get()?.inspirations.clear();
    profile.clear();
    // Somebody else has signed in from another window: nothing on the page is theirs.
    if (uid !== null) location.reload();
    else void router.revalidate();
  });
}

/** The sign-in may have begun, ended or changed hands in another window meanwhile. */
async function lookAgain(): Promise<void> {
  const before = identity.signIn.get().status;
  try {
    const { status } = await identity.refresh();
    if (status !== before) await router.revalidate();
  } catch {
    // Without an answer the person keeps what they see.
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element #${id}`);
  return found;
}
