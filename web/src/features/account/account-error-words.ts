import { adviceFor } from "../../api/advice.ts";
import { ApiError } from "../../api/api-error.ts";
import { type AccountProblems, invalidEmail, noProblems, weakPassword } from "./account-rules.ts";

/** The words for a sign-in that failed; the second sentence is for what is not the person's doing. */
export function signInFailure(error: unknown): AccountProblems {
  const words = "Failed to log in. Please check your email and password.";
  const isTheirs =
    error instanceof ApiError &&
    (error.code === "wrong-credentials" || error.code === "invalid-input");
  return { ...noProblems, form: isTheirs ? [words] : [words, adviceFor(error)] };
}

const registrationProblems: Readonly<Partial<Record<ApiError["code"], AccountProblems>>> = {
  "email-in-use": { ...noProblems, email: "This email is already registered" },
  "invalid-email": { ...noProblems, email: invalidEmail },
  "weak-password": { ...noProblems, password: weakPassword },
};

/** Where and how a registration that failed says so. */
export function registrationFailure(error: unknown): AccountProblems {
  const known = error instanceof ApiError ? registrationProblems[error.code] : undefined;
  return known ?? { ...noProblems, form: [`Registration failed: ${adviceFor(error)}`] };
}
