import type { Provider } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";

/** Why there is no credential. */
export type Interruption =
  /** The browser did not let the sign-in open. */
  | "blocked"
  /** The person closed it. */
  | "closed"
  /** The provider sent no sign-in; cancelling there is one way to this. */
  | "refused"
  /** The person has begun another one. */
  | "replaced";

/** The sign-in at a provider ended without a credential. */
export class SignInInterrupted extends Error {
  override readonly name = "SignInInterrupted";
  readonly interruption: Interruption;

  constructor(interruption: Interruption) {
    super(`The sign-in was ${interruption}`);
    this.interruption = interruption;
  }
}

/**
 * Lets the person sign in at a provider, in a window that opens at once: to be called inside the
 * tap. Rejects with a `SignInInterrupted`, or with the signal's reason once it has aborted; then the
 * window closes, too. A second call takes the place of one that is under way.
 */
export type ObtainCredential = (provider: Provider, signal: AbortSignal) => Promise<Credential>;
