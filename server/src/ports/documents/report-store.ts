import type { InspirationId, Uid } from "@hearten/contract/ids.ts";
import type { ReportReason } from "@hearten/contract/reports.ts";

/** What a person told the operator to be wrong with one inspiration. */
export interface Report {
  readonly inspirationId: InspirationId;
  /** Whose inspiration it is, and who reported it. */
  readonly userId: Uid;
  /** ISO 8601 with milliseconds. */
  readonly reportedAt: string;
  readonly reason: ReportReason;
  /** In the person's own words; may be empty. */
  readonly note: string;
  /** A copy of the script. Null without the person's consent. */
  readonly scriptText: string | null;
}

/**
 * The reports, one at most for each inspiration. The key is the inspiration's id. They do not depend on the inspiration:
 * its removal leaves its report. See `Documents` for what all stores promise.
 */
export interface ReportStore {
  /**
   * Adds or replaces the report (upsert). Atomic with `DeletionStore.begin`.
   *
   * @throws `not-signed-in` for a person who is leaving
   */
  put(report: Report): Promise<void>;
  /** All reports of all people that were made at this moment or later, newest first. */
  list(since: Date): Promise<readonly Report[]>;
  /** All reports of one person, newest first. */
  listOf(uid: Uid): Promise<readonly Report[]>;
  /** Deletes all reports of the person. */
  deleteAll(uid: Uid): Promise<void>;
  /** Deletes all reports that were made before this moment. */
  deleteBefore(moment: Date): Promise<void>;
}

/** What a report tells those who may read it: all but whose it is. */
export function tellReport({ inspirationId, reportedAt, reason, note, scriptText }: Report) {
  return { inspirationId, reportedAt, reason, note, text: scriptText };
}
