import { initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";

/**
 * Opens Firebase Authentication by Google's own credentials of this machine, or the emulator that
 * `FIREBASE_AUTH_EMULATOR_HOST` names. Connects with the first call.
 */
export function openFirebaseAuthentication(projectId: string): Auth {
  return getAuth(initializeApp({ projectId }, projectId));
}
