import type { Provider } from "@hearten/contract/account.ts";
import { adviceFor } from "../../api/advice.ts";
import { ApiError } from "../../api/api-error.ts";
import { SignInInterrupted } from "../../platform/provider-sign-in.ts";
import { type AccountProblems, invalidEmail, noProblems, weakPassword } from "./account-rules.ts";

/** The words for a failed sign-in. A second sentence gives advice if it was not the person's fault. */
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

/** The words for a failed registration, and their fields. */
export function registrationFailure(error: unknown): AccountProblems {
  const known = error instanceof ApiError ? registrationProblems[error.code] : undefined;
  return known ?? { ...noProblems, form: [`Registration failed: ${adviceFor(error)}`] };
}

const providerFailures: Readonly<Record<Provider, string>> = {
  google: "Google Sign In failed. Please try again.",
  apple: "Failed to sign in with Apple",
};

/** The words for some failures of Apple's sign-in. Google's has the same words for all. */
const appleFailures: Readonly<Partial<Record<ApiError["code"], string>>> = {
  "account-exists-with-different-credential":
    "Please sign in with your existing account first to link Apple Sign-in",
  "credential-already-in-use": "This Apple account is linked to another Hearten account",
};

/** The words for a failed sign-in at a provider. Null if the person has started another one instead. */
export function providerFailure(provider: Provider, error: unknown): string | null {
  if (error instanceof SignInInterrupted && error.interruption === "replaced") return null;
  const words = providerFailures[provider];
  if (provider !== "apple" || !(error instanceof ApiError)) return words;
  return appleFailures[error.code] ?? words;
}

/** The words for a new password that was not saved, and their fields. */
export function newPasswordFailure(error: unknown): AccountProblems {
  if (error instanceof ApiError && error.code === "weak-password")
    return { ...noProblems, password: weakPassword };
  return { ...noProblems, form: ["Your new password was not saved.", adviceFor(error)] };
}

const deletionProblems: Readonly<Partial<Record<ApiError["code"], AccountProblems>>> = {
  "wrong-password": { ...noProblems, password: "Incorrect password. Please try again." },
  "recent-login-required": {
    ...noProblems,
    form: ["For security, please log out and log in again before deleting your account."],
  },
};

/** The words for a failed deletion, and their fields. */
export function deletionFailure(error: unknown): AccountProblems {
  const known = error instanceof ApiError ? deletionProblems[error.code] : undefined;
  return known ?? { ...noProblems, form: ["Failed to delete account. Please try again later."] };
}

/** The words for an archive that could not be prepared. */
export function packingFailure(error: unknown): string {
  const isTooOften = error instanceof ApiError && error.code === "too-many-requests";
  return `We couldn't pack your things. ${isTooOften ? adviceFor(error) : "Please try again."}`;
}

export const resetMailSent = "Password reset email sent! Please check your inbox.";
export const resetMailFailed = "Failed to send reset email. Please try again.";
