import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import type { Session } from "../ports/identity.ts";
import { Refusal } from "../ports/refusal.ts";
import type { SignInGuard } from "./sign-in-guard.ts";

/**
 * Resolves when it is surely the session's person who asks.
 *
 * @param password null when none was given
 * @param clientAddress of the caller, for the count of wrong passwords
 * @throws `recent-login-required`; where the server checks passwords itself, `wrong-password` and
 *   `too-many-requests` instead for an account that has one
 */
export type ProvePresence = (
  session: Session,
  password: string | null,
  clientAddress: string,
) => Promise<void>;

/** Milliseconds since the sign-in within which it proves that the person is there. */
const recentSignIn = 5 * 60_000;

/** Everybody by a recent sign-in: another service has just checked the password, or asked Google. */
export function createPresenceBySignIn(now: () => number = Date.now): ProvePresence {
  return async ({ signedInAt }) => {
    if (now() - signedInAt.getTime() > recentSignIn)
      throw new Refusal("recent-login-required", "The sign-in is too old for this.");
  };
}

/** Whoever has a password by it, anybody else by a recent sign-in. */
export function createPresenceByPassword(
  authentication: Pick<AuthenticationProvider, "reauthenticateWithPassword">,
  guard: SignInGuard,
  now: () => number = Date.now,
): ProvePresence {
  const provePresenceBySignIn = createPresenceBySignIn(now);
  return async (session, password, clientAddress) => {
    const { uid, email, methods } = session.person;
    if (methods.includes("password"))
      await guard.attempt(email ?? uid, clientAddress, () =>
        authentication.reauthenticateWithPassword(uid, password ?? ""),
      );
    else await provePresenceBySignIn(session, password, clientAddress);
  };
}
