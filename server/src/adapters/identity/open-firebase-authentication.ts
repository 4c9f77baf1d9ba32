import { initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";

/**
 * Opens Firebase Authentication with this machine's Google credentials, or the emulator in
 * `FIREBASE_AUTH_EMULATOR_HOST`. It connects with the first call.
 */
export function openFirebaseAuthentication(projectId: string): Auth {
  return getAuth(initializeApp({ projectId }, projectId));
}
