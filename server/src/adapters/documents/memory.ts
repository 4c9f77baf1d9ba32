import type { InspirationId, Uid } from "@hearten/contract/ids.ts";
import { waitingStatuses } from "@hearten/contract/inspirations.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { Deletion } from "../../ports/documents/deletion-store.ts";
import type { Documents } from "../../ports/documents/documents.ts";
import type { StoredGeneration } from "../../ports/documents/generation-store.ts";
import { nextPace } from "../../ports/documents/pace-store.ts";
import type { StoredInspiration } from "../../ports/documents/inspiration-store.ts";
import type { Report } from "../../ports/documents/report-store.ts";
import type { Removal } from "../../ports/documents/removal-store.ts";
import { toStoredInspiration } from "./new-inspiration.ts";
import { decodeCursor, encodeCursor, type Place } from "./page-cursor.ts";
import { refuseLeaving } from "./refuse-leaving.ts";
import { refuseRemoved } from "./refuse-removed.ts";
import { createWatchers } from "./watchers.ts";

/** Documents that live as long as the process: for tests. Each call is one step of the process. */
export function createMemoryDocuments(now: () => number = Date.now): Documents {
  const profiles = new Map<Uid, Profile>();
  const inspirations = new Map<InspirationId, StoredInspiration>();
  const generations = new Map<InspirationId, StoredGeneration>();
  const removals = new Map<InspirationId, Removal>();
  const reports = new Map<InspirationId, Report>();
  const deletions = new Map<Uid, Deletion>();
  const usage = new Map<string, number>();
  const paces = new Map<number, number>();
  const watchers = createWatchers();
  let lastCreatedAt = 0;
  let isClosed = false;

  const whileOpen = async <T>(work: () => T): Promise<T> => {
    if (isClosed) throw new Error("The documents are closed.");
    return work();
  };
  const newestFirst = (uid: Uid) =>
    [...inspirations.values()]
      .filter((inspiration) => inspiration.userId === uid)
      .sort((a, b) => (isAfter(a, b) ? 1 : -1));
  const newestReports = () =>
    [...reports.values()].sort((a, b) => b.reportedAt.localeCompare(a.reportedAt));
  const deleteReports = (isMeant: (report: Report) => boolean) => {
    for (const report of reports.values())
      if (isMeant(report)) reports.delete(report.inspirationId);
  };
  const removedBy = (uid: Uid) => [...removals.values()].filter(({ userId }) => userId === uid);

  return {
    profiles: {
      read: (uid) => whileOpen(() => profiles.get(uid) ?? null),
      create: (uid, profile) =>
        whileOpen(() => {
          refuseLeaving(deletions.get(uid) ?? null);
          const present = profiles.get(uid) ?? profile;
          profiles.set(uid, present);
          return present;
        }),
      update: (uid, changes) =>
        whileOpen(() => {
          const present = profiles.get(uid);
          if (present === undefined) return null;
          const changed = { ...present, ...changes };
          profiles.set(uid, changed);
          return changed;
        }),
      delete: (uid) => whileOpen(() => void profiles.delete(uid)),
    },

    inspirations: {
      add: (inspiration) =>
        whileOpen(() => {
          const present = inspirations.get(inspiration.id);
          if (present !== undefined) return { inspiration: present, isNew: false };
          refuseLeaving(deletions.get(inspiration.userId) ?? null);
          refuseRemoved(removals.get(inspiration.id) ?? null);
          lastCreatedAt = Math.max(now(), lastCreatedAt + 1);
          const added = toStoredInspiration(inspiration, new Date(lastCreatedAt));
          inspirations.set(added.id, added);
          watchers.tell(added.userId, { id: added.id, inspiration: added });
          return { inspiration: added, isNew: true };
        }),
      read: (id) => whileOpen(() => inspirations.get(id) ?? null),
      update: (id, from, changes) =>
        whileOpen(() => {
          const present = inspirations.get(id);
          if (present === undefined || !from.includes(present.status)) return null;
          const changed = { ...present, ...changes };
          inspirations.set(id, changed);
          watchers.tell(changed.userId, { id, inspiration: changed });
          return changed;
        }),
      list: (uid, limit, cursor) =>
        whileOpen(() => {
          const place = cursor === null ? null : decodeCursor(cursor);
          const rest = newestFirst(uid).filter((one) => place === null || isAfter(one, place));
          const page = rest.slice(0, limit);
          const last = page.at(-1);
          const hasMore = rest.length > page.length;
          return {
            inspirations: page,
            nextCursor: hasMore && last !== undefined ? encodeCursor(last) : null,
          };
        }),
      listWaiting: (before, limit) =>
        whileOpen(() =>
          [...inspirations.values()]
            .filter(
              (one) =>
                waitingStatuses.some((status) => status === one.status) &&
                Date.parse(one.createdAt) < before.getTime(),
            )
            .slice(0, limit),
        ),
      watch: (uid, onChange, _onError, signal) =>
        whileOpen(() => watchers.add(uid, onChange, signal)),
      remove: (id) =>
        whileOpen(() => {
          const present = inspirations.get(id);
          if (present === undefined) return;
          const { userId } = present;
          inspirations.delete(id);
          generations.delete(id);
          removals.set(id, { id, userId, removedAt: new Date(now()).toISOString() });
          watchers.tell(userId, { id, inspiration: null });
        }),
      handOver: (from, to) =>
        whileOpen(() => {
          for (const inspiration of newestFirst(from)) {
            const given = { ...inspiration, userId: to };
            inspirations.set(given.id, given);
            watchers.tell(to, { id: given.id, inspiration: given });
          }
        }),
      deleteAll: (uid) =>
        whileOpen(() => {
          const ids = newestFirst(uid).map((inspiration) => inspiration.id);
          for (const id of ids) {
            inspirations.delete(id);
            generations.delete(id);
          }
          for (const id of ids) watchers.tell(uid, { id, inspiration: null });
        }),
    },

    generations: {
      read: (id) => whileOpen(() => generations.get(id) ?? null),
      write: (id, generation) =>
        whileOpen(() => {
          if (inspirations.has(id)) generations.set(id, generation);
        }),
    },

    removals: {
      read: (id) => whileOpen(() => removals.get(id) ?? null),
      list: (limit) =>
        whileOpen(() =>
          [...removals.values()]
            .sort((a, b) => a.removedAt.localeCompare(b.removedAt))
            .slice(0, limit),
        ),
      end: (ids) =>
        whileOpen(() => {
          for (const id of ids) removals.delete(id);
        }),
    },

    reports: {
      put: (report) =>
        whileOpen(() => {
          refuseLeaving(deletions.get(report.userId) ?? null);
          reports.set(report.inspirationId, report);
        }),
      list: (since) =>
        whileOpen(() =>
          newestReports().filter(({ reportedAt }) => reportedAt >= since.toISOString()),
        ),
      listOf: (uid) => whileOpen(() => newestReports().filter(({ userId }) => userId === uid)),
      deleteAll: (uid) => whileOpen(() => deleteReports(({ userId }) => userId === uid)),
      deleteBefore: (moment) =>
        whileOpen(() => deleteReports(({ reportedAt }) => reportedAt < moment.toISOString())),
    },

    deletions: {
      begin: (uid, providerTokens) =>
        whileOpen(() => {
          const deletion = deletions.get(uid) ?? {
            uid,
            beganAt: new Date(now()).toISOString(),
            inspirationIds: [...newestFirst(uid), ...removedBy(uid)].map(({ id }) => id),
            providerTokens,
          };
          deletions.set(uid, deletion);
          return deletion;
        }),
      read: (uid) => whileOpen(() => deletions.get(uid) ?? null),
      list: () =>
        whileOpen(() => [...deletions.values()].sort((a, b) => a.beganAt.localeCompare(b.beganAt))),
      update: (uid, changes) =>
        whileOpen(() => {
          const present = deletions.get(uid);
          if (present !== undefined) deletions.set(uid, { ...present, ...changes });
        }),
      end: (uids) =>
        whileOpen(() => {
          for (const uid of uids) {
            for (const { id } of removedBy(uid)) removals.delete(id);
            deletions.delete(uid);
          }
        }),
    },

    usage: {
      reserve: (resource, day, amount, most) =>
        whileOpen(() => {
          const sum = (usage.get(`${day} ${resource}`) ?? 0) + amount;
          if (sum > most) return false;
          usage.set(`${day} ${resource}`, sum);
          return true;
        }),
      giveBack: (resource, day, amount) =>
        whileOpen(() => {
          const used = usage.get(`${day} ${resource}`);
          if (used !== undefined) usage.set(`${day} ${resource}`, Math.max(0, used - amount));
        }),
      read: (resource, day) => whileOpen(() => usage.get(`${day} ${resource}`) ?? 0),
      deleteBefore: (day) =>
        whileOpen(() => {
          for (const name of usage.keys()) if (name < day) usage.delete(name);
        }),
    },

    paces: {
      read: (length) => whileOpen(() => paces.get(length) ?? null),
      note: (length, seconds) =>
        whileOpen(() => void paces.set(length, nextPace(paces.get(length) ?? null, seconds))),
    },

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
