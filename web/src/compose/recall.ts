import { person, providers } from "@hearten/contract/account.ts";
import { type Profile, profile } from "@hearten/contract/profile.ts";
import * as v from "valibot";
import type { SignIn } from "../identity/identity.ts";
import { readKept } from "../platform/memory.ts";

const signedIn = v.object({
  status: v.literal("signed-in"),
  person,
  providers: v.array(v.picklist(providers)),
});

/** Who was last signed in on this device; null when nobody was, or they signed out. */
export function recallSignIn(): SignIn | null {
  return read("sign-in", signedIn);
}

/** The profile of whoever was last signed in on this device. */
export function recallProfile(): Profile | null {
  return read("profile", profile);
}

/** Null for what is not there, or was written by an app that knew it in another shape. */
function read<T>(name: string, shape: v.GenericSchema<unknown, T>): T | null {
  const parsed = v.safeParse(
    shape,
    readKept(() => localStorage, name),
  );
  return parsed.success ? parsed.output : null;
}
