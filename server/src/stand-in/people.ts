import { createHash } from "node:crypto";
import type { Provider } from "@hearten/contract/account.ts";
import * as v from "valibot";

/** Somebody who signs in at a stand-in, as whoever they say they are. */
export interface StandInPerson {
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** Null when no name was typed. */
  readonly name: string | null;
}

const text = v.fallback(v.string(), "");
const signInForm = v.pipe(
  v.object({ email: text, name: text, verified: v.optional(v.unknown()) }),
  v.transform(({ email, name, verified }) => ({ email, name, isVerified: verified !== undefined })),
);

/** The sign-in page's form, as it was filled in. */
export type TypedForm = v.InferOutput<typeof signInForm>;

export const readForm = (form: unknown): TypedForm => v.parse(signInForm, form);

const address = v.pipe(v.string(), v.trim(), v.maxLength(320), v.email());

/** The person of a form; null when the address is not valid. */
export function toPerson({ email, name, isVerified }: TypedForm): StandInPerson | null {
  const checked = v.safeParse(address, email);
  if (!checked.success) return null;
  return {
    email: checked.output,
    isEmailVerified: isVerified,
    name: name.trim().slice(0, 100) || null,
  };
}

/** A stable id for an address: the same after a restart, and another one at the other provider. */
export function subjectOf(provider: Provider, person: StandInPerson): string {
  return createHash("sha256")
    .update(`${provider} ${person.email.toLowerCase()}`)
    .digest("base64url")
    .slice(0, 24);
}

/** The parts of a name, as Apple tells them: the last name is what follows the last space. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(" "), lastName: last ?? "" };
}
