import type { Person } from "@hearten/contract/account.ts";
import type { Uid } from "@hearten/contract/ids.ts";

/** A valid sign-in, found on a request. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  /** Whether the person's address was ever proved to be theirs. */
  readonly isAddressProved: boolean;
  /** When the person signed in. Deleting the account needs a recent sign-in. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  /**
   * `Set-Cookie` values that extend a sign-in that is in use. Send them with the response. Mostly
   * empty.
   */
  readonly renewedCookies: readonly string[];
}

/**
 * Who sends a request. Both stacks have this port. How a person signs in is a matter of
 * `AuthenticationProvider` (embedded) or of Firebase Authentication (hosted).
 */
export interface Identity {
  /**
   * The sign-in that the request's headers prove, by a cookie or by `Authorization: Bearer`. Null when
   * they prove none: for example, the sign-in has ended or expired, or the person is deleted.
   */
  authenticate(headers: Headers): Promise<Session | null>;
  /**
   * Whether a sign-in still holds, by the id of its session: for addresses that were handed out to it. A sign-in that
   * ended elsewhere is noticed within a minute.
   *
   * @throws `unavailable`
   */
  holdsSignIn(id: string): Promise<boolean>;
  /** Calls the listener when sign-ins of a person may have ended. Stops when the signal aborts. */
  onSignedOut(listener: (uid: Uid) => void, signal: AbortSignal): void;
  /** Deletes the person, with all their sign-in methods and sign-ins. Idempotent. */
  deletePerson(uid: Uid): Promise<void>;
  /** Resolves when sign-ins can be checked; rejects with the reason when they can't. */
  checkHealth(): Promise<void>;
}
