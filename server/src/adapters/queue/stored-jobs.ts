import type { DocumentSnapshot, Timestamp } from "@google-cloud/firestore";
import { toUid, type Uid } from "@hearten/contract/ids.ts";

/** What jobs of the versions before people took turns have not until they are enqueued again. */
interface Turns {
  /** The uid of whose job it is. */
  readonly person: string;
  /** When its turn comes, in milliseconds since the epoch. */
  readonly turn: number;
  readonly deliveries: number;
  readonly failures: number;
}

/** A document of the collection `jobs`, by the job's id. */
export interface StoredJob extends Partial<Turns> {
  /**
   * Names the call of `add` or `waitAgain` that was the last to write it. So `add` knows its own job again when the
   * answer was lost, and `withdraw` leaves one that `waitAgain` has promised another message. Absent in those of older versions.
   */
  readonly changeId?: string;
  readonly holder: string | null;
  /** The message for which the job was last taken. It is responsible for the job since. */
  readonly message: string | null;
  /** The job can't be taken from this time on, for as long as `restSeconds` says. */
  readonly since: Timestamp;
  /** The lease of its holder, or the delay before its next attempt. */
  readonly restSeconds: number;
  /** How much longer it may wait for its message. */
  readonly patienceSeconds: number;
}

/**
 * A document of the collection `latestJobs`, by the person's uid, while that job is not done. Every `add` writes it on
 * top of the version that it read (optimistic locking), so that two at once don't give their jobs the same turn. A
 * transaction would wait for the other's locks, for seconds.
 */
export interface LatestJob {
  /** The job's id. */
  readonly job: string;
  /** The call of `add` that wrote it: no two write the same, so each makes a version of its own. */
  readonly changeId: string;
  /** When Firestore removes it, if nobody has before (time to live; see `firestore.indexes.json`). */
  readonly expiresAt: Timestamp;
}

/**
 * Milliseconds for which a person's latest job is noted at most: longer than any job lies in the queue. A process of an
 * older version that does it leaves the note; nothing of a person may stay for that.
 */
export const notedMilliseconds = 7 * 24 * 60 * 60_000;

/** Whether the text is valid as the name of a document and as an attribute of a message. */
export function isJobId(text: unknown): text is string {
  return typeof text === "string" && /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,250}$/.test(text);
}

/** Of a job of the versions before people took turns: nobody's. */
export function uidOf({ person = "" }: StoredJob): Uid {
  return toUid(person);
}

/** Seconds until the job is due; negative when it is overdue. */
export function secondsToRest(
  { readTime }: DocumentSnapshot<StoredJob, StoredJob>,
  job: StoredJob,
): number {
  return job.restSeconds - (readTime.toMillis() - job.since.toMillis()) / 1_000;
}
