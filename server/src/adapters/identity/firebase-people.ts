import { type Person, providers, type SignInMethod } from "@hearten/contract/account.ts";
import type { Auth, UserRecord } from "firebase-admin/auth";
import { askFirebase, inTime, isUserNotFound } from "./firebase-answers.ts";

/** Milliseconds for which a person's record is taken as it was read. */
const recordMilliseconds = 10_000;
/** Milliseconds that an ID token is good for, and with it whatever was opened by it. */
const idTokenMilliseconds = 60 * 60_000;
/** People remembered at most, some 300 bytes each; those who came last stay. */
const mostPeople = 100_000;
/** People that one call may ask for (firebase.google.com/docs/auth/admin/manage-users). */
const batchSize = 100;

/** Who can sign in, as Firebase Authentication has it. */
interface SignInRecord {
  readonly person: Person;
  /** Milliseconds since the epoch: sign-ins made before it were revoked. */
  readonly validSince: number;
}

interface Remembered {
  /** Null when nobody has the uid, or somebody who was disabled. */
  readonly record: SignInRecord | null;
  /** When it was asked for: the answer may be of then. */
  readonly readAt: number;
  usedAt: number;
}

/** The people of a Firebase project, remembered for seconds so that not every request asks for them. */
export interface FirebasePeople {
  /**
   * Null when nobody has the uid, or somebody who was disabled; seconds old at most.
   *
   * @param changed milliseconds since the epoch when the person may have changed something: what was
   *   read before is not taken
   * @throws `unavailable`
   */
  find(uid: string, changed: number): Promise<SignInRecord | null>;
  /** Takes note that the person exists no more. */
  noteDeletion(uid: string): void;
  /**
   * Reads again everybody who was found within the last hour and tells whose sign-ins have ended.
   * Who can't be read now comes first the next time.
   */
  lookAgain(signal: AbortSignal): Promise<void>;
}

/** @param tell is told the uid of everybody who is seen to be gone, disabled or newly revoked */
export function createFirebasePeople(
  auth: Auth,
  tell: (uid: string) => void,
  now: () => number,
): FirebasePeople {
  /** In the order of use. */
  const people = new Map<string, Remembered>();
  const readings = new Map<string, Promise<void>>();

  function remember(uid: string, remembered: Remembered): void {
    const before = people.get(uid)?.record ?? null;
    const { record } = remembered;
    people.set(uid, remembered);
    if (before !== null && (record === null || record.validSince > before.validSince)) tell(uid);
  }

  /** Puts it last in the order, and forgets who was not here for long. */
  function noteUse(uid: string, remembered: Remembered): void {
    remembered.usedAt = now();
    people.delete(uid);
    people.set(uid, remembered);
    for (const [oldest, { usedAt }] of people) {
      if (people.size <= mostPeople && now() - usedAt < idTokenMilliseconds) return;
      people.delete(oldest);
    }
  }

  /** Requests that come together ask once. */
  function read(uid: string): Promise<void> {
    const running = readings.get(uid);
    if (running !== undefined) return running;
    const reading: Promise<void> = readNow(uid, () => readings.get(uid) === reading);
    readings.set(uid, reading);
    return reading;
  }

  /** @param isWanted false once the person was deleted: then the answer may be of before */
  async function readNow(uid: string, isWanted: () => boolean): Promise<void> {
    const readAt = now();
    try {
      const user = await askFirebase(auth.getUser(uid), isUserNotFound);
      if (isWanted()) remember(uid, { record: toRecord(user), readAt, usedAt: now() });
    } finally {
      if (isWanted()) readings.delete(uid);
    }
  }

  async function readBatch(uids: readonly string[]): Promise<void> {
    const before = uids.map((uid) => people.get(uid));
    const readAt = now();
    const { users } = await inTime(auth.getUsers(uids.map((uid) => ({ uid }))));
    const found = new Map(users.map((user) => [user.uid, user]));
    for (const [index, uid] of uids.entries()) {
      const remembered = people.get(uid);
      // Who was read anew or deleted meanwhile is known better already.
      if (remembered === undefined || remembered !== before[index]) continue;
      remember(uid, { ...remembered, record: toRecord(found.get(uid) ?? null), readAt });
    }
  }

  return {
    async find(uid, changed) {
      const readAt = people.get(uid)?.readAt ?? Number.NEGATIVE_INFINITY;
      if (readAt <= changed || now() - readAt >= recordMilliseconds) await read(uid);
      const remembered = people.get(uid);
      if (remembered === undefined) return null;
      noteUse(uid, remembered);
      return remembered.record;
    },

    noteDeletion(uid) {
      readings.delete(uid);
      noteUse(uid, { record: null, readAt: now(), usedAt: now() });
      tell(uid);
    },

    async lookAgain(signal) {
      const uids = [...people]
        .filter(([, { record, usedAt }]) => record !== null && now() - usedAt < idTokenMilliseconds)
        .toSorted(([, a], [, b]) => a.readAt - b.readAt)
        .map(([uid]) => uid);
      for (let start = 0; start < uids.length && !signal.aborted; start += batchSize)
        await readBatch(uids.slice(start, start + batchSize));
    },
  };
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
    person: { uid: user.uid, email: user.email ?? null, methods },
    validSince: Date.parse(user.tokensValidAfterTime ?? "") || 0,
  };
}
