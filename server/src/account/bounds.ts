import { minPasswordCharacters } from "@hearten/contract/limits.ts";
import * as v from "valibot";
import { Refusal } from "../ports/refusal.ts";

/** What a browser takes in a field for an address, in a domain that mail can come to from elsewhere. */
const emailAddress = v.pipe(v.string(), v.rfcEmail(), v.regex(/@.+\../));

/** @throws `invalid-email` */
export function checkEmailAddress(email: string): void {
  if (!v.is(emailAddress, email))
    throw new Refusal("invalid-email", "This is not an e-mail address.", { field: "email" });
}

/** @throws `weak-password` */
export function checkNewPassword(password: string): void {
  if (password.length < minPasswordCharacters)
    throw new Refusal("weak-password", "The password is too short.", { field: "password" });
}
