import type { Provider } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";

/** A signed token from a dialog of the native shell. */
export type IdTokenCredential = Extract<Credential, { readonly kind: "id-token" }>;

/** A provider's window that is open. */
export interface ProviderPopup {
  /**
   * Apple's access token, with which it can be asked to forget the sign-in; null from Google. A
   * window that the person has closed is told of seconds later.
   */
  readonly accessToken: Promise<string | null>;
  close(): void;
}

/**
 * What is used of the SDK of Firebase Authentication. Every call rejects with the SDK's errors, whose
 * codes `firebase-errors.ts` knows.
 */
export interface FirebaseAuthentication {
  /** Resolves when it is known who was signed in here before. */
  ready(): Promise<void>;
  /** Null when nobody is signed in. */
  currentUser(): { readonly uid: string; readonly email: string | null } | null;
  /** Calls back when somebody has signed in or out, in this window or another one of the browser. */
  onChange(listener: () => void): void;
  /** The ID token, renewed when it is about to expire; null when nobody is signed in. */
  token(): Promise<string | null>;

  createAccount(email: string, password: string): Promise<void>;
  signInWithPassword(email: string, password: string): Promise<void>;
  signInWithIdToken(credential: IdTokenCredential): Promise<void>;
  linkIdToken(credential: IdTokenCredential): Promise<void>;
  /** Opens at once what `preparePopups` has prepared, and takes the place of one that is open. */
  openPopup(purpose: "sign-in" | "link", provider: Provider): ProviderPopup;
  /** Loads what a popup needs, in browsers that would block one which opens only after that. */
  preparePopups(): Promise<void>;

  /** @param continueUrl where the page of the mail's link leads in the end */
  sendPasswordReset(email: string, continueUrl: string): Promise<void>;
  /** The address of the account that the link's code is for. */
  readResetCode(code: string): Promise<string>;
  resetPassword(code: string, password: string): Promise<void>;

  /** Proves the signed-in person again. */
  reauthenticate(password: string): Promise<void>;
  /** Asks Apple to forget the sign-in. */
  revokeAccessToken(token: string): Promise<void>;
  /** The same by the code of Apple's dialog in the native shell, which is good for five minutes. */
  revokeAuthorizationCode(code: string): Promise<void>;
  signOut(): Promise<void>;
}
