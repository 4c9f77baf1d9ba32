import type { Person } from "@hearten/contract/account.ts";
import type { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import type { Call, Handlers } from "../http/contract-routes.ts";
import type { AuthenticationProvider, SignedIn } from "../ports/authentication-provider.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import { checkEmailAddress, checkNewPassword } from "./bounds.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import { welcome } from "./welcome.ts";

/** Welcomes who has signed in, and hands the proof to who keeps it: cookie jar or caller, never both. */
export type AnswerSignIn = (
  signedIn: SignedIn,
  carrier: "cookie" | "bearer",
  call: Call,
) => Promise<{ person: Person; token: string | null }>;

export function createAnswerSignIn(profiles: ProfileStore): AnswerSignIn {
  return async (signedIn, carrier, call) => {
    await welcome(profiles, signedIn, new Date());
    if (carrier === "cookie") call.setCookies(signedIn.cookies);
    return { person: signedIn.person, token: carrier === "bearer" ? signedIn.token : null };
  };
}

interface SignInParts {
  readonly authentication: Pick<
    AuthenticationProvider,
    "createAccount" | "signInWithPassword" | "signOut"
  >;
  readonly guard: SignInGuard;
  readonly answerSignIn: AnswerSignIn;
}

/** Signing in by address and password, and signing out. */
export function createSignInRoutes(
  parts: SignInParts,
): Handlers<
  Pick<typeof authenticationEndpoints, "createAccount" | "signInWithPassword" | "signOut">
> {
  const { authentication, guard, answerSignIn } = parts;
  return {
    async createAccount({ email, password, carrier }, call) {
      checkEmailAddress(email);
      checkNewPassword(password);
      const signedIn = await guard.attempt(email, call.clientAddress, () =>
        authentication.createAccount(email, password),
      );
      return answerSignIn(signedIn, carrier, call);
    },

    async signInWithPassword({ email, password, carrier }, call) {
      const signedIn = await guard.attempt(email, call.clientAddress, () =>
        authentication.signInWithPassword(email, password),
      );
      return answerSignIn(signedIn, carrier, call);
    },

    async signOut(_input, call) {
      call.setCookies(await authentication.signOut(call.headers));
      return {};
    },
  };
}
