import type { Auth, DecodedIdToken, FirebaseAuthError } from "firebase-admin/auth";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { askFirebase } from "./firebase-answers.ts";

/**
 * Reads an ID token that is valid: signed by Google, made for this project, and not expired. Returns null for any
 * other. It does not check if the person still exists or the sign-in was revoked.
 *
 * Sources: firebase.google.com/docs/auth/admin/verify-id-tokens
 *
 * @throws `unavailable` while Google's public keys can't be fetched
 */
export async function readIdToken(auth: Auth, token: string): Promise<DecodedIdToken | null> {
  if (!isWellFormed(token)) return null;
  return askFirebase(auth.verifyIdToken(token), isTokensFault);
}

/** Whether the library can read it. For some malformed tokens it throws an error that does not say so. */
function isWellFormed(token: string): boolean {
  try {
    decodeJwt(token);
    return decodeProtectedHeader(token).alg !== "HS256";
  } catch {
    return false;
  }
}

/** With the emulator, the verification also checks the person. */
const tokensFaults = new Set([
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/**
 * Whether the token is wrong. The library uses the same code for keys that can't be fetched; only messages about the
 * token name it.
 */
function isTokensFault({ code, message }: FirebaseAuthError): boolean {
  if (code === "auth/argument-error") return /\bID token\b|\bverifyIdToken\b/.test(message);
  return tokensFaults.has(code);
}
