import type { Uid } from "@hearten/contract/ids.ts";
import type { Person, Provider, SignInMethod } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";
import type { Session } from "./identity.ts";

/** A person who has just proved who they are. */
export interface SignedIn {
  readonly person: Person;
  /** Opaque proof for `Authorization: Bearer`. */
  readonly token: string;
  /** `Set-Cookie` values that carry the same proof in a browser. */
  readonly cookies: readonly string[];
  /** What the provider told of the person's name, at this sign-in or an earlier one. */
  readonly name: PersonName;
}

/** Each null when it was never told. Only Apple tells a first and a last name apart. */
export interface PersonName {
  readonly displayName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A sign-in popup that has begun. */
export interface PopupStart {
  /** The provider's page, where the popup goes on. */
  readonly address: string;
  /** Kept by the browser that began, unseen by scripts, and handed back with the code. */
  readonly secret: string;
}

/** A credential together with what the browser kept since its popup began; null for what is none. */
export interface PresentedCredential {
  readonly credential: Credential;
  readonly popupSecret: string | null;
}

/** What a mail with a one-time link needs. */
export interface PasswordResetMail {
  readonly email: string;
  /** The secret of the link. */
  readonly token: string;
  readonly expires: Date;
}

/**
 * The calls by which a person becomes signed in, for the stack on which this server is itself the
 * authentication provider. On the hosted stack the browser makes the same calls to Firebase
 * Authentication, behind the interface of the same shape in `web/src/identity`.
 *
 * Refusals are `Refusal`s with the code named at each call.
 *
 * Who enters whose account by a credential:
 * - one that is linked to an account enters it;
 * - one whose address has no account gets a new one;
 * - Google's word for an address lets it into that address's account. Was the address never proved
 *   before, then whoever made the account may have been somebody else: every other way in and every
 *   sign-in is removed. Without Google's word, and for Apple always, it is
 *   `account-exists-with-different-credential`.
 */
export interface AuthenticationProvider {
  /** `email-in-use`, `invalid-email`, `weak-password` */
  createAccount(email: string, password: string): Promise<SignedIn>;
  /** `wrong-credentials` for an unknown address just as for a wrong password; `too-many-requests` */
  signInWithPassword(email: string, password: string): Promise<SignedIn>;
  /**
   * Begins a popup of the provider; `provider-unavailable`, and `unavailable` while it is away.
   *
   * @param state comes back with the code, as it is; it holds something that can't be guessed
   */
  startPopup(provider: Provider, state: string): Promise<PopupStart>;
  /**
   * `provider-unavailable`, `invalid-credential`, `account-exists-with-different-credential`, and
   * `unavailable` while the provider is away
   */
  signInWithCredential(presented: PresentedCredential): Promise<SignedIn>;
  /**
   * Links it to the session's person; one that is theirs already changes nothing.
   * `provider-unavailable`, `invalid-credential`, `credential-already-in-use`, `unavailable`, and
   * `not-signed-in` when the sign-in has ended while the provider was asked: whoever was put out of
   * an account must not leave themselves a way in
   */
  linkCredential(session: Session, presented: PresentedCredential): Promise<Person>;
  /** What to mail, or null when the address has no account: only the mail may know. */
  createPasswordReset(email: string): Promise<PasswordResetMail | null>;
  /** Whether the link's secret can still be used. */
  checkPasswordReset(token: string): Promise<boolean>;
  /**
   * Uses the secret up, sets the password, takes the address as proved and ends the sign-ins of the
   * account. A person who is signed in by the headers gets a new sign-in, anybody else null.
   * `expired-link`, `weak-password`
   */
  resetPassword(headers: Headers, token: string, password: string): Promise<SignedIn | null>;
  /** The methods of a person who has proved who they are. */
  listSignInMethods(uid: Uid): Promise<readonly SignInMethod[]>;
  /** `wrong-password` */
  reauthenticateWithPassword(uid: Uid, password: string): Promise<void>;
  /**
   * What it takes to ask a provider later to forget that the person ever signed in by it, where it
   * gave a token for that (Apple). Sealed: of use to `revokeProviderToken` alone, also after the
   * person is deleted, so that a provider who is away keeps nobody from leaving.
   */
  listProviderTokens(uid: Uid): Promise<readonly string[]>;
  /**
   * Asks the provider to forget. Resolves for a token that it no longer knows; rejects when it can't
   * be reached.
   *
   * @param token as `listProviderTokens` gave it
   */
  revokeProviderToken(token: string, signal: AbortSignal): Promise<void>;
  /** Ends the sign-in that the headers prove; answers the `Set-Cookie` values that clear it. */
  signOut(headers: Headers): Promise<readonly string[]>;
  /** The providers that are set up. */
  readonly providers: readonly Provider[];
}
