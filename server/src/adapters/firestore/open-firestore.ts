import { Firestore } from "@google-cloud/firestore";

/** Milliseconds in which a write succeeds or fails; by itself the client tries for a minute. */
const commitMilliseconds = 10_000;

/**
 * Opens a Firestore database by Google's own credentials of this machine, or the emulator that
 * `FIRESTORE_EMULATOR_HOST` names. Connects with the first call.
 */
export function openFirestore(projectId: string, databaseId: string): Firestore {
  const methods = { Commit: { timeout_millis: commitMilliseconds } };
  const clientConfig = { interfaces: { "google.firestore.v1.Firestore": { methods } } };
  // Unnamed, it is looked for with Google's credentials, even by the client of an emulator.
  const universeDomain = "googleapis.com";
  return new Firestore({ projectId, databaseId, clientConfig, universeDomain });
}
