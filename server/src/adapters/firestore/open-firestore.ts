import { Firestore } from "@google-cloud/firestore";

/** Milliseconds after which a write has succeeded or failed. By default the client tries for a minute. */
const commitMilliseconds = 10_000;

/**
 * Opens a Firestore database with this machine's Google credentials, or the emulator in
 * `FIRESTORE_EMULATOR_HOST`. It connects with the first call.
 */
export function openFirestore(projectId: string, databaseId: string): Firestore {
  const methods = { Commit: { timeout_millis: commitMilliseconds } };
  const clientConfig = { interfaces: { "google.firestore.v1.Firestore": { methods } } };
  // Without a name the client looks for Google's credentials, even with an emulator.
  const universeDomain = "googleapis.com";
  return new Firestore({ projectId, databaseId, clientConfig, universeDomain });
}
