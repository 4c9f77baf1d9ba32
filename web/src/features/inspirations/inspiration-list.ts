import type { Inspiration, LiveEvent } from "@hearten/contract/inspirations.ts";

/** The person's inspirations as far as they have been loaded. */
export interface InspirationList {
  /** `failed` when they could not be read; then the list is empty. */
  readonly status: "loading" | "ready" | "failed";
  /** Newest first. */
  readonly inspirations: readonly Inspiration[];
  /** The cursor of the next older page; null if there is none. */
  readonly nextCursor: string | null;
  /** Set if the list comes from the device's storage, and may therefore be outdated and incomplete. */
  readonly isRecalled?: true;
}

/** One page of inspirations, newest first. */
export interface InspirationPage {
  readonly inspirations: readonly Inspiration[];
  readonly nextCursor: string | null;
}

export const nothingKnown: InspirationList = {
  status: "loading",
  inspirations: [],
  nextCursor: null,
};

/** The list after an event of the live stream. */
export function applyLiveEvent(list: InspirationList, event: LiveEvent): InspirationList {
  switch (event.type) {
    case "snapshot":
      return applyNewestPage(list, event);
    case "changed":
      return applyChanged(list, event.inspiration);
    case "removed":
      return applyRemoved(list, event.id);
  }
  event satisfies never;
  return list;
}

/**
 * The list after the newest page was read. The page replaces everything within its span of time. Older
 * inspirations that were loaded before stay, unless the page is the last one, others may lie between it and them, or
 * they came from the device's storage.
 */
export function applyNewestPage(list: InspirationList, page: InspirationPage): InspirationList {
  const oldest = page.inspirations.at(-1);
  // By its oldest: one that was created here is known before those of other devices are.
  const isJoined = list.inspirations.some(({ id }) => id === oldest?.id);
  const older =
    page.nextCursor === null || oldest === undefined || !isJoined || list.isRecalled === true
      ? []
      : list.inspirations.filter((inspiration) => newestFirst(oldest, inspiration) < 0);
  return {
    status: "ready",
    inspirations: [...page.inspirations, ...older],
    nextCursor: older.length === 0 ? page.nextCursor : list.nextCursor,
  };
}

/** The list after the next older page was read. */
export function applyOlderPage(list: InspirationList, page: InspirationPage): InspirationList {
  const known = new Set(list.inspirations.map(({ id }) => id));
  const added = page.inspirations.filter(({ id }) => !known.has(id));
  return {
    status: "ready",
    inspirations: [...list.inspirations, ...added].sort(newestFirst),
    nextCursor: page.nextCursor,
  };
}

/** The list after an upsert of this inspiration. */
export function applyChanged(list: InspirationList, inspiration: Inspiration): InspirationList {
  const others = list.inspirations.filter(({ id }) => id !== inspiration.id);
  return { ...list, inspirations: [...others, inspiration].sort(newestFirst) };
}

/** The list without one inspiration. */
export function applyRemoved(list: InspirationList, removed: string): InspirationList {
  return { ...list, inspirations: list.inspirations.filter(({ id }) => id !== removed) };
}

/** Sorts by time, then by id, so that the order is stable for equal times. */
export function newestFirst(one: Inspiration, other: Inspiration): number {
  const byTime = Date.parse(other.createdAt) - Date.parse(one.createdAt);
  return byTime !== 0 ? byTime : one.id < other.id ? -1 : 1;
}
