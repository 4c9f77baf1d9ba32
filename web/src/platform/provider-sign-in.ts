import type { Provider } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";

/** Why a sign-in ended without a credential. */
export type Interruption =
  /** The browser blocked the popup. */
  | "blocked"
  /** The person closed the popup. */
  | "closed"
  /** The provider sent no sign-in, for example because the person cancelled it there. */
  | "refused"
  /** The person has started another sign-in. */
  | "replaced";

/** The sign-in at a provider ended without a credential. */
export class SignInInterrupted extends Error {
  override readonly name = "SignInInterrupted";
  readonly interruption: Interruption;

  constructor(interruption: Interruption, options?: ErrorOptions) {
    super(`The sign-in was ${interruption}`, options);
    this.interruption = interruption;
  }
}

/**
 * Lets the person sign in at a provider. The window opens at once, so call it inside the tap's event handler. Rejects
 * with a `SignInInterrupted`. If the signal aborts, it closes the window and rejects with the signal's reason. A second
 * call replaces one that is in progress.
 */
export type ObtainCredential = (provider: Provider, signal: AbortSignal) => Promise<Credential>;
