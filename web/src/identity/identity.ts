import type { Person, Provider } from "@hearten/contract/account.ts";
import type { Observable } from "../api/observable.ts";

/** What is known of who is signed in here. */
export type SignIn =
  /** Nobody has asked yet, or no answer came. */
  | { readonly status: "unknown" }
  | { readonly status: "signed-out"; readonly providers: readonly Provider[] }
  | {
      readonly status: "signed-in";
      readonly person: Person;
      readonly providers: readonly Provider[];
    };

/**
 * Who is signed in, and the ways to become so: the same calls on both stacks. All of them reject
 * with an `ApiError` whose code says why; those named at a call are the ones that a person can do
 * something about.
 */
export interface Identity {
  readonly signIn: Observable<SignIn>;
  /** The proof for the `Authorization` header of a call; null where a cookie carries it, or nobody is signed in. */
  token(): Promise<string | null>;
  /** Asks the server who is signed in, and remembers the answer. */
  refresh(): Promise<SignIn>;
  /** The call of somebody who has just learned that their sign-in has ended elsewhere. */
  forget(): void;
  /** The call of somebody who has seen that the person has signed out in another window. Nothing is left to be ended. */
  followSignOut(): void;
  /** `email-in-use`, `invalid-email`, `weak-password`; the person is signed in afterwards. */
  createAccount(email: string, password: string): Promise<Person>;
  /** `wrong-credentials`, `too-many-requests` */
  signInWithPassword(email: string, password: string): Promise<Person>;
  /**
   * Signs in by the provider's popup or native dialog, which opens at once: call it inside the tap.
   * `account-exists-with-different-credential`; a `SignInInterrupted` when the person closed it, the
   * browser did not let it open, or the provider sent no sign-in.
   *
   * @param signal closes the popup when nobody waits for it any more; then its reason is what it rejects with
   */
  signInWithProvider(provider: Provider, signal: AbortSignal): Promise<Person>;
  /** Adds the provider to the signed-in person's ways in, in the same way; `credential-already-in-use`. */
  linkProvider(provider: Provider, signal: AbortSignal): Promise<Person>;
  /**
   * For screens that offer providers: loads what their windows need, where the browser would block
   * one that opens only when that is there.
   */
  prepareProviders(): void;
  /** Where in the query of a mail's link its secret stands. */
  readonly resetLinkParameter: string;
  /** Resolves whether or not the address has an account. */
  sendPasswordReset(email: string): Promise<void>;
  /** Whether the link's secret can still be used. */
  checkPasswordReset(token: string): Promise<boolean>;
  /**
   * `expired-link`, `weak-password`. Resolves with the person when this browser is signed in with
   * the account, and null when the new password is to be used for that.
   */
  resetPassword(token: string, password: string): Promise<Person | null>;
  /**
   * Removes the account with everything in it and ends the sign-in. `wrong-password`,
   * `recent-login-required`
   *
   * @param password null for an account that has none
   */
  deleteAccount(password: string | null): Promise<void>;
  /** Ends this sign-in. When it rejects, the person is still signed in. */
  signOut(): Promise<void>;
}
