import type { Auth, DecodedIdToken, FirebaseAuthError } from "firebase-admin/auth";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { askFirebase } from "./firebase-answers.ts";

/**
 * What a valid ID token says: signed by Google, made for this project, and not expired. Null for
 * anything else. Whether the person still exists and the sign-in still holds it can't tell.
 *
 * Sources: firebase.google.com/docs/auth/admin/verify-id-tokens
 *
 * @throws `unavailable` while Google's public keys can't be had
 */
export async function readIdToken(auth: Auth, token: string): Promise<DecodedIdToken | null> {
  if (!isWellFormed(token)) return null;
  return askFirebase(auth.verifyIdToken(token), isTokensFault);
}

/** Whether the library can read it: over some nonsense it stumbles, and tells no fault of the token. */
function isWellFormed(token: string): boolean {
  try {
    decodeJwt(token);
    return decodeProtectedHeader(token).alg !== "HS256";
  } catch {
    return false;
  }
}

/** With the emulator, the verification looks at the person too. */
const tokensFaults = new Set([
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/**
 * Whether it is the token that is wrong. The library tells keys that can't be fetched by the same
 * code as a token that does not hold; the messages of the latter name the token.
 */
function isTokensFault({ code, message }: FirebaseAuthError): boolean {
  if (code === "auth/argument-error") return /\bID token\b|\bverifyIdToken\b/.test(message);
  return tokensFaults.has(code);
}
