import { randomUUID } from "node:crypto";
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@google-cloud/firestore";
import { type InspirationId, toInspirationId, type Uid } from "@hearten/contract/ids.ts";
import { callInTime, transactUnlessLate } from "../firestore/calls-in-time.ts";
import type { Backlog, Job } from "../../ports/queue.ts";
import { Status, statusOf } from "./pubsub-calls.ts";
import {
  type LatestJob,
  notedMilliseconds,
  secondsToRest,
  type StoredJob,
  uidOf,
} from "./stored-jobs.ts";
import { toBacklog, turnMilliseconds } from "./turn.ts";

/** Jobs that are looked at when one is to be taken: more than are under way at the same time. */
const inSight = 100;
/** Seconds after which somebody looks again where all that is due is of excluded people. */
const excludedSeconds = 5;

/** How Firestore answers a write on top of a version that somebody else's has come before. */
const overtaken: readonly (number | null)[] = [
  Status.alreadyExists,
  Status.notFound,
  Status.failedPrecondition,
];

/** A job that this process has taken. */
export interface Lease extends Job {
  readonly attempt: number;
  readonly deliveries: number;
  /** The holder: a new name each time the job is taken (fencing token). */
  readonly holder: string;
}

/** The result of taking a job for a message. */
export type Taking =
  | { readonly kind: "taken"; readonly lease: Lease }
  /** No job may be taken yet; try again after this number of seconds. */
  | { readonly kind: "early"; readonly seconds: number }
  /** No job is due, or will be, for which no other message is responsible. */
  | { readonly kind: "needless" };

/** For which message a job is taken. */
export interface Ticket {
  /** The message's name. */
  readonly message: string;
  /** People for whom enough is under way. */
  readonly excluded: readonly Uid[];
}

/** A job as it was added. */
export interface Added {
  readonly id: InspirationId;
  readonly changeId: string;
}

/** The version of a document. A write on top of it fails if it has changed (optimistic locking). */
export interface Version extends Job {
  readonly time: Timestamp;
  /** When its turn comes, in milliseconds since the epoch. */
  readonly turn: number;
}

/**
 * The durable part of the queue on Pub/Sub: which jobs there are, when each may be taken, and who has taken it. All
 * times are those of Firestore's clock, so the clocks of the machines may differ. Every call rejects when Firestore
 * does not answer in time. If it writes later all the same, that does no harm.
 */
export interface JobLedger {
  /** Adds a job that is due now. Its turn comes some time after its person's last one. Returns null when it exists already. */
  add(job: Job): Promise<Added | null>;
  /** Removes an added job if nobody has taken it since or made it wait again. */
  withdraw(added: Added): Promise<void>;
  /**
   * Checks whether a job has waited so long that its message must be lost.
   *
   * @returns null when all is well, "gone" when there is no such job
   */
  findForgotten(job: Job): Promise<Version | null | "gone">;
  /**
   * Notes that the job got a new message. It then waits longer for it than for the one before (backoff), and keeps its
   * turn; one that has none gets that of its last change.
   */
  waitAgain(forgotten: Version): Promise<void>;
  /**
   * Takes the due job whose turn it is. The message is responsible for it from then on, and takes no other one before
   * that may be taken again.
   */
  take(ticket: Ticket): Promise<Taking>;
  /** Renews the lease. Returns whether this process still had it. */
  renew(lease: Lease): Promise<boolean>;
  /** Removes the job. Returns whether this process still had the lease. */
  remove(lease: Lease): Promise<boolean>;
  /**
   * Lets others take the job after some seconds. A failed attempt is counted. Returns whether this process still had the
   * lease.
   */
  giveBack(lease: Lease, delaySeconds: number, hasFailed: boolean): Promise<boolean>;
  /** How many jobs have their turn before this one; null when it is taken or there is none. */
  countAhead(id: InspirationId): Promise<number | null>;
  /** What is not done yet. Reads one document and a count. */
  readBacklog(): Promise<Backlog>;
  /** The health check: rejects when the ledger can't be read. */
  checkHealth(): Promise<void>;
}

export function createJobLedger(
  firestore: Firestore,
  { leaseSeconds, patienceSeconds }: { leaseSeconds: number; patienceSeconds: number },
): JobLedger {
  const jobs = firestore.collection("jobs") as CollectionReference<StoredJob, StoredJob>;
  const latestJobs = firestore.collection("latestJobs") as CollectionReference<
    LatestJob,
    LatestJob
  >;
  const now = FieldValue.serverTimestamp();

  /** A third of the lease, so that one renewal may fail. */
  const milliseconds = (leaseSeconds * 1_000) / 3;
  const call = <T>(work: () => Promise<T>) => callInTime(work, milliseconds);
  const transact = <T>(work: (transaction: Transaction) => Promise<T>) =>
    callInTime((late) => transactUnlessLate(firestore, work, late), milliseconds);

  /** Does the work if this process still has the lease. */
  const whileHeld = (
    { id, holder }: Lease,
    work: (
      transaction: Transaction,
      job: DocumentSnapshot<StoredJob, StoredJob>,
    ) => Promise<void> | void,
  ) =>
    transact(async (transaction) => {
      const job = await transaction.get(jobs.doc(id));
      if (job.data()?.holder !== holder) return false;
      await work(transaction, job);
      return true;
    });

  /** Returns null when it is not due any more. */
  const takeIfDue = (job: DocumentReference<StoredJob, StoredJob>, message: string) =>
    transact(async (transaction): Promise<Lease | null> => {
      const snapshot = await transaction.get(job);
      const stored = snapshot.data();
      if (stored === undefined || secondsToRest(snapshot, stored) > 0) return null;
      const { failures = 0 } = stored;
      const deliveries = (stored.deliveries ?? 0) + 1;
      const holder = randomUUID();
      const rest = { since: now, restSeconds: leaseSeconds, patienceSeconds };
      transaction.update(job, { deliveries, holder, message, ...rest });
      return {
        id: toInspirationId(job.id),
        uid: uidOf(stored),
        attempt: failures + 1,
        deliveries,
        holder,
      };
    });

  /** Adds the job, unless it exists or its person's latest job has changed since it was looked at: "again". */
  const tryToAdd = async ({ id, uid }: Job, changeId: string, late: AbortSignal) => {
    const [job, latest] = await Promise.all([jobs.doc(id).get(), latestJobs.doc(uid).get()]);
    if (job.exists) return job.data()?.changeId === changeId ? { id, changeId } : null;
    // After the latest job was read, so that none is missed that changes it later.
    const ofPerson = jobs.where("person", "==", uid).orderBy("turn", "desc").limit(1);
    const { docs, readTime } = await ofPerson.get();
    const [last] = docs;
    const next = (last?.data().turn ?? -turnMilliseconds) + turnMilliseconds;
    const batch = firestore.batch();
    batch.create(job.ref, {
      person: uid,
      turn: Math.max(readTime.toMillis(), next),
      deliveries: 0,
      failures: 0,
      holder: null,
      message: null,
      since: now,
      restSeconds: 0,
      patienceSeconds,
      changeId,
    });
    const { updateTime } = latest;
    const expiresAt = Timestamp.fromMillis(readTime.toMillis() + notedMilliseconds);
    const noted: LatestJob = { job: id, changeId, expiresAt };
    if (updateTime === undefined) batch.create(latest.ref, noted);
    else batch.update(latest.ref, { ...noted }, { lastUpdateTime: updateTime });
    late.throwIfAborted();
    const isAdded = await unlessOvertaken(batch.commit());
    return isAdded ? { id, changeId } : "again";
  };

  /** Removes the job, and what is noted of its person if it was the latest one. */
  const removeWith = async (
    transaction: Transaction,
    job: DocumentSnapshot<StoredJob, StoredJob>,
  ) => {
    const person = job.data()?.person;
    const latest = person === undefined ? null : await transaction.get(latestJobs.doc(person));
    transaction.delete(job.ref);
    if (latest?.data()?.job === job.id) transaction.delete(latest.ref);
  };

  return {
    add(job) {
      const changeId = randomUUID();
      return callInTime(async (late) => {
        // Each round adds the job of one of those that meet.
        for (;;) {
          const added = await tryToAdd(job, changeId, late);
          if (added !== "again") return added;
        }
      }, milliseconds);
    },

    withdraw: ({ id, changeId }) =>
      transact(async (transaction) => {
        const job = await transaction.get(jobs.doc(id));
        const stored = job.data();
        if (stored?.changeId !== changeId || stored.deliveries !== 0) return;
        await removeWith(transaction, job);
      }),

    async findForgotten({ id, uid }) {
      const snapshot = await call(() => jobs.doc(id).get());
      const job = snapshot.data();
      if (job === undefined || snapshot.updateTime === undefined) return "gone";
      const time = snapshot.updateTime;
      const patience = job.turn === undefined ? 0 : job.patienceSeconds;
      const isForgotten = secondsToRest(snapshot, job) < -patience;
      return isForgotten ? { id, uid, time, turn: job.turn ?? time.toMillis() } : null;
    },

    async waitAgain({ id, uid, time, turn }) {
      const again = { since: now, restSeconds: 0, holder: null, person: uid, turn };
      const patience = FieldValue.increment(patienceSeconds);
      const fields = { ...again, patienceSeconds: patience, changeId: randomUUID() };
      await call(() => unlessOvertaken(jobs.doc(id).update(fields, { lastUpdateTime: time })));
    },

    async take({ message, excluded }) {
      const { docs } = await call(() => jobs.orderBy("turn").limit(inSight).get());
      const own = docs.find((job) => job.data().message === message);
      const rest = own === undefined ? 0 : secondsToRest(own, own.data());
      // It comes too early when its worker died before it could say how long the message rests. With another job it would
      // be acknowledged, and its own would have no message left.
      if (rest > 0) return { kind: "early", seconds: rest };
      const due = docs.filter((job) => secondsToRest(job, job.data()) <= 0);
      const open = due.filter((job) => !excluded.includes(uidOf(job.data())));
      // Others may take the same ones at this moment.
      for (const job of open) {
        const lease = await takeIfDue(job.ref, message);
        if (lease !== null) return { kind: "taken", lease };
      }
      // Some may lie beyond what was looked at.
      if (due.length > open.length || docs.length === inSight)
        return { kind: "early", seconds: excludedSeconds };
      // It was taken or renewed at this moment: what this message is for shows when it is looked at again.
      if (own !== undefined) return { kind: "early", seconds: 0 };
      return { kind: "needless" };
    },

    renew: (lease) =>
      whileHeld(lease, (transaction, { ref }) => {
        transaction.update(ref, { since: now });
      }),

    remove: (lease) => whileHeld(lease, removeWith),

    giveBack: (lease, delaySeconds, hasFailed) =>
      whileHeld(lease, (transaction, { ref }) => {
        transaction.update(ref, {
          holder: null,
          since: now,
          restSeconds: delaySeconds,
          failures: FieldValue.increment(hasFailed ? 1 : 0),
        });
      }),

    async countAhead(id) {
      const job = (await call(() => jobs.doc(id).get())).data();
      if (job?.turn === undefined || job.holder !== null) return null;
      const { turn } = job;
      const before = await call(() => jobs.where("turn", "<", turn).count().get());
      return before.data().count;
    },

    async readBacklog() {
      const [first, all] = await call(() =>
        Promise.all([jobs.orderBy("turn").limit(1).get(), jobs.count().get()]),
      );
      const turn = first.docs[0]?.data().turn ?? null;
      return toBacklog(all.data().count, turn, first.readTime.toMillis());
    },

    async checkHealth() {
      await call(() => jobs.doc("health").get());
    },
  };
}

/** Waits for a write on top of a version. Returns false when somebody else has changed a document since. */
async function unlessOvertaken(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (!overtaken.includes(statusOf(error))) throw error;
    return false;
  }
}
