import type { Firestore } from "@google-cloud/firestore";
import type { Documents } from "../../ports/documents/documents.ts";
import { createFirestoreCalls } from "./firestore-calls.ts";
import { createFirestoreDeletions } from "./firestore-deletions.ts";
import { createFirestoreGenerations } from "./firestore-generations.ts";
import { createFirestoreInspirations } from "./firestore-inspirations.ts";
import { createFirestorePaces } from "./firestore-paces.ts";
import { createFirestoreProfiles } from "./firestore-profiles.ts";
import { createFirestoreRemovals } from "./firestore-removals.ts";
import { createFirestoreReports } from "./firestore-reports.ts";
import { createFirestoreUsage } from "./firestore-usage.ts";

/**
 * Documents on Cloud Firestore, for any number of processes. What belongs together, of whichever
 * stores, is one transaction.
 *
 * Removed data leaves Google's disks and backups in the time that Google's terms name.
 *
 * @param firestore closed by `close`
 */
export function createFirestoreDocuments(firestore: Firestore): Documents {
  const calls = createFirestoreCalls(firestore);
  return {
    profiles: createFirestoreProfiles(firestore, calls),
    inspirations: createFirestoreInspirations(firestore, calls),
    generations: createFirestoreGenerations(firestore, calls),
    removals: createFirestoreRemovals(firestore, calls),
    reports: createFirestoreReports(firestore, calls),
    deletions: createFirestoreDeletions(firestore, calls),
    usage: createFirestoreUsage(firestore, calls),
    paces: createFirestorePaces(firestore, calls),
    checkHealth: calls.checkHealth,
    close: calls.close,
  };
}
