import { ApiError } from "../api/api-error.ts";
import { type Interruption, SignInInterrupted } from "../platform/provider-sign-in.ts";

/** The kind of call. Some of Firebase's codes have a different meaning for each. */
export type Purpose = "password" | "provider" | "reset" | "reauthentication" | "token";

type Meaning = ApiError["code"] | Interruption;

/** Codes: https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const meanings: Readonly<Record<string, Meaning>> = {
  "auth/invalid-credential": "wrong-credentials",
  "auth/invalid-login-credentials": "wrong-credentials",
  "auth/wrong-password": "wrong-credentials",
  "auth/user-not-found": "wrong-credentials",
  "auth/email-already-in-use": "email-in-use",
  "auth/invalid-email": "invalid-email",
  "auth/missing-email": "invalid-email",
  "auth/weak-password": "weak-password",
  "auth/password-does-not-meet-requirements": "weak-password",
  "auth/too-many-requests": "too-many-requests",
  "auth/quota-exceeded": "too-many-requests",
  "auth/popup-closed-by-user": "closed",
  "auth/popup-blocked": "blocked",
  "auth/web-storage-unsupported": "blocked",
  "auth/cancelled-popup-request": "replaced",
  "auth/user-cancelled": "refused",
  "auth/account-exists-with-different-credential": "account-exists-with-different-credential",
  "auth/credential-already-in-use": "credential-already-in-use",
  "auth/requires-recent-login": "recent-login-required",
  "auth/expired-action-code": "expired-link",
  "auth/invalid-action-code": "expired-link",
  "auth/network-request-failed": "network",
  "auth/timeout": "network",
  "auth/operation-not-allowed": "provider-unavailable",
  "auth/unauthorized-domain": "provider-unavailable",
  "auth/operation-not-supported-in-this-environment": "provider-unavailable",
  "auth/user-disabled": "wrong-credentials",
  "auth/user-token-expired": "not-signed-in",
  "auth/invalid-user-token": "not-signed-in",
  "auth/null-user": "not-signed-in",
};

const particularMeanings: Readonly<Record<Purpose, Readonly<Record<string, Meaning>>>> = {
  password: {},
  provider: {
    "auth/invalid-credential": "invalid-credential",
    "auth/missing-or-invalid-nonce": "invalid-credential",
    "auth/user-disabled": "invalid-credential",
  },
  // A link to a deleted account is as useless as a link that was used.
  reset: { "auth/user-not-found": "expired-link", "auth/user-disabled": "expired-link" },
  reauthentication: {
    "auth/invalid-credential": "wrong-password",
    "auth/invalid-login-credentials": "wrong-password",
    "auth/wrong-password": "wrong-password",
    "auth/user-mismatch": "wrong-password",
  },
  token: { "auth/user-disabled": "not-signed-in", "auth/user-not-found": "not-signed-in" },
};

/** Returns the code of an error of the SDK; null for any other error. */
export function firebaseCode(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" && error.code.startsWith("auth/") ? error.code : null;
}

/** Converts an error of the SDK to the error of the embedded stack, for which the screens have words. */
export function fromFirebase(error: unknown, purpose: Purpose): ApiError | SignInInterrupted {
  const code = firebaseCode(error) ?? "";
  const meaning = particularMeanings[purpose][code] ?? meanings[code] ?? "internal";
  if (isInterruption(meaning)) return new SignInInterrupted(meaning, { cause: error });
  return new ApiError(meaning, `Firebase Authentication answered ${code || String(error)}`, {
    cause: error,
  });
}

const interruptions: readonly Meaning[] = ["blocked", "closed", "refused", "replaced"];
const isInterruption = (meaning: Meaning): meaning is Interruption =>
  interruptions.includes(meaning);

/** Waits for a call of the SDK, and converts its error with `fromFirebase`. */
export async function calling<T>(purpose: Purpose, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw fromFirebase(error, purpose);
  }
}
