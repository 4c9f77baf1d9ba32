import { FirebaseAuthError } from "firebase-admin/auth";
import { Refusal } from "../../ports/refusal.ts";

/** Milliseconds that Firebase Authentication has to answer. Normally it needs 100. */
const answerTimeout = 5_000;

/**
 * Waits for an answer of Firebase Authentication. Returns null when it says that there is no such thing.
 *
 * @param isNone whether an error means that there is no such thing
 * @throws `unavailable` when it does not answer, or for any other error: nobody is signed out because Google
 *   can't be reached
 */
export async function askFirebase<T>(
  answer: Promise<T>,
  isNone: (error: FirebaseAuthError) => boolean,
): Promise<T | null> {
  try {
    return await withTimeout(answer);
  } catch (error) {
    if (error instanceof FirebaseAuthError && isNone(error)) return null;
    throw new Refusal("unavailable", "Sign-ins can't be checked now.", {
      retryAfter: 5,
      cause: error,
    });
  }
}

/** Adds a time limit to an answer. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error("Firebase Authentication took too long.")),
    answerTimeout,
  ).unref();
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const isUserNotFound = (error: FirebaseAuthError): boolean =>
  error.code === "auth/user-not-found";
