import { minPasswordCharacters } from "@hearten/contract/limits.ts";
import * as v from "valibot";
import { Refusal } from "../ports/refusal.ts";

/** What an e-mail field of a browser accepts, with a domain that has a dot, so that mail can be delivered to it. */
const emailAddress = v.pipe(v.string(), v.rfcEmail(), v.regex(/@.+\../));

/** @throws `invalid-email` */
export function validateEmailAddress(email: string): void {
  if (!v.is(emailAddress, email))
    throw new Refusal("invalid-email", "This is not an e-mail address.", { field: "email" });
}

/** @throws `weak-password` */
export function validateNewPassword(password: string): void {
  if (password.length < minPasswordCharacters)
    throw new Refusal("weak-password", "The password is too short.", { field: "password" });
}
