import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Client } from "../../api/client.ts";
import { createVariable, type Observable, type Variable } from "../../api/observable.ts";
import type { After } from "../../platform/timer.ts";
import { announcementOf, stepAnnouncementOf } from "./announcement.ts";
import { type Announcer, createAnnouncer } from "./announcer.ts";
import {
  applyChanged,
  applyLiveEvent,
  applyNewestPage,
  applyOlderPage,
  type InspirationList,
  nothingKnown,
} from "./inspiration-list.ts";
import { createListConnection, type ListConnectionDependencies } from "./list-connection.ts";
import type { ListStorage } from "./list-storage.ts";
import type { Reachability } from "./reachability.ts";
import { nothingWanted, type Wanted } from "./search/wanted.ts";

/** How many inspirations of the list are stored on this device, newest first. */
const storedInspirations = 50;

/** The signed-in person's inspirations, kept up to date. */
export interface InspirationsStore extends Reachability {
  readonly list: Observable<InspirationList>;
  /**
   * What the person looks for in the list. It outlives the dashboard, so that whoever comes back from the player finds
   * what they had found.
   */
  readonly wanted: Variable<Wanted>;
  /** For screen readers: what has changed since the list first came. */
  readonly announcement: Announcer["announcement"];
  /** Starts to keep the list up to date; does nothing if that has started. */
  open(): void;
  /** Stops the updates and keeps the list; `open` starts them again. */
  pause(): void;
  /** Reads the list again after a failure. Never rejects: `list` tells whether it worked. */
  reload(): Promise<void>;
  /** Appends the next older page, if there is one; rejects with an `ApiError`. */
  loadOlder(): Promise<void>;
  /** Appends all older pages; rejects with an `ApiError`, and keeps those that came. */
  loadAll(): Promise<void>;
  /**
   * Generates a failed inspiration again, with these goals. Rejects with an `ApiError`; the inspiration
   * is then `failed` as before.
   */
  retry(inspiration: Inspiration, userGoals: readonly string[]): Promise<void>;
  /** Stops the updates and drops all data; to be called at sign-out. */
  clear(): void;
}

export interface InspirationsDependencies extends Pick<
  ListConnectionDependencies,
  "openLive" | "onNotSignedIn" | "now" | "network"
> {
  readonly client: Pick<
    Client,
    "listInspirations" | "updateInspirationStatus" | "createAffirmation"
  >;
  readonly after: After;
  readonly storage: ListStorage;
}

export function createInspirationsStore(dependencies: InspirationsDependencies): InspirationsStore {
  const { client, after, now, storage } = dependencies;
  const list = createVariable<InspirationList>(nothingKnown);
  const wanted = createVariable(nothingWanted);
  const announcer = createAnnouncer(after);
  const connection = createListConnection({
    ...dependencies,
    onEvent: (event) => update(applyLiveEvent(list.get(), event)),
    onPage: (page) => update(applyNewestPage(list.get(), page)),
    recall,
    onUnreadable: () => list.set({ ...nothingKnown, status: "failed" }),
  });
  /** Counts the sign-outs, so that a late answer for an earlier person is ignored. */
  let visit = 0;
  /** While all older pages are being loaded. */
  let loadingAll: Promise<void> | null = null;

  function update(next: InspirationList) {
    const before = list.get();
    list.set(next);
    storage.write({ at: now(), inspirations: next.inspirations.slice(0, storedInspirations) });
    if (before.status !== "ready") return;
    const text = announcementOf(before.inspirations, next.inspirations);
    if (text !== null) return announcer.announce(text);
    const step = stepAnnouncementOf(before.inspirations, next.inspirations);
    if (step !== null) announcer.announceSeldom(step);
  }

  function recall(): number | null {
    const stored = storage.read();
    if (stored === null) return null;
    // What was happening then is over by now.
    const inspirations = stored.inspirations.map((one) => ({ ...one, making: null }));
    list.set({ ...nothingKnown, status: "ready", inspirations, isRecalled: true });
    return stored.at;
  }

  async function loadOlder() {
    const asked = visit;
    const { nextCursor } = list.get();
    if (nextCursor === null) return;
    const page = await client.listInspirations({ cursor: nextCursor });
    const isStillNext = asked === visit && list.get().nextCursor === nextCursor;
    if (isStillNext) list.set(applyOlderPage(list.get(), page));
  }

  async function loadRest() {
    try {
      while (list.get().nextCursor !== null) await loadOlder();
    } finally {
      loadingAll = null;
    }
  }

  return {
    list,
    wanted,
    ...connection.reachability,
    announcement: announcer.announcement,
    open: () => connection.open(),
    pause: () => connection.close(),
    reload() {
      list.set(nothingKnown);
      return connection.reload();
    },
    loadOlder,
    loadAll: () => (loadingAll ??= loadRest()),
    async retry(inspiration, userGoals) {
      const { id, length, goals: description } = inspiration;
      const asked = visit;
      const show = (changed: Inspiration) => {
        if (asked !== visit) return;
        update(applyChanged(list.get(), changed));
        connection.noteAnswer();
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
      connection.close();
      announcer.clear();
      list.set(nothingKnown);
      wanted.set(nothingWanted);
    },
  };
}
