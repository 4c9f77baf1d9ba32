import type { InspirationId, Uid } from "@hearten/contract/ids.ts";
import type { Inspiration, Status, TimedLine } from "@hearten/contract/inspirations.ts";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";

/**
 * An inspiration as it is stored: media by key, not by address, since addresses are signed afresh for
 * each reader.
 */
export interface StoredInspiration {
  readonly id: InspirationId;
  readonly userId: Uid;
  readonly length: LengthInMinutes;
  /** What was on the person's mind. */
  readonly description: string;
  /** The store's clock at the moment of adding, ISO 8601 with milliseconds. */
  readonly createdAt: string;
  readonly status: Status;
  readonly error: string | null;
  readonly title: string | null;
  readonly preference: string | null;
  /** Exactly what is spoken; paragraphs are parted by a blank line. */
  readonly scriptText: string | null;
  readonly timeline: readonly TimedLine[];
  /** Media keys. */
  readonly thumbnail: string | null;
  readonly coverImage: string | null;
  readonly artwork: string | null;
  readonly audio: string | null;
  /** Seconds. */
  readonly duration: Inspiration["duration"];
}

/** What a new inspiration starts from; the rest is empty and the status `pending`. */
export type NewInspiration = Pick<StoredInspiration, "id" | "userId" | "length" | "description">;

/** What may change after adding. */
export type InspirationChanges = Partial<
  Omit<StoredInspiration, "id" | "userId" | "length" | "description" | "createdAt">
>;

export interface StoredInspirationPage {
  readonly inspirations: readonly StoredInspiration[];
  /** Opaque; null on the last page. */
  readonly nextCursor: string | null;
}

/** One change that a watch saw: the inspiration as it is now, or null when it is gone. */
export interface InspirationChange {
  readonly id: InspirationId;
  readonly inspiration: StoredInspiration | null;
}

/**
 * The inspirations of all people, each keyed by its id. What every store of documents promises is
 * said at `Documents`.
 */
export interface InspirationStore {
  /**
   * Adds it as `pending` with the store's time, unless the id is taken; answers what is there
   * afterwards, which may belong to another person: compare `userId`.
   *
   * @throws `not-signed-in` for a person who is leaving (atomic with `DeletionStore.begin`)
   */
  add(inspiration: NewInspiration): Promise<StoredInspiration>;
  /** Null when there is none, whatever the shape of the id. */
  read(id: InspirationId): Promise<StoredInspiration | null>;
  /**
   * Changes the fields given if the status is one of `from` at that very moment (compare and set),
   * and answers the whole; null when there is no such inspiration or its status is another.
   */
  update(
    id: InspirationId,
    from: readonly Status[],
    changes: InspirationChanges,
  ): Promise<StoredInspiration | null>;
  /**
   * One page of a person's inspirations, newest first; those of the same millisecond by id. A cursor
   * that this store did not give starts from the beginning.
   *
   * @param limit 1 to 100
   */
  list(uid: Uid, limit: number, cursor: string | null): Promise<StoredInspirationPage>;
  /** The `limit` oldest inspirations of all people that are still waiting and were added before `before`. */
  listWaiting(before: Date, limit: number): Promise<readonly StoredInspiration[]>;
  /**
   * Tells every change of a person's inspirations that becomes visible after the promise resolves,
   * in the order of each inspiration's writes. A store may tell writes of one inspiration in quick
   * succession, or those of a time when it was out of reach, as one change to the latest; never an
   * older state after a newer one. Ends when the signal aborts; `onError` is called at most once,
   * when the watch has broken and will tell nothing more.
   */
  watch(
    uid: Uid,
    onChange: (change: InspirationChange) => void,
    onError: (error: unknown) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /**
   * Removes all of a person's inspirations; answers the removed ids. Each one and its generation go
   * in one atomic write: a generation never outlives its inspiration.
   */
  deleteAll(uid: Uid): Promise<readonly InspirationId[]>;
}
