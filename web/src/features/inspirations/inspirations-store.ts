import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Client } from "../../api/client.ts";
import { createVariable, type Observable, type Variable } from "../../api/observable.ts";
import { repeatUnanswered } from "../../api/repeat-unanswered.ts";
import type { After } from "../../platform/timer.ts";
import { announcementOf, stepAnnouncementOf } from "./announcement.ts";
import { type Announcer, createAnnouncer } from "./announcer.ts";
import {
  applyChanged,
  applyLiveEvent,
  applyNewestPage,
  applyOlderPage,
  applyRemoved,
  type InspirationList,
  nothingKnown,
} from "./inspiration-list.ts";
import { createListConnection, type ListConnectionDependencies } from "./list-connection.ts";
import type { ListStorage } from "./list-storage.ts";
import type { Reachability } from "./reachability.ts";
import { nothingWanted, type Wanted } from "./search/wanted.ts";
import { createRemovedElsewhere } from "./removed-elsewhere.ts";

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
  /** What was created here is in the list at once, also while that is the device's. */
  add(inspiration: Inspiration): void;
  /**
   * Generates a failed inspiration again, with these goals. Rejects with an `ApiError`; the inspiration
   * is then `failed` as before.
   */
  retry(inspiration: Inspiration, goals: readonly string[]): Promise<void>;
  /** Gives a finished inspiration another title; rejects with an `ApiError`. */
  rename(id: string, title: string): Promise<void>;
  /** Takes it out of the list, until `unhide` or `forget`. The server and the device keep it. */
  hide(inspiration: Inspiration): void;
  /** Puts it back as it is by now. */
  unhide(id: string): void;
  /** It is removed for good: takes it out of the list, and has the device forget it. */
  forget(id: string): void;
  /** Stops the updates and drops all data; to be called at sign-out. */
  clear(): void;
}

export interface InspirationsDependencies extends Pick<
  ListConnectionDependencies,
  "openLive" | "onNotSignedIn" | "onFault" | "now" | "network"
> {
  readonly client: Pick<
    Client,
    "listInspirations" | "updateInspirationStatus" | "createAffirmation" | "renameInspiration"
  >;
  /** The inspirations that this device keeps, besides those of the list. */
  readonly kept: () => readonly Inspiration[];
  /** An inspiration was removed, here or on another device: nothing of it may stay on this one. */
  readonly onRemoved: (id: string) => void;
  readonly after: After;
  readonly storage: ListStorage;
}

export function createInspirationsStore(dependencies: InspirationsDependencies): InspirationsStore {
  const { client, after, now, storage, kept, onRemoved } = dependencies;
  const list = createVariable<InspirationList>(nothingKnown);
  const wanted = createVariable(nothingWanted);
  const announcer = createAnnouncer(after);
  const connection = createListConnection({
    ...dependencies,
    onEvent(event) {
      if (event.type === "removed") return forget(event.id, now());
      if (event.type === "snapshot") removedElsewhere.check(event);
      update(applyLiveEvent(withHidden(), event), now());
    },
    onPage(page) {
      removedElsewhere.check(page);
      update(applyNewestPage(withHidden(), page), now());
    },
    recall,
    onUnreadable: () => list.set({ ...nothingKnown, status: "failed" }),
  });
  const removedElsewhere = createRemovedElsewhere({
    client,
    known: () => [...list.get().inspirations, ...hidden.values(), ...kept()],
    onRemoved: forget,
  });
  /** Those that the person does not see, by their ids. */
  const hidden = new Map<string, Inspiration>();
  const waitFor = (milliseconds: number) =>
    new Promise<void>((resolve) => void after(milliseconds, resolve));
  /** Counts the sign-outs, so that a late answer for an earlier person is ignored. */
  let visit = 0;
  /** While all older pages are being loaded. */
  let loadingAll: Promise<void> | null = null;

  /** @param at when the server told it; a change of our own leaves the stored list as old as it is */
  function update(whole: InspirationList, at = storage.read()?.at ?? now()) {
    const before = list.get();
    const next = withoutHidden(whole);
    list.set(next);
    storage.write({ at, inspirations: next.inspirations.slice(0, storedInspirations) });
    if (before.status !== "ready") return;
    const text = announcementOf(before.inspirations, next.inspirations);
    if (text !== null) return announcer.announce(text);
    const step = stepAnnouncementOf(before.inspirations, next.inspirations);
    if (step !== null) announcer.announceSeldom(step);
  }

  /** The list as a page is compared with it; `update` takes the hidden ones out again. */
  function withHidden(): InspirationList {
    const shown = list.get();
    // A list that is not known yet has no cursor of its own to go on from.
    if (shown.status !== "ready") return shown;
    return { ...shown, inspirations: [...shown.inspirations, ...hidden.values()] };
  }

  function withoutHidden(whole: InspirationList): InspirationList {
    if (hidden.size === 0) return whole;
    for (const one of whole.inspirations) if (hidden.has(one.id)) hidden.set(one.id, one);
    return { ...whole, inspirations: whole.inspirations.filter(({ id }) => !hidden.has(id)) };
  }

  function forget(id: string, at?: number) {
    connection.noteChange();
    hidden.delete(id);
    if (list.get().inspirations.some((one) => one.id === id))
      update(applyRemoved(list.get(), id), at);
    onRemoved(id);
  }

  /** Shows the stored list until the server answers. */
  function recall(): number | null {
    const stored = storage.read();
    if (stored === null) return null;
    // What was happening then is over by now.
    const inspirations = stored.inspirations.map((one) => ({ ...one, making: null }));
    list.set({ ...nothingKnown, status: "ready", inspirations, isRecalled: true });
    return stored.at;
  }

  /** Shows the stored list before the server has ever answered, if there is one. */
  function beginWithStored() {
    const isUnknown = list.get().status === "loading";
    if (isUnknown && (storage.read()?.inspirations.length ?? 0) > 0) recall();
  }

  async function loadOlder() {
    const asked = visit;
    const { nextCursor } = list.get();
    if (nextCursor === null) return;
    const page = await client.listInspirations({ cursor: nextCursor });
    const isStillNext = asked === visit && list.get().nextCursor === nextCursor;
    if (isStillNext) list.set(withoutHidden(applyOlderPage(list.get(), page)));
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
    open() {
      beginWithStored();
      connection.open();
    },
    pause: () => connection.close(),
    reload() {
      list.set(nothingKnown);
      return connection.reload();
    },
    loadOlder,
    loadAll: () => (loadingAll ??= loadRest()),
    add(inspiration) {
      connection.noteChange();
      beginWithStored();
      const { status, inspirations } = list.get();
      // What the stream has told of it is newer.
      const isKnown = inspirations.some(({ id }) => id === inspiration.id);
      if (status === "ready" && !isKnown) update(applyChanged(list.get(), inspiration));
    },
    async retry(inspiration, goals) {
      const { id, length, description } = inspiration;
      const asked = visit;
      const show = (changed: Inspiration) => {
        if (asked !== visit) return;
        update(applyChanged(list.get(), changed));
        connection.noteAnswer();
      };
      show((await client.updateInspirationStatus({ id, status: "processing" })).inspiration);
      const ask = () => client.createAffirmation({ id, length, goals: [...goals], description });
      try {
        await repeatUnanswered(ask, waitFor);
      } catch (error) {
        const failed = { id, status: "failed", error: inspiration.error ?? undefined } as const;
        show((await client.updateInspirationStatus(failed)).inspiration);
        throw error;
      }
    },
    async rename(id, title) {
      const asked = visit;
      const { inspiration } = await client.renameInspiration({ id, title });
      if (asked !== visit) return;
      update(applyChanged(list.get(), inspiration));
      connection.noteAnswer();
    },
    hide(inspiration) {
      hidden.set(inspiration.id, inspiration);
      update(list.get());
    },
    unhide(id) {
      const inspiration = hidden.get(id);
      hidden.delete(id);
      if (inspiration !== undefined) update(applyChanged(list.get(), inspiration));
    },
    forget,
    clear() {
      visit += 1;
      hidden.clear();
      removedElsewhere.clear();
      connection.close();
      announcer.clear();
      list.set(nothingKnown);
      wanted.set(nothingWanted);
    },
  };
}
