import type { Provider } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";

/** A signed token from a dialog of the native shell. */
export type IdTokenCredential = Extract<Credential, { readonly kind: "id-token" }>;

/** An open window of a provider. */
export interface ProviderPopup {
  /**
   * Resolves with Apple's access token, with which the sign-in can be revoked; with null for Google. If the person
   * closes the window, it rejects some seconds later.
   */
  readonly accessToken: Promise<string | null>;
  close(): void;
}

/**
 * The used part of the SDK of Firebase Authentication. Calls reject with the SDK's errors. `firebase-errors.ts`
 * converts them.
 */
export interface FirebaseAuthentication {
  /** Resolves when the SDK has read the stored sign-in. */
  ready(): Promise<void>;
  /** Null when nobody is signed in. */
  currentUser(): { readonly uid: string; readonly email: string | null } | null;
  /** Calls back after each sign-in and sign-out, in any window of the browser. */
  onChange(listener: () => void): void;
  /** Returns the ID token, renewed if it expires soon; null if nobody is signed in. */
  token(): Promise<string | null>;

  createAccount(email: string, password: string): Promise<void>;
  signInWithPassword(email: string, password: string): Promise<void>;
  signInWithIdToken(credential: IdTokenCredential): Promise<void>;
  linkIdToken(credential: IdTokenCredential): Promise<void>;
  /** Opens a popup at once, after `preparePopups`. It replaces a popup that is open. */
  openPopup(purpose: "sign-in" | "link", provider: Provider): ProviderPopup;
  /** Loads the scripts of popups, in browsers that block a popup which opens only after they are loaded. */
  preparePopups(): Promise<void>;

  /** @param continueUrl the address to which the page of the mail's link leads in the end */
  sendPasswordReset(email: string, continueUrl: string): Promise<void>;
  /** Returns the e-mail address of the account that the link's code is for. */
  readResetCode(code: string): Promise<string>;
  resetPassword(code: string, password: string): Promise<void>;

  /** Checks the password of the signed-in person again. */
  reauthenticate(password: string): Promise<void>;
  /** Revokes the sign-in at Apple. */
  revokeAccessToken(token: string): Promise<void>;
  /** The same with the code from Apple's dialog in the native shell. The code is valid for five minutes. */
  revokeAuthorizationCode(code: string): Promise<void>;
  signOut(): Promise<void>;
}
