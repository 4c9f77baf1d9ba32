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
  /** Asks the server who is signed in, and remembers the answer. */
  refresh(): Promise<SignIn>;
  /** The call of somebody who has just learned that their sign-in has ended elsewhere. */
  forget(): void;
  /** `email-in-use`, `invalid-email`, `weak-password`; the person is signed in afterwards. */
  createAccount(email: string, password: string): Promise<Person>;
  /** `wrong-credentials`, `too-many-requests` */
  signInWithPassword(email: string, password: string): Promise<Person>;
  /** Ends this sign-in. When it rejects, the person is still signed in. */
  signOut(): Promise<void>;
}
