import { accountEndpoints } from "@hearten/contract/account.ts";
import { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import { createClient, type Transport } from "../api/create-client.ts";
import { composeNativeSignIn, composeTokenStore } from "./native.ts";
import { createEmbeddedIdentity } from "../identity/embedded.ts";
import { createBearerIdentity } from "../identity/embedded-bearer.ts";
import type { Identity } from "../identity/identity.ts";
import {
  createPopupSignIn,
  listenToChannel,
  nameBrowserAttempt,
} from "../platform/provider-sign-in-popup.ts";
import { afterBrowserTimeout } from "../platform/timer.ts";

/** The part of the composition root that is in the build for the embedded stack. */
export function composeEmbeddedIdentity(transport: Transport): Identity {
  const client = createClient({ ...accountEndpoints, ...authenticationEndpoints }, transport);
  if (import.meta.env.VITE_SHELL === "native")
    return createBearerIdentity(
      client,
      composeNativeSignIn(["google", "apple"]),
      composeTokenStore(),
    );
  const obtainCredential = createPopupSignIn(transport.baseUrl, {
    origin: location.origin,
    nameAttempt: nameBrowserAttempt,
    open: (address, name, features) => open(address, name, features),
    listen: listenToChannel,
    after: afterBrowserTimeout,
  });
  return createEmbeddedIdentity(client, obtainCredential);
}
