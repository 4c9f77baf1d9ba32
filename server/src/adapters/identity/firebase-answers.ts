import { FirebaseAuthError } from "firebase-admin/auth";
import { Refusal } from "../../ports/refusal.ts";

/** Milliseconds that Firebase Authentication may take for an answer; mostly it takes a tenth of one second. */
const patience = 5_000;

/**
 * What Firebase Authentication answers; null when it says that there is no such thing.
 *
 * @param isNone whether an error of its says so
 * @throws `unavailable` when it does not answer, or with something else: who is signed in stays so
 *   when Google can't be asked
 */
export async function askFirebase<T>(
  answer: Promise<T>,
  isNone: (error: FirebaseAuthError) => boolean,
): Promise<T | null> {
  try {
    return await inTime(answer);
  } catch (error) {
    if (error instanceof FirebaseAuthError && isNone(error)) return null;
    throw new Refusal("unavailable", "Sign-ins can't be checked now.", {
      retryAfter: 5,
      cause: error,
    });
  }
}

/** Rejects when the answer takes too long, and with what the answer rejects with. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error("Firebase Authentication took too long.")),
    patience,
  ).unref();
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const isUserNotFound = (error: FirebaseAuthError): boolean =>
  error.code === "auth/user-not-found";
