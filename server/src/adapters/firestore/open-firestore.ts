import { Firestore } from "@google-cloud/firestore";

/**
 * Opens a Firestore database by Google's own credentials of this machine, or the emulator that
 * `FIRESTORE_EMULATOR_HOST` names. Connects with the first call.
 */
export function openFirestore(projectId: string, databaseId: string): Firestore {
  return new Firestore({ projectId, databaseId });
}
