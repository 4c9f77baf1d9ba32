import type { Person, Provider, SignInMethod } from "@hearten/contract/account.ts";

/** A person who has just proved who they are. */
export interface SignedIn {
  readonly person: Person;
  /** Opaque proof for `Authorization: Bearer`. */
  readonly token: string;
  /** `Set-Cookie` values that carry the same proof in a browser. */
  readonly cookies: readonly string[];
  /** Whether the account was made by this call. */
  readonly isNew: boolean;
}

/** What a provider's sign-in hands over, in the browser's popup as in the native shell. */
export interface Credential {
  readonly provider: Provider;
  readonly idToken: string;
  /** The nonce whose hash or value the ID token must hold. */
  readonly nonce: string | null;
  /** Apple's one-time code, from which the token for a later revocation comes. */
  readonly authorizationCode: string | null;
  /** Apple tells the name once, beside the token. */
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * The calls by which a person becomes signed in, for the stack on which this server is itself the
 * authentication provider. On the hosted stack the browser makes the same calls to Firebase
 * Authentication, behind the interface of the same shape in `web/src/identity`.
 *
 * Refusals are `Refusal`s with the code named at each call.
 */
export interface AuthenticationProvider {
  /** `email-in-use`, `invalid-email`, `weak-password` */
  createAccount(email: string, password: string): Promise<SignedIn>;
  /** `wrong-credentials` for an unknown address just as for a wrong password; `too-many-requests` */
  signInWithPassword(email: string, password: string): Promise<SignedIn>;
  /** `provider-unavailable`, `invalid-credential`, `account-exists-with-different-credential` */
  signInWithCredential(credential: Credential): Promise<SignedIn>;
  /** `provider-unavailable`, `invalid-credential`, `credential-already-in-use` */
  linkCredential(headers: Headers, credential: Credential): Promise<void>;
  /** Says nothing about whether the address has an account. */
  sendPasswordReset(email: string): Promise<void>;
  /** Only for somebody who has proved that the address is theirs. */
  listSignInMethods(uid: string): Promise<readonly SignInMethod[]>;
  /** `wrong-password`; makes the sign-in a recent one. */
  reauthenticateWithPassword(headers: Headers, password: string): Promise<void>;
  /** Ends the sign-in that the headers prove; answers the `Set-Cookie` values that clear it. */
  signOut(headers: Headers): Promise<readonly string[]>;
  /** The providers that are set up. */
  readonly providers: readonly Provider[];
}

/** The part for accounts with e-mail address and password. */
export type PasswordAuthentication = Pick<
  AuthenticationProvider,
  "createAccount" | "signInWithPassword" | "signOut" | "providers"
>;
