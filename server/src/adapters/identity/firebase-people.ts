import { type Person, providers, type SignInMethod } from "@hearten/contract/account.ts";
import type { Auth, UserRecord } from "firebase-admin/auth";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { askFirebase, withTimeout, isUserNotFound } from "./firebase-answers.ts";

/** Milliseconds for which a person's record is cached. */
const recordMilliseconds = 10_000;
/** Milliseconds for which an ID token is valid, and what was opened with it. */
const idTokenMilliseconds = 60 * 60_000;
/** People in the cache at most (LRU), some 300 bytes each. */
const maxPeople = 100_000;
/** People that one call may read (firebase.google.com/docs/auth/admin/manage-users). */
const batchSize = 100;

/** A person who can sign in, as Firebase Authentication knows them. */
export interface SignInRecord {
  readonly person: Person;
  readonly isAddressProved: boolean;
  /** Milliseconds since the epoch. Sign-ins before that were revoked. */
  readonly validSince: number;
  /** The seconds at which sign-ins began that have ended one by one. */
  readonly endedSignIns: readonly number[];
}

interface CacheEntry {
  /** Null for a uid that is unknown or disabled. */
  readonly record: SignInRecord | null;
  /** When it was asked for; the answer may be as old as that. */
  readonly readAt: number;
  usedAt: number;
}

/** A call for a person's record. */
interface Reading {
  readonly readAt: number;
  /** `changed` of the call that it was made for. */
  readonly changed: number;
  /** Resolves when the answer is in the cache, or a newer one is. */
  readonly done: Promise<void>;
}

/** A cache of the people of a Firebase project, so that not every request asks Firebase. */
export interface FirebasePeople {
  /**
   * Returns the person; null for a uid that is unknown or disabled.
   *
   * @param need.changed milliseconds since the epoch when the person may have changed something: an older record is
   *   read anew, in one call for all who ask at the same time for that change or an earlier one
   * @param need.maxAge milliseconds; ten seconds unless told otherwise
   * @throws `unavailable`
   */
  find(
    uid: Uid,
    need: { readonly changed?: number; readonly maxAge?: number },
  ): Promise<SignInRecord | null>;
  /**
   * Notes with the person that one of their sign-ins has ended.
   *
   * @param began seconds since the epoch
   * @throws `unavailable`
   */
  endSignIn(uid: Uid, began: number): Promise<void>;
  /** Notes that the person was deleted. */
  noteDeletion(uid: Uid): void;
  /**
   * Reads everybody again who was found within the last hour, and tells whose sign-ins have ended. People who can't
   * be read now come first the next time.
   */
  refresh(signal: AbortSignal): Promise<void>;
}

/** @param tell called with the uid of everybody of whom one or all sign-ins are found to have ended */
export function createFirebasePeople(
  auth: Auth,
  tell: (uid: Uid) => void,
  now: () => number,
): FirebasePeople {
  /** In the order of use, the oldest first. */
  const people = new Map<Uid, CacheEntry>();
  /** The newest that is under way for each person. */
  const readings = new Map<Uid, Reading>();

  /** An answer that comes after a newer one is not stored. */
  function store(uid: Uid, entry: CacheEntry): void {
    const former = people.get(uid);
    if (former !== undefined && former.readAt > entry.readAt) return;
    people.set(uid, entry);
    if (former?.record && hasEnded(former.record, entry.record)) tell(uid);
  }

  /** Moves it to the end, and removes what was not used for long. */
  function touch(uid: Uid, entry: CacheEntry): void {
    entry.usedAt = now();
    people.delete(uid);
    people.set(uid, entry);
    for (const [oldest, { usedAt }] of people) {
      if (people.size <= maxPeople && now() - usedAt < idTokenMilliseconds) return;
      people.delete(oldest);
    }
  }

  /**
   * Requests at the same time share one call.
   *
   * @param after milliseconds since the epoch: a call that began then or before is not shared, unless it was made
   *   for a change then or later
   */
  function read(uid: Uid, after: number, changed = Number.NEGATIVE_INFINITY): Promise<void> {
    const running = readings.get(uid);
    if (running !== undefined && (running.readAt > after || running.changed >= after))
      return running.done;
    const readAt = now();
    const done = readNow(uid, readAt).finally(() => {
      if (readings.get(uid) === reading) readings.delete(uid);
    });
    const reading: Reading = { readAt, changed, done };
    readings.set(uid, reading);
    return done;
  }

  async function readNow(uid: Uid, readAt: number): Promise<void> {
    const user = await askFirebase(auth.getUser(uid), isUserNotFound);
    store(uid, { record: toRecord(user), readAt, usedAt: now() });
  }

  async function readBatch(uids: readonly Uid[]): Promise<void> {
    const readAt = now();
    const { users } = await withTimeout(auth.getUsers(uids.map((uid) => ({ uid }))));
    const found = new Map(users.map((user) => [user.uid, user]));
    for (const uid of uids) {
      const entry = people.get(uid);
      if (entry === undefined) continue;
      store(uid, { ...entry, record: toRecord(found.get(uid) ?? null), readAt });
    }
  }

  return {
    async find(uid, { changed = Number.NEGATIVE_INFINITY, maxAge = recordMilliseconds }) {
      const after = Math.max(changed, now() - maxAge);
      const readAt = people.get(uid)?.readAt ?? Number.NEGATIVE_INFINITY;
      if (readAt <= after) await read(uid, after, changed);
      const entry = people.get(uid);
      if (entry === undefined) return null;
      touch(uid, entry);
      return entry.record;
    },

    async endSignIn(uid, began) {
      const user = await askFirebase(auth.getUser(uid), isUserNotFound);
      if (user === null) return;
      // A custom claim, since it comes along whenever the person is read, and goes with them. It must stay small.
      const ended = [...new Set([...endedSignInsOf(user), began])].slice(-maxEndedSignIns);
      const claims = { ...user.customClaims, [endedSignInsClaim]: ended };
      await askFirebase(auth.setCustomUserClaims(uid, claims), isUserNotFound);
      await read(uid, Number.POSITIVE_INFINITY);
    },

    noteDeletion(uid) {
      touch(uid, { record: null, readAt: now(), usedAt: now() });
      tell(uid);
    },

    async refresh(signal) {
      const uids = [...people]
        .filter(([, { record, usedAt }]) => record !== null && now() - usedAt < idTokenMilliseconds)
        .toSorted(([, a], [, b]) => a.readAt - b.readAt)
        .map(([uid]) => uid);
      for (let start = 0; start < uids.length && !signal.aborted; start += batchSize)
        await readBatch(uids.slice(start, start + batchSize));
    },
  };
}

/** Whether sign-ins that `before` allowed are no longer allowed. */
function hasEnded(before: SignInRecord, record: SignInRecord | null): boolean {
  return (
    record === null ||
    record.validSince > before.validSince ||
    record.endedSignIns.some((began) => !before.endedSignIns.includes(began))
  );
}

const endedSignInsClaim = "endedSignIns";
/** Of a person. Firebase keeps 1,000 bytes of custom claims, and puts them into ID tokens. */
const maxEndedSignIns = 20;

function endedSignInsOf({ customClaims = {} }: UserRecord): number[] {
  const ended: unknown = customClaims[endedSignInsClaim];
  return Array.isArray(ended) ? ended.filter((began) => typeof began === "number") : [];
}

const methodIds: Record<SignInMethod, string> = {
  password: "password",
  google: "google.com",
  apple: "apple.com",
};

function toRecord(user: UserRecord | null): SignInRecord | null {
  if (user === null || user.disabled) return null;
  const ids = new Set(user.providerData.map(({ providerId }) => providerId));
  const methods = (["password", ...providers] as const).filter((method) =>
    ids.has(methodIds[method]),
  );
  return {
    person: { uid: toUid(user.uid), email: user.email ?? null, methods },
    isAddressProved: user.emailVerified,
    validSince: Date.parse(user.tokensValidAfterTime ?? "") || 0,
    endedSignIns: endedSignInsOf(user),
  };
}
