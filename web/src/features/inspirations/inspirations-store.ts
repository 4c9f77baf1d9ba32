import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Client } from "../../api/client.ts";
import type { OpenLive } from "../../api/live.ts";
import { createVariable, type Observable } from "../../api/observable.ts";
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

/** Milliseconds for the live stream to begin; after that the list is read without it. */
const patienceWithStream = 1_500;
/** Milliseconds between two readings while the stream has still not begun. */
const readingInterval = 5_000;
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

export interface InspirationsDependencies {
  readonly client: Pick<
    Client,
    "listInspirations" | "updateInspirationStatus" | "createAffirmation"
  >;
  readonly openLive: OpenLive;
  readonly onNotSignedIn: () => void;
  readonly after: After;
}

export function createInspirationsStore(dependencies: InspirationsDependencies): InspirationsStore {
  const { client, openLive, onNotSignedIn, after } = dependencies;
  const list = createVariable<InspirationList>(nothingKnown);
  const announcement = createVariable<Announcement>({ id: 0, text: "" });
  let closeStream: (() => void) | null = null;
  /** Whether the stream has begun; from then on it looks after itself. */
  let isLive = false;
  let cancelReading: (() => void) | null = null;
  let cancelSilence: (() => void) | null = null;
  /** Grows when everything is forgotten, so that an answer on its way to a former person is dropped. */
  let visit = 0;

  function update(next: InspirationList) {
    const before = list.get();
    list.set(next);
    if (before.status !== "ready") return;
    const text = announcementOf(before.inspirations, next.inspirations);
    if (text !== null) announce(text);
  }

  function announce(text: string) {
    announcement.set({ id: announcement.get().id + 1, text });
    cancelSilence?.();
    cancelSilence = after(announcementStands, () =>
      announcement.set({ id: announcement.get().id, text: "" }),
    );
  }

  /** Does for the list what the stream should, until the stream does. */
  async function readWithoutStream() {
    const asked = visit;
    const isOurs = () => asked === visit && !isLive;
    try {
      const page = await client.listInspirations({});
      if (!isOurs()) return;
      update(applyNewestPage(list.get(), page));
      readIn(readingInterval);
    } catch {
      // The screen says so; what was known before is better than nothing.
      const isUnknown = list.get().status !== "ready";
      if (isOurs() && isUnknown) list.set({ ...nothingKnown, status: "failed" });
    }
  }

  function readIn(milliseconds: number) {
    cancelReading?.();
    cancelReading = after(milliseconds, () => void readWithoutStream());
  }

  return {
    list,
    announcement,
    open() {
      if (closeStream !== null) return;
      readIn(patienceWithStream);
      closeStream = openLive({
        onEvent(event) {
          isLive = true;
          cancelReading?.();
          update(applyLiveEvent(list.get(), event));
        },
        onNotSignedIn,
      });
    },
    async reload() {
      list.set(nothingKnown);
      await readWithoutStream();
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
      isLive = false;
      cancelReading?.();
      cancelSilence?.();
      list.set(nothingKnown);
      announcement.set({ id: 0, text: "" });
    },
  };
}
