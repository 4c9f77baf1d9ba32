import type { Person } from "@hearten/contract/account.ts";
import type { Uid } from "@hearten/contract/ids.ts";

/** A valid sign-in, as found on a request. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  /** When this sign-in was made: deletion asks for a recent one. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  /**
   * `Set-Cookie` values that keep a used sign-in from running out, to be sent with the answer;
   * mostly none.
   */
  readonly renewedCookies: readonly string[];
}

/**
 * Who is asking. Both stacks have it; how a person becomes signed in is the business of
 * `AuthenticationProvider` (embedded) or of Firebase Authentication (hosted).
 */
export interface Identity {
  /**
   * The sign-in that the request's headers prove, by cookie or by `Authorization: Bearer`; null when
   * they prove none. Ended and expired sign-ins and those of deleted people prove none.
   */
  authenticate(headers: Headers): Promise<Session | null>;
  /** Calls back when a person's sign-ins may have ended; ends with the signal. */
  onSignedOut(listener: (uid: Uid) => void, signal: AbortSignal): void;
  /** Removes the person, every way they sign in and every sign-in. Repeating it changes nothing. */
  deletePerson(uid: Uid): Promise<void>;
  /** Resolves when sign-ins can be checked; rejects with the reason when they can't. */
  checkHealth(): Promise<void>;
}
