import type { Person } from "@hearten/contract/account.ts";
import type { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import type { Call, Handlers } from "../http/contract-routes.ts";
import type { AuthenticationProvider, SignedIn } from "../ports/authentication-provider.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import { validateEmailAddress, validateNewPassword } from "./input-validation.ts";
import type { EarlierAccounts } from "./earlier-account.ts";
import type { DeviceCookies } from "./device-cookies.ts";
import type { NetworkLimits } from "./network-limits.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import { upsertProfile } from "./upsert-profile.ts";

/** Updates the person's profile, and returns the proof of the sign-in either as a cookie or as a token. */
export type AnswerSignIn = (
  signedIn: SignedIn,
  carrier: "cookie" | "bearer",
  call: Call,
) => Promise<{ person: Person; token: string | null }>;

export function createAnswerSignIn(
  profiles: ProfileStore,
  earlierAccounts: EarlierAccounts,
  deviceCookies: DeviceCookies,
): AnswerSignIn {
  return async (signedIn, carrier, call) => {
    const { person, cookies, token } = signedIn;
    const now = new Date();
    await upsertProfile(profiles, earlierAccounts, { ...signedIn, signedInAt: now }, now);
    if (carrier === "bearer") return { person, token };
    call.setCookies(cookies);
    if (person.email !== null) call.setCookies(deviceCookies.remember(call.headers, person.email));
    return { person, token: null };
  };
}

interface SignInParts {
  readonly authentication: Pick<
    AuthenticationProvider,
    "createAccount" | "signInWithPassword" | "signOut"
  >;
  readonly guard: SignInGuard;
  readonly networkLimits: NetworkLimits;
  readonly deviceCookies: DeviceCookies;
  readonly answerSignIn: AnswerSignIn;
}

/** The calls for signing in by address and password, and for signing out. */
export function createSignInRoutes(
  parts: SignInParts,
): Handlers<
  Pick<typeof authenticationEndpoints, "createAccount" | "signInWithPassword" | "signOut">
> {
  const { authentication, guard, networkLimits, deviceCookies, answerSignIn } = parts;
  const clientOf = (email: string, { clientAddress, headers }: Call) => ({
    address: clientAddress,
    knownDevice: deviceCookies.identify(headers, email),
  });
  return {
    async createAccount({ email, password, carrier }, call) {
      validateEmailAddress(email);
      validateNewPassword(password);
      networkLimits.countSignUp(call.clientAddress);
      const signedIn = await guard.attempt(email, clientOf(email, call), () =>
        authentication.createAccount(email, password),
      );
      return answerSignIn(signedIn, carrier, call);
    },

    async signInWithPassword({ email, password, carrier }, call) {
      const signedIn = await networkLimits.signIn(call.clientAddress, () =>
        guard.attempt(email, clientOf(email, call), () =>
          authentication.signInWithPassword(email, password),
        ),
      );
      return answerSignIn(signedIn, carrier, call);
    },

    async signOut(_input, call) {
      call.setCookies(await authentication.signOut(call.headers));
      return {};
    },
  };
}
