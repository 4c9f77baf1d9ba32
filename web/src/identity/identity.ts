import type { Person, Provider } from "@hearten/contract/account.ts";
import type { Observable } from "../api/observable.ts";

/** What is known about the sign-in on this device. */
export type SignIn =
  /** The server was not asked yet, or gave no answer. */
  | { readonly status: "unknown" }
  | { readonly status: "signed-out"; readonly providers: readonly Provider[] }
  | {
      readonly status: "signed-in";
      readonly person: Person;
      readonly providers: readonly Provider[];
    };

/**
 * Who is signed in, and the calls to sign in and out. They are the same on both stacks. All of them reject with an
 * `ApiError`. The codes named at a call are those that a person can do something about.
 */
export interface Identity {
  readonly signIn: Observable<SignIn>;
  /** Returns the token for the `Authorization` header; null if a cookie is used instead, or if nobody is signed in. */
  token(): Promise<string | null>;
  /** Asks the server who is signed in, and updates `signIn`. */
  refresh(): Promise<SignIn>;
  /** Call it when the server has said that the sign-in has ended. */
  forget(): void;
  /** Call it when the person has signed out in another window, which has ended the sign-in. */
  followSignOut(): void;
  /** Creates an account and signs in. `email-in-use`, `invalid-email`, `weak-password` */
  createAccount(email: string, password: string): Promise<Person>;
  /** `wrong-credentials`, `too-many-requests` */
  signInWithPassword(email: string, password: string): Promise<Person>;
  /**
   * Signs in by the provider's popup or native dialog. It opens at once, so call it inside the tap's event handler.
   * `account-exists-with-different-credential`. Rejects with a `SignInInterrupted` if the person closed the popup, the
   * browser blocked it, or the provider sent no sign-in.
   *
   * @param signal closes the popup when it aborts; the call then rejects with its reason
   */
  signInWithProvider(provider: Provider, signal: AbortSignal): Promise<Person>;
  /** Links the provider to the signed-in person's account, in the same way. `credential-already-in-use` */
  linkProvider(provider: Provider, signal: AbortSignal): Promise<Person>;
  /**
   * For screens that offer providers: loads the scripts of popups, in browsers that block a popup which opens only
   * after they are loaded.
   */
  prepareProviders(): void;
  /** The name under which the address of a mail's link has its secret, in the fragment or the query. */
  readonly resetLinkParameter: string;
  /** Sends a mail with a one-time link if the address has an account. Resolves in both cases. */
  sendPasswordReset(email: string): Promise<void>;
  /** Whether the link's secret can still be used. */
  checkPasswordReset(token: string): Promise<boolean>;
  /**
   * Sets the password with a one-time link. Resolves with the person if this browser was signed in to the account;
   * with null if the person has to sign in with the new password. `expired-link`, `weak-password`
   */
  resetPassword(token: string, password: string): Promise<Person | null>;
  /**
   * Deletes the account with all its data, and ends the sign-in. `wrong-password`, `recent-login-required`
   *
   * @param password null for an account that has none
   */
  deleteAccount(password: string | null): Promise<void>;
  /** Ends this sign-in. If it rejects, the person is still signed in. */
  signOut(): Promise<void>;
}
