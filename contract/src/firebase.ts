import * as v from "valibot";
import { namePart, person } from "./account.ts";

/** The settings with which a browser uses Firebase Authentication. None is a secret. */
const firebaseSettings = v.object({
  projectId: v.string(),
  apiKey: v.string(),
  /** The host with the pages of the popups, without a scheme. */
  authDomain: v.string(),
  /** Address of the emulator; null for the real service. */
  emulatorUrl: v.nullable(v.string()),
});
export type FirebaseSettings = v.InferOutput<typeof firebaseSettings>;

/** The calls of the stack where people sign in at Firebase Authentication. */
export const firebaseEndpoints = {
  readFirebase: {
    method: "GET",
    path: "/api/firebase",
    access: "open",
    input: v.object({}),
    output: firebaseSettings,
  },
  /**
   * Called after each sign-in: creates the profile, or updates it. The name is what the provider's dialog told; it
   * counts only for a sign-up by Apple, which tells it once.
   */
  enterAccount: {
    method: "POST",
    path: "/api/account/enter",
    access: "signed-in",
    input: v.object({ firstName: namePart, lastName: namePart }),
    output: v.object({ person }),
  },
  /**
   * Called before a sign-out, which Firebase knows nothing of: ends this sign-in at our server, with the addresses that
   * were handed out to it.
   */
  endSignIn: {
    method: "POST",
    path: "/api/account/end-sign-in",
    access: "signed-in",
    input: v.object({}),
    output: v.object({}),
  },
} as const;
