import * as v from "valibot";
import { namePart, person } from "./account.ts";

/** What a browser needs to reach Firebase Authentication; nothing of it is a secret. */
const firebaseSettings = v.object({
  projectId: v.string(),
  apiKey: v.string(),
  /** The host whose pages lead the popups, without a scheme. */
  authDomain: v.string(),
  /** Base address of the emulator; null for the real service. */
  emulatorUrl: v.nullable(v.string()),
});
export type FirebaseSettings = v.InferOutput<typeof firebaseSettings>;

/** The calls of the stack on which people sign in at Firebase Authentication. */
export const firebaseEndpoints = {
  readFirebase: {
    method: "GET",
    path: "/api/firebase",
    access: "open",
    input: v.object({}),
    output: firebaseSettings,
  },
  /**
   * Told after each sign-in: makes the profile at the first and notes every later one in it. The
   * name is what Apple has told, which it does once.
   */
  enterAccount: {
    method: "POST",
    path: "/api/account/enter",
    access: "signed-in",
    input: v.object({ firstName: namePart, lastName: namePart }),
    output: v.object({ person }),
  },
} as const;
