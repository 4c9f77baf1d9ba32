import type { authenticationEndpoints, Credential } from "@hearten/contract/authentication.ts";
import type { Call, Handlers } from "../http/contract-routes.ts";
import { createRateLimit } from "../limits/rate-limit.ts";
import type {
  AuthenticationProvider,
  PresentedCredential,
} from "../ports/authentication-provider.ts";
import { networkOf } from "./client-network.ts";
import type { NetworkLimits } from "./network-limits.ts";
import type { PopupCookies } from "./popup-cookies.ts";
import type { AnswerSignIn } from "./sign-in-routes.ts";

/** Credentials a minute from one network. Each costs a call to the provider. */
const perNetwork = 60;
const minute = 60_000;

interface CredentialParts {
  readonly authentication: Pick<AuthenticationProvider, "signInWithCredential" | "linkCredential">;
  readonly networkLimits: NetworkLimits;
  readonly popupCookies: PopupCookies;
  readonly answerSignIn: AnswerSignIn;
}

/** The calls that sign in with Google or Apple, or link them to an account. */
export function createCredentialRoutes(
  parts: CredentialParts,
): Handlers<Pick<typeof authenticationEndpoints, "signInWithCredential" | "linkCredential">> {
  const { authentication, networkLimits, popupCookies, answerSignIn } = parts;
  const rateLimit = createRateLimit(perNetwork, minute);

  /** Adds the secret that the browser has kept since the popup began. It can be used once. */
  const present = (credential: Credential, call: Call): PresentedCredential => {
    rateLimit.consume(networkOf(call.clientAddress));
    if (credential.kind === "id-token") return { credential, popupSecret: null };
    const popupSecret = popupCookies.read(call.headers, credential.state);
    if (popupSecret !== null) call.setCookies([popupCookies.forget(credential.state)]);
    return { credential, popupSecret };
  };

  return {
    async signInWithCredential({ credential, carrier }, call) {
      const presented = present(credential, call);
      const signedIn = await networkLimits.signIn(call.clientAddress, () =>
        authentication.signInWithCredential(presented),
      );
      return answerSignIn(signedIn, carrier, call);
    },

    async linkCredential({ credential }, call) {
      const presented = present(credential, call);
      return { person: await authentication.linkCredential(call.session, presented) };
    },
  };
}
