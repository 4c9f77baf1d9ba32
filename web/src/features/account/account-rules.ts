import { maxPasswordCharacters, minPasswordCharacters } from "@hearten/contract/limits.ts";

/** The errors of an e-mail address and a password; null for a field without one. */
export interface AccountProblems {
  /** Sentences for the whole form. */
  readonly form: readonly string[];
  /** `true` if a sentence of the form is about it. */
  readonly email: string | true | null;
  readonly password: string | true | null;
}

export const noProblems: AccountProblems = { form: [], email: null, password: null };

export const weakPassword = `Password should be at least ${minPasswordCharacters} characters long`;
export const invalidEmail = "Invalid email address";
/** The words for a missing address, where only the address is needed. */
export const missingEmail = "Please enter your email address first";
const longPassword = `Password should be at most ${maxPasswordCharacters} characters long`;

/** Both fields are required. */
export function checkSignIn(email: string, password: string): AccountProblems {
  const hasEmail = email.trim() !== "";
  const hasPassword = password !== "";
  if (!hasEmail && !hasPassword) {
    return { form: ["Please enter your email and password"], email: true, password: true };
  }
  return {
    form: [],
    email: hasEmail ? null : "Please enter your email",
    password: hasPassword ? longPasswordProblem(password) : "Please enter your password",
  };
}

/** Both fields are required, and the password has a minimum and a maximum length. */
export function checkNewAccount(email: string, password: string): AccountProblems {
  const problems = checkSignIn(email, password);
  return {
    ...problems,
    email: problems.email ?? (looksLikeAddress(email) ? null : invalidEmail),
    password: problems.password ?? checkNewPassword(password),
  };
}

/** The error of a new password; null if it has none. */
export function checkNewPassword(password: string): string | null {
  return password.length < minPasswordCharacters ? weakPassword : longPasswordProblem(password);
}

/**
 * The errors that stay after a field has changed. New errors are not shown while somebody types, but when the form is
 * sent.
 *
 * @param found the errors of the present values
 */
export function problemsLeft(
  shown: AccountProblems,
  changed: "email" | "password",
  found: AccountProblems,
): AccountProblems {
  if (shown[changed] === null) return shown;
  // One sentence is for both fields.
  if (shown[changed] === true || found[changed] === true) return found;
  return { ...shown, [changed]: found[changed] };
}

export function hasProblems({ form, email, password }: AccountProblems): boolean {
  return form.length > 0 || email !== null || password !== null;
}

function longPasswordProblem(password: string): string | null {
  return password.length > maxPasswordCharacters ? longPassword : null;
}

/** Rejects only what is certainly no address. The server checks the rest. */
function looksLikeAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email.trim());
}
