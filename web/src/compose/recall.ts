import { person, providers } from "@hearten/contract/account.ts";
import { type Profile, profile } from "@hearten/contract/profile.ts";
import * as v from "valibot";
import type { SignIn } from "../identity/identity.ts";
import { readStored } from "../platform/local-storage.ts";

const signedIn = v.object({
  status: v.literal("signed-in"),
  person,
  providers: v.array(v.picklist(providers)),
});

/** The last sign-in on this device; null if there was none, or after a sign-out. */
export function recallSignIn(): SignIn | null {
  return read("sign-in", signedIn);
}

/** The profile of the person who was last signed in on this device. */
export function recallProfile(): Profile | null {
  return read("profile", profile);
}

/** Null if it is missing, or was written by another version of the app in another shape. */
function read<T>(name: string, shape: v.GenericSchema<unknown, T>): T | null {
  const parsed = v.safeParse(
    shape,
    readStored(() => localStorage, name),
  );
  return parsed.success ? parsed.output : null;
}
