import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import type { Session } from "../ports/identity.ts";
import { Refusal } from "../ports/refusal.ts";
import type { SignInGuard } from "./sign-in-guard.ts";

/**
 * Makes sure that the person of the session is really here, before something that can't be undone. Somebody
 * else may have found an open browser.
 *
 * @param password null when none was given
 * @param clientAddress of the caller, to count wrong passwords
 * @throws `recent-login-required`, or, for an account whose password this server checks, `wrong-password` and
 *   `too-many-requests`
 */
export type Reauthenticate = (
  session: Session,
  password: string | null,
  clientAddress: string,
) => Promise<void>;

/** Milliseconds for which a sign-in counts as recent. */
const recentSignIn = 5 * 60_000;

/** By a recent sign-in, for everybody: another service has just checked the password, or asked Google. */
export function createReauthenticationByRecentSignIn(now: () => number = Date.now): Reauthenticate {
  return async ({ signedInAt }) => {
    if (now() - signedInAt.getTime() > recentSignIn)
      throw new Refusal("recent-login-required", "The sign-in is too old for this.");
  };
}

/** By the password for accounts that have one, by a recent sign-in for others. */
export function createReauthenticationByPassword(
  authentication: Pick<AuthenticationProvider, "reauthenticateWithPassword">,
  guard: SignInGuard,
  now: () => number = Date.now,
): Reauthenticate {
  const byRecentSignIn = createReauthenticationByRecentSignIn(now);
  return async (session, password, clientAddress) => {
    const { uid, email, methods } = session.person;
    if (methods.includes("password"))
      // The sign-in proves that the account knows this browser.
      await guard.attempt(email ?? uid, { address: clientAddress, knownDevice: session.id }, () =>
        authentication.reauthenticateWithPassword(uid, password ?? ""),
      );
    else await byRecentSignIn(session, password, clientAddress);
  };
}
