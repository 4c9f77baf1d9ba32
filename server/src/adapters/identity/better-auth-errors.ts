// The errors of better-auth, and what they refuse.
import { isAPIError } from "better-auth/api";
import { Refusal } from "../../ports/refusal.ts";

/** Why no account was created; null where the code tells of no refusal. */
export function toAccountRefusal(code: string | null, isTaken: boolean): Refusal | null {
  // Only the address can be malformed here.
  if (code === "INVALID_EMAIL" || code === "VALIDATION_ERROR") return invalidEmail();
  if (code === "PASSWORD_TOO_SHORT")
    return new Refusal("weak-password", "The password is too short.", { field: "password" });
  // Of two calls for the same address at the same time, the second violates a constraint of the database.
  if (code === "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL" || isTaken)
    return new Refusal("email-in-use", "The e-mail address has an account.", { field: "email" });
  return null;
}

export function invalidEmail(): Refusal {
  return new Refusal("invalid-email", "This is not an e-mail address.", { field: "email" });
}

/** What better-auth calls the error; null where it is none of its own. */
export function codeOf(error: unknown): string | null {
  return isAPIError(error) ? (error.body?.code ?? null) : null;
}

/** The HTTP status of an error of better-auth; null where it is none of its own. */
export function statusOf(error: unknown): number | null {
  return isAPIError(error) ? error.statusCode : null;
}
