import type { Profile } from "@hearten/contract/profile.ts";
import { waitingStatuses } from "@hearten/contract/inspirations.ts";
import type { Deletion, Documents, Generation, Motivation } from "../../ports/documents.ts";
import { toNewMotivation } from "./new-motivation.ts";
import { decodeCursor, encodeCursor, type Place } from "./page-cursor.ts";
import { refuseLeaving } from "./refuse-leaving.ts";
import { createWatchers } from "./watchers.ts";

/** Documents that live as long as the process: for tests. */
export function createMemoryDocuments(now: () => number = Date.now): Documents {
  const profiles = new Map<string, Profile>();
  const motivations = new Map<string, Motivation>();
  const generations = new Map<string, Generation>();
  const deletions = new Map<string, Deletion>();
  const watchers = createWatchers();
  let lastCreatedAt = 0;
  let isClosed = false;

  const whileOpen = async <T>(work: () => T): Promise<T> => {
    if (isClosed) throw new Error("The documents are closed.");
    return work();
  };
  const newestFirst = (uid: string) =>
    [...motivations.values()]
      .filter((motivation) => motivation.userId === uid)
      .sort((a, b) => (isAfter(a, b) ? 1 : -1));

  return {
    readProfile: (uid) => whileOpen(() => profiles.get(uid) ?? null),
    createProfile: (uid, profile) =>
      whileOpen(() => {
        refuseLeaving(deletions.get(uid) ?? null);
        const present = profiles.get(uid) ?? profile;
        profiles.set(uid, present);
        return present;
      }),
    updateProfile: (uid, changes) =>
      whileOpen(() => {
        const present = profiles.get(uid);
        if (present === undefined) return null;
        const changed = { ...present, ...changes };
        profiles.set(uid, changed);
        return changed;
      }),
    deleteProfile: (uid) => whileOpen(() => void profiles.delete(uid)),

    addMotivation: (motivation) =>
      whileOpen(() => {
        const present = motivations.get(motivation.id);
        if (present !== undefined) return present;
        refuseLeaving(deletions.get(motivation.userId) ?? null);
        lastCreatedAt = Math.max(now(), lastCreatedAt + 1);
        const added = toNewMotivation(motivation, new Date(lastCreatedAt));
        motivations.set(added.id, added);
        watchers.tell(added.userId, { id: added.id, motivation: added });
        return added;
      }),
    readMotivation: (id) => whileOpen(() => motivations.get(id) ?? null),
    updateMotivation: (id, from, changes) =>
      whileOpen(() => {
        const present = motivations.get(id);
        if (present === undefined || !from.includes(present.status)) return null;
        const changed = { ...present, ...changes };
        motivations.set(id, changed);
        watchers.tell(changed.userId, { id, motivation: changed });
        return changed;
      }),
    listMotivations: (uid, limit, cursor) =>
      whileOpen(() => {
        const place = cursor === null ? null : decodeCursor(cursor);
        const rest = newestFirst(uid).filter((one) => place === null || isAfter(one, place));
        const page = rest.slice(0, limit);
        const last = page.at(-1);
        const hasMore = rest.length > page.length;
        return {
          motivations: page,
          nextCursor: hasMore && last !== undefined ? encodeCursor(last) : null,
        };
      }),
    listWaitingMotivations: (before, limit) =>
      whileOpen(() =>
        [...motivations.values()]
          .filter(
            (one) =>
              waitingStatuses.some((status) => status === one.status) &&
              Date.parse(one.createdAt) < before.getTime(),
          )
          .slice(0, limit),
      ),
    watchMotivations: (uid, onChange, _onError, signal) =>
      whileOpen(() => watchers.add(uid, onChange, signal)),
    deleteMotivations: (uid) =>
      whileOpen(() => {
        const ids = newestFirst(uid).map((motivation) => motivation.id);
        for (const id of ids) {
          motivations.delete(id);
          generations.delete(id);
        }
        for (const id of ids) watchers.tell(uid, { id, motivation: null });
        return ids;
      }),

    readGeneration: (id) => whileOpen(() => generations.get(id) ?? null),
    writeGeneration: (id, generation) =>
      whileOpen(() => {
        if (motivations.has(id)) generations.set(id, generation);
      }),

    beginDeletion: (uid, providerTokens) =>
      whileOpen(() => {
        const deletion = deletions.get(uid) ?? {
          uid,
          beganAt: new Date(now()).toISOString(),
          motivations: newestFirst(uid).map((motivation) => motivation.id),
          providerTokens,
        };
        deletions.set(uid, deletion);
        return deletion;
      }),
    readDeletion: (uid) => whileOpen(() => deletions.get(uid) ?? null),
    listDeletions: () =>
      whileOpen(() => [...deletions.values()].sort((a, b) => a.beganAt.localeCompare(b.beganAt))),
    updateDeletion: (uid, changes) =>
      whileOpen(() => {
        const present = deletions.get(uid);
        if (present !== undefined) deletions.set(uid, { ...present, ...changes });
      }),
    endDeletions: (uids) =>
      whileOpen(() => {
        for (const uid of uids) deletions.delete(uid);
      }),

    checkHealth: () => whileOpen(() => undefined),
    close: async () => {
      isClosed = true;
    },
  };
}

/** Whether `a` stands after `b` in the list, newest first. */
function isAfter(a: Place, b: Place): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt < b.createdAt;
}
