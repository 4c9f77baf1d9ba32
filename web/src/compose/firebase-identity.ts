import { accountEndpoints } from "@hearten/contract/account.ts";
import { firebaseEndpoints } from "@hearten/contract/firebase.ts";
import { createClient, type Transport } from "../api/create-client.ts";
import type { FetchScript } from "../app/fetch-script.ts";
import { createLoadable } from "../app/loadable.ts";
import { paths } from "../app/paths.ts";
import { composeNativeSignIn, productAddress } from "./native.ts";
import { createFirebaseIdentity } from "../identity/firebase.ts";
import { removeStoredSignIn } from "../identity/firebase-stored-sign-in.ts";
import type { Identity } from "../identity/identity.ts";
import { fetchWithTimeout } from "../platform/fetch-with-timeout.ts";
import { afterBrowserTimeout } from "../platform/timer.ts";

/** Milliseconds that reading the settings may take. All other calls wait for it. */
const settingsTimeout = 10_000;

/** The part of the composition root that is in the build for the hosted stack. */
export function composeFirebaseIdentity(transport: Transport, fetchScript: FetchScript): Identity {
  // Without a token: the settings are needed before there can be one.
  const { readFirebase } = createClient(firebaseEndpoints, {
    ...transport,
    fetch: fetchWithTimeout(settingsTimeout, transport.fetch, afterBrowserTimeout),
    token: () => Promise.resolve(null),
  });
  const sdk = createLoadable(async () => {
    const [{ openFirebase }, settings] = await Promise.all([
      fetchScript(() => import("../identity/firebase-sdk.ts")),
      readFirebase({}),
    ]);
    return openFirebase(settings, transport.fetch);
  });
  // At once: every screen waits for it, and a popup must open inside the tap.
  sdk.load().catch(() => {});
  return createFirebaseIdentity({
    client: createClient({ ...accountEndpoints, ...firebaseEndpoints }, transport),
    load: sdk.load,
    removeStored: removeStoredSignIn,
    after: afterBrowserTimeout,
    // Firebase checks the nonce of Apple's tokens, and not of Google's.
    obtainCredential:
      import.meta.env.VITE_SHELL === "native" ? composeNativeSignIn(["apple"]) : null,
    continueUrl:
      (import.meta.env.VITE_SHELL === "native" ? productAddress : location.origin) + paths.login,
  });
}
