import { maxPasswordCharacters, minPasswordCharacters } from "@hearten/contract/limits.ts";

/** What is wrong with an e-mail address and a password; null where nothing is. */
export interface AccountProblems {
  /** Sentences said once for the whole form. */
  readonly form: readonly string[];
  /** `true` when the form's own words say it. */
  readonly email: string | true | null;
  readonly password: string | true | null;
}

export const noProblems: AccountProblems = { form: [], email: null, password: null };

export const weakPassword = `Password should be at least ${minPasswordCharacters} characters long`;
export const invalidEmail = "Invalid email address";
/** Where the address alone is asked for. */
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

/** Both fields are required, and the password has its bounds. */
export function checkNewAccount(email: string, password: string): AccountProblems {
  const problems = checkSignIn(email, password);
  return {
    ...problems,
    email: problems.email ?? (looksLikeAddress(email) ? null : invalidEmail),
    password: problems.password ?? checkNewPassword(password),
  };
}

/** What is wrong with a password that is to be set; null when nothing is. */
export function checkNewPassword(password: string): string | null {
  return password.length < minPasswordCharacters ? weakPassword : longPasswordProblem(password);
}

/**
 * What is left of the problems that are shown, now that one of the fields has changed. What has become
 * wrong besides is told with the next try, not while it is written.
 *
 * @param found what is wrong with the fields as they stand
 */
export function problemsLeft(
  shown: AccountProblems,
  changed: "email" | "password",
  found: AccountProblems,
): AccountProblems {
  if (shown[changed] === null) return shown;
  // Said once for both fields.
  if (shown[changed] === true || found[changed] === true) return found;
  return { ...shown, [changed]: found[changed] };
}

export function hasProblems({ form, email, password }: AccountProblems): boolean {
  return form.length > 0 || email !== null || password !== null;
}

function longPasswordProblem(password: string): string | null {
  return password.length > maxPasswordCharacters ? longPassword : null;
}

/** Only what can't be one is held back; the rest is the server's to judge. */
function looksLikeAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email.trim());
}
