import { person, providers } from "@hearten/contract/account.ts";
import { type Profile, profile } from "@hearten/contract/profile.ts";
import * as v from "valibot";
import type { SignIn } from "../identity/identity.ts";
import { readStored } from "../platform/local-storage.ts";
import { parseStored } from "./parse-stored.ts";

const signedIn = v.object({
  status: v.literal("signed-in"),
  person,
  providers: v.array(v.picklist(providers)),
});

/** The last sign-in on this device; null if there was none, or after a sign-out. */
export function recallSignIn(): SignIn | null {
  return parseStored(
    signedIn,
    readStored(() => localStorage, "sign-in"),
  );
}

/** The profile of the person who was last signed in on this device. */
export function recallProfile(): Profile | null {
  return parseStored(
    profile,
    readStored(() => localStorage, "profile"),
  );
}
