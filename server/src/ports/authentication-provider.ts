import type { Uid } from "@hearten/contract/ids.ts";
import type { Person, Provider, SignInMethod } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";
import type { Session } from "./identity.ts";

/** A new sign-in of a person. */
export interface SignedIn {
  readonly person: Person;
  /** Whether the person's address was ever proved to be theirs. */
  readonly isAddressProved: boolean;
  /** The opaque token for `Authorization: Bearer`. */
  readonly token: string;
  /** `Set-Cookie` values with the same token, for browsers. */
  readonly cookies: readonly string[];
  /** The person's name from the provider, at this sign-in or an earlier one. */
  readonly name: PersonName;
}

/** Null for a part that the provider never sent. Only Apple sends first and last name separately. */
export interface PersonName {
  readonly displayName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A sign-in popup that has begun. */
export interface PopupStart {
  /** The provider's page, to which the popup is redirected. */
  readonly address: string;
  /** The browser stores it in a cookie that scripts can't read, and sends it back with the code. */
  readonly secret: string;
}

/** A credential, with the `secret` of its popup. The secret is null if it comes from no popup. */
export interface PresentedCredential {
  readonly credential: Credential;
  readonly popupSecret: string | null;
}

/** The content of a mail with a one-time link. */
export interface PasswordResetMail {
  readonly email: string;
  /** The secret of the link. */
  readonly token: string;
  readonly expires: Date;
}

/** A provider's token that is to be revoked, because its sign-in method was removed. */
export interface RemovedToken {
  /** For `revokeProviderToken`. */
  readonly token: string;
  readonly removedAt: Date;
}

/**
 * The calls that sign people in, for the stack on which this server is itself the authentication provider. On the
 * hosted stack the browser makes the same calls to Firebase Authentication, through the interface in
 * `web/src/identity`.
 *
 * A call rejects with a `Refusal` that has one of the codes named at the call.
 *
 * Which account a credential opens:
 * - If it is linked to an account, that one.
 * - If its e-mail address has no account, a new one.
 * - If the address has an account and Google has verified the address, that account. If the account had never
 *   verified it, somebody else may have made the account: all its other sign-in methods and all its sign-ins are
 *   removed.
 * - Else none: `account-exists-with-different-credential`. For Apple this is always so.
 */
export interface AuthenticationProvider {
  /** Creates an account and signs in. `email-in-use`, `invalid-email`, `weak-password` */
  createAccount(email: string, password: string): Promise<SignedIn>;
  /** `wrong-credentials` for a wrong password and for an unknown address; `too-many-requests` */
  signInWithPassword(email: string, password: string): Promise<SignedIn>;
  /**
   * Begins a popup of the provider. `provider-unavailable`, and `unavailable` while the provider does not answer.
   *
   * @param state returned unchanged with the code; it must contain a random value
   */
  startPopup(provider: Provider, state: string): Promise<PopupStart>;
  /**
   * Signs in, by the rules above. `provider-unavailable`, `invalid-credential`,
   * `account-exists-with-different-credential`, and `unavailable` while the provider does not answer
   */
  signInWithCredential(presented: PresentedCredential): Promise<SignedIn>;
  /**
   * Links it to the session's person. Idempotent. `provider-unavailable`, `invalid-credential`,
   * `credential-already-in-use`, `unavailable`, and `not-signed-in` if the sign-in ended during the call: somebody
   * who has lost access to an account must not add a new way into it
   */
  linkCredential(session: Session, presented: PresentedCredential): Promise<Person>;
  /** The mail to send; null if the address has no account. Only the mail's receiver may learn which. */
  createPasswordReset(email: string): Promise<PasswordResetMail | null>;
  /** Whether the link's secret can still be used. */
  checkPasswordReset(token: string): Promise<boolean>;
  /**
   * Sets the password with the link's secret, which then can't be used again. The address counts as verified, and
   * all sign-ins of the account end. Returns a new sign-in if the headers were signed in to it, else null.
   * `expired-link`, `weak-password`
   */
  resetPassword(headers: Headers, token: string, password: string): Promise<SignedIn | null>;
  /** The sign-in methods of the account. Call it only for a person who is signed in. */
  listSignInMethods(uid: Uid): Promise<readonly SignInMethod[]>;
  /** `wrong-password` */
  reauthenticateWithPassword(uid: Uid, password: string): Promise<void>;
  /**
   * The tokens with which sign-ins at a provider can be revoked (only Apple gives them). They are encrypted for
   * `revokeProviderToken`, which accepts them also after the person is deleted: a provider that does not answer
   * can't hold up a deletion.
   */
  listProviderTokens(uid: Uid): Promise<readonly string[]>;
  /**
   * Revokes the sign-in at the provider. Resolves also for a token that the provider does not know any more. Rejects
   * if the provider can't be reached.
   *
   * @param token from `listProviderTokens`
   */
  revokeProviderToken(token: string, signal: AbortSignal): Promise<void>;
  /**
   * The tokens of sign-in methods that were removed from accounts which stay, encrypted as above, until
   * `forgetRemovedToken`. They are noted together with the removal: no crash loses one.
   */
  listRemovedTokens(): Promise<readonly RemovedToken[]>;
  /** Idempotent. */
  forgetRemovedToken(token: string): Promise<void>;
  /** Removes the sign-ins, links and names whose time is over. Nobody could use them any more. */
  removeExpired(): Promise<void>;
  /** Ends the sign-in of the headers. Returns the `Set-Cookie` values that clear it. */
  signOut(headers: Headers): Promise<readonly string[]>;
  /** The providers that are set up. */
  readonly providers: readonly Provider[];
}
