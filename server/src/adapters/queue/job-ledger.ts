import { randomUUID } from "node:crypto";
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from "@google-cloud/firestore";
import { DeadlineExceeded } from "../firestore/deadline-exceeded.ts";
import { Status, statusOf } from "./pubsub-calls.ts";

/** A job that this process has taken. */
export interface Lease {
  readonly id: string;
  readonly attempt: number;
  /** The holder: a new name each time the job is taken (fencing token). */
  readonly holder: string;
}

/** The result of taking a job for a message. */
export type Taking =
  | { readonly kind: "taken"; readonly lease: Lease }
  /** The job is not due yet; try again after this number of seconds. */
  | { readonly kind: "early"; readonly seconds: number }
  /** The job does not exist any more, or another message is responsible for it. */
  | { readonly kind: "needless" };

/** The version of a document. A write on top of it fails if it has changed (optimistic locking). */
export interface Version {
  readonly id: string;
  readonly time: Timestamp;
}

/**
 * The durable part of the queue on Pub/Sub: which jobs there are, when each may be taken, and who has taken it. All
 * times are those of Firestore's clock, so the clocks of the machines may differ. Every call rejects when Firestore
 * does not answer in time. If it writes later all the same, that does no harm.
 */
export interface JobLedger {
  /** Adds a job that is due now. Returns null when it exists already. */
  add(id: string): Promise<Version | null>;
  /** Removes an added job if nobody has changed it since. */
  withdraw(added: Version): Promise<void>;
  /**
   * Checks whether a job has waited so long that its message must be lost.
   *
   * @returns null when all is well, "gone" when there is no such job
   */
  findForgotten(id: string): Promise<Version | null | "gone">;
  /** Notes that the job got a new message. It then waits longer for it than for the one before (backoff). */
  waitAgain(forgotten: Version): Promise<void>;
  /** Takes the job for the message with this name, if it is due. */
  take(id: string, message: string): Promise<Taking>;
  /** Renews the lease. Returns whether this process still had it. */
  renew(lease: Lease): Promise<boolean>;
  /** Removes the job. Returns whether this process still had the lease. */
  remove(lease: Lease): Promise<boolean>;
  /** Lets others take the job after some seconds. Returns whether this process still had the lease. */
  giveBack(lease: Lease, delaySeconds: number): Promise<boolean>;
  /** The health check: rejects when the ledger can't be read. */
  checkHealth(): Promise<void>;
}

/** A document of the collection `jobs`, by the job's id. */
interface Job {
  readonly attempt: number;
  readonly holder: string | null;
  /** The message for which the job was last taken. It is responsible for the job since. */
  readonly message: string | null;
  /** The job can't be taken from this time on, */
  readonly since: Timestamp;
  /** for this long: the lease of its holder, or the delay before its next attempt. */
  readonly restSeconds: number;
  /** How much longer it may wait for its message. */
  readonly patienceSeconds: number;
}

/** Whether the text is valid as the name of a document and as an attribute of a message. */
export function isJobId(text: unknown): text is string {
  return typeof text === "string" && /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,250}$/.test(text);
}

export function createJobLedger(
  firestore: Firestore,
  { leaseSeconds, patienceSeconds }: { leaseSeconds: number; patienceSeconds: number },
): JobLedger {
  const jobs = firestore.collection("jobs") as CollectionReference<Job, Job>;
  const now = FieldValue.serverTimestamp();

  /** A third of the lease, so that one renewal may fail. Firestore's client would try for minutes. */
  const withTimeout = async <T>(answer: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const lateness = new Promise<never>((_resolve, reject) => {
      const refuse = () => reject(new DeadlineExceeded("Firestore did not answer in time."));
      timer = setTimeout(refuse, (leaseSeconds * 1_000) / 3);
    });
    try {
      return await Promise.race([answer, lateness]);
    } finally {
      clearTimeout(timer);
    }
  };

  const transact = async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    let isLate = false;
    const transaction = firestore.runTransaction(async (parts) => {
      const result = await work(parts);
      // Nothing may be written long after the caller was told that it failed.
      if (isLate) throw new Error("Too late.");
      return result;
    });
    try {
      return await withTimeout(transaction);
    } catch (error) {
      isLate = true;
      throw error;
    }
  };

  /** Does the work if this process still has the lease. */
  const whileHeld = (
    { id, holder }: Lease,
    work: (transaction: Transaction, job: DocumentReference<Job, Job>) => void,
  ) =>
    transact(async (transaction) => {
      const job = await transaction.get(jobs.doc(id));
      if (job.data()?.holder !== holder) return false;
      work(transaction, job.ref);
      return true;
    });

  return {
    async add(id) {
      const job = { attempt: 0, holder: null, message: null, since: now, restSeconds: 0 };
      try {
        const { writeTime } = await withTimeout(jobs.doc(id).create({ ...job, patienceSeconds }));
        return { id, time: writeTime };
      } catch (error) {
        if (statusOf(error) === Status.alreadyExists) return null;
        throw error;
      }
    },

    async withdraw({ id, time }) {
      await withTimeout(unlessChanged(jobs.doc(id).delete({ lastUpdateTime: time })));
    },

    async findForgotten(id) {
      const snapshot = await withTimeout(jobs.doc(id).get());
      const job = snapshot.data();
      if (job === undefined || snapshot.updateTime === undefined) return "gone";
      const isForgotten = secondsToRest(snapshot, job) < -job.patienceSeconds;
      return isForgotten ? { id, time: snapshot.updateTime } : null;
    },

    async waitAgain({ id, time }) {
      const again = { since: now, restSeconds: 0, holder: null };
      await withTimeout(
        unlessChanged(
          jobs
            .doc(id)
            .update(
              { ...again, patienceSeconds: FieldValue.increment(patienceSeconds) },
              { lastUpdateTime: time },
            ),
        ),
      );
    },

    take: (id, message) =>
      transact<Taking>(async (transaction) => {
        const snapshot = await transaction.get(jobs.doc(id));
        const job = snapshot.data();
        if (job === undefined) return { kind: "needless" };
        const seconds = secondsToRest(snapshot, job);
        if (seconds > 0)
          return job.message === message ? { kind: "early", seconds } : { kind: "needless" };
        const lease = { id, attempt: job.attempt + 1, holder: randomUUID() };
        const { attempt, holder } = lease;
        const rest = { since: now, restSeconds: leaseSeconds, patienceSeconds };
        transaction.update(snapshot.ref, { attempt, holder, message, ...rest });
        return { kind: "taken", lease };
      }),

    renew: (lease) =>
      whileHeld(lease, (transaction, job) => transaction.update(job, { since: now })),

    remove: (lease) => whileHeld(lease, (transaction, job) => transaction.delete(job)),

    giveBack: (lease, delaySeconds) =>
      whileHeld(lease, (transaction, job) =>
        transaction.update(job, { holder: null, since: now, restSeconds: delaySeconds }),
      ),

    async checkHealth() {
      await withTimeout(jobs.doc("health").get());
    },
  };
}

/** Seconds until the job is due; negative when it is overdue. */
function secondsToRest({ readTime }: DocumentSnapshot<Job, Job>, job: Job): number {
  return job.restSeconds - (readTime.toMillis() - job.since.toMillis()) / 1_000;
}

/** Also resolves when somebody else has changed the document meanwhile. */
async function unlessChanged(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    const status = statusOf(error);
    if (status !== Status.failedPrecondition && status !== Status.notFound) throw error;
  }
}
