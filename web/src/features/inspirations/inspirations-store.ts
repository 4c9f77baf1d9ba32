import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import type { OpenLive } from "../../api/live.ts";
import { createVariable, type Observable } from "../../api/observable.ts";
import type { Network } from "../../platform/network.ts";
import type { After } from "../../platform/timer.ts";
import { announcementOf } from "./announcement.ts";
import {
  applyChanged,
  applyLiveEvent,
  applyNewestPage,
  applyOlderPage,
  type InspirationList,
  nothingKnown,
} from "./inspiration-list.ts";

/** Milliseconds for the live stream to begin, or to come back; after that the list is read without it. */
const patienceWithStream = 1_500;
/** Milliseconds between two readings while there is no stream. */
const readingInterval = 5_000;
/** Milliseconds for an answer, where there is something to look at until then. */
const patienceWithAnswer = 4_000;
/** Milliseconds within which a network or a server that has gone may come back without a word about it. */
const patienceWithNetwork = 3_000;
/** Inspirations of the list that are kept on this device, the newest. */
const mostKept = 50;
/** Milliseconds for which an announcement stands; whoever listens has heard it by then. */
const announcementStands = 5_000;

/** Words for those who do not see the list change. */
export interface Announcement {
  /** Tells two announcements of the same text apart. */
  readonly id: number;
  /** Empty when there is nothing to say. */
  readonly text: string;
}

/** The signed-in person's inspirations, kept live. */
export interface InspirationsStore {
  readonly list: Observable<InspirationList>;
  /**
   * Milliseconds since the epoch from when the list is, while nobody can tell whether it is still so:
   * without a network it is what was last known on this device. Null while it is kept up.
   */
  readonly asOf: Observable<number | null>;
  /**
   * Whether it is so because nobody answers: what is not on this device can't be had now. False again with
   * the first answer.
   */
  readonly isOutOfReach: Observable<boolean>;
  /** Speaks only of what changes after the list was first known. */
  readonly announcement: Observable<Announcement>;
  /** Begins to follow them, unless it does so already. */
  open(): void;
  /** Reads the list once more after it could not be read. */
  reload(): Promise<void>;
  /** Loads the next older page; rejects with an `ApiError`. */
  loadOlder(): Promise<void>;
  /**
   * Puts a failed inspiration back into production with these goals. Rejects with an `ApiError`;
   * then it has failed as before.
   */
  retry(inspiration: Inspiration, userGoals: readonly string[]): Promise<void>;
  /** Stops and forgets everything, at sign-out. */
  clear(): void;
}

/** The list as it was known at a time. */
export interface KeptList {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly inspirations: readonly Inspiration[];
}

/** Where the list is kept on this device, for when there is no network. */
export interface ListMemory {
  read(): KeptList | null;
  write(list: KeptList): void;
}

export interface InspirationsDependencies {
  readonly client: Pick<
    Client,
    "listInspirations" | "updateInspirationStatus" | "createAffirmation"
  >;
  readonly openLive: OpenLive;
  readonly onNotSignedIn: () => void;
  readonly after: After;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly memory: ListMemory;
  readonly network: Network;
}

export function createInspirationsStore(dependencies: InspirationsDependencies): InspirationsStore {
  const { client, openLive, onNotSignedIn, after, now, memory, network } = dependencies;
  const list = createVariable<InspirationList>(nothingKnown);
  const asOf = createVariable<number | null>(null);
  const isOutOfReach = createVariable(false);
  const announcement = createVariable<Announcement>({ id: 0, text: "" });
  let closeStream: (() => void) | null = null;
  let stopFollowing: (() => void) | null = null;
  /** Whether the stream is there. */
  let isLive = false;
  let cancelReading: (() => void) | null = null;
  let cancelSilence: (() => void) | null = null;
  /** From when the list is, while nobody can tell whether it is still so; `asOf` says so after a moment. */
  let since: number | null = null;
  let cancelPatience: (() => void) | null = null;
  /** Grows when everything is forgotten, so that an answer on its way to a former person is dropped. */
  let visit = 0;

  function update(next: InspirationList) {
    const before = list.get();
    list.set(next);
    beUpToDate();
    memory.write({ at: now(), inspirations: next.inspirations.slice(0, mostKept) });
    if (before.status !== "ready") return;
    const text = announcementOf(before.inspirations, next.inspirations);
    if (text !== null) announce(text);
  }

  function beUpToDate() {
    since = null;
    fallBehind(false);
  }

  function fallBehind(isUnanswered: boolean) {
    cancelPatience?.();
    cancelPatience = null;
    asOf.set(since);
    isOutOfReach.set(since !== null && isUnanswered);
  }

  function announce(text: string) {
    announcement.set({ id: announcement.get().id + 1, text });
    cancelSilence?.();
    cancelSilence = after(announcementStands, () =>
      announcement.set({ id: announcement.get().id, text: "" }),
    );
  }

  /** Does for the list what the stream should, until the stream does. */
  async function read() {
    const asked = visit;
    const isNeeded = () => asked === visit && (!isLive || since !== null);
    const stopWaiting = after(patienceWithAnswer, () => {
      if (!isNeeded() || list.get().status === "ready" || memory.read() === null) return;
      recall();
      fallBehind(true);
    });
    try {
      const page = await client.listInspirations({});
      if (!isNeeded()) return;
      update(applyNewestPage(list.get(), page));
      if (!isLive) readIn(readingInterval);
    } catch (error) {
      if (!isNeeded()) return;
      const isUnanswered = error instanceof ApiError && error.code === "network";
      if (list.get().status !== "ready") recall();
      if (!isUnanswered || cancelPatience === null) fallBehind(isUnanswered);
      // Whoever has nothing to look at asks by a press; what has no network hears when it has one.
      if (list.get().status === "ready" && network.isOnline.get()) readIn(readingInterval);
    } finally {
      stopWaiting();
    }
  }

  /** The screen says so; what was known before is better than nothing. */
  function recall() {
    const kept = memory.read();
    since = kept?.at ?? null;
    list.set(
      kept === null
        ? { ...nothingKnown, status: "failed" }
        : { ...nothingKnown, status: "ready", inspirations: kept.inspirations, isRecalled: true },
    );
  }

  /** The stream does not say at once that it is cut off, and may not say that it has come through. */
  function followNetwork() {
    const isOnline = network.isOnline.get();
    if (isOnline ? since === null : list.get().status !== "ready") return;
    doubt();
    if (isOnline) void read();
  }

  /** The stream comes back by itself, mostly before anybody has to be told. */
  function followLoss() {
    if (!isLive) return;
    isLive = false;
    if (since === null) doubt();
    if (network.isOnline.get()) readIn(patienceWithStream);
  }

  /** Nobody can tell from now on whether the list is still so. */
  function doubt() {
    since ??= now();
    cancelPatience?.();
    cancelPatience = after(patienceWithNetwork, () => fallBehind(true));
  }

  function readIn(milliseconds: number) {
    cancelReading?.();
    cancelReading = after(milliseconds, () => void read());
  }

  return {
    list,
    asOf,
    isOutOfReach,
    announcement,
    open() {
      if (closeStream !== null) return;
      if (!network.isOnline.get()) {
        recall();
        fallBehind(true);
      }
      readIn(patienceWithStream);
      stopFollowing = network.isOnline.subscribe(followNetwork);
      closeStream = openLive({
        onEvent(event) {
          isLive = true;
          cancelReading?.();
          update(applyLiveEvent(list.get(), event));
        },
        onLost: followLoss,
        onNotSignedIn,
      });
    },
    async reload() {
      list.set(nothingKnown);
      await read();
    },
    async loadOlder() {
      const asked = visit;
      const { nextCursor } = list.get();
      if (nextCursor === null) return;
      const page = await client.listInspirations({ cursor: nextCursor });
      const isStillNext = asked === visit && list.get().nextCursor === nextCursor;
      if (isStillNext) list.set(applyOlderPage(list.get(), page));
    },
    async retry(inspiration, userGoals) {
      const { id, length, goals: description } = inspiration;
      const asked = visit;
      const show = (changed: Inspiration) => {
        if (asked === visit) update(applyChanged(list.get(), changed));
      };
      show((await client.updateInspirationStatus({ id, status: "processing" })).inspiration);
      try {
        await client.createAffirmation({
          recordId: id,
          length,
          userGoals: [...userGoals],
          description,
        });
      } catch (error) {
        const failed = { id, status: "failed", error: inspiration.error ?? undefined } as const;
        show((await client.updateInspirationStatus(failed)).inspiration);
        throw error;
      }
    },
    clear() {
      visit += 1;
      closeStream?.();
      closeStream = null;
      stopFollowing?.();
      beUpToDate();
      isLive = false;
      cancelReading?.();
      cancelSilence?.();
      list.set(nothingKnown);
      announcement.set({ id: 0, text: "" });
    },
  };
}
