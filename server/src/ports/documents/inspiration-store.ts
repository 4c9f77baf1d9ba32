import type { InspirationId, Uid } from "@hearten/contract/ids.ts";
import type {
  Inspiration,
  MadeBy,
  MakingStep,
  Status,
  TimedLine,
} from "@hearten/contract/inspirations.ts";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { Music } from "@hearten/contract/music.ts";

/**
 * An inspiration as it is stored. It holds the keys of its media and no addresses: addresses are
 * signed for each reader.
 */
export interface StoredInspiration {
  readonly id: InspirationId;
  readonly userId: Uid;
  readonly length: LengthInMinutes;
  /** What was on the person's mind. */
  readonly description: string;
  /** The music that it is made with. `full` in those of older versions. */
  readonly music: Music;
  /** When it was added, by the store's clock: ISO 8601 with milliseconds. */
  readonly createdAt: string;
  readonly status: Status;
  readonly error: string | null;
  /** What is happening while it is made. Null before its turn, when it is at its end, and in those of older versions. */
  readonly step: MakingStep | null;
  /**
   * Whether the screens show where a person helps. False in a new inspiration and in those of older
   * versions.
   */
  readonly help: boolean;
  readonly title: string | null;
  readonly preference: string | null;
  /** Exactly what is spoken. A blank line separates paragraphs. */
  readonly scriptText: string | null;
  readonly timeline: readonly TimedLine[];
  /** Media keys. */
  readonly thumbnail: string | null;
  readonly coverImage: string | null;
  readonly artwork: string | null;
  readonly audio: string | null;
  /** Seconds. */
  readonly duration: Inspiration["duration"];
  /** The goals that it was made from. Absent until it is finished, and in those of older versions. */
  readonly goals?: readonly string[];
  /** Who wrote and who spoke. Null until it is finished, and in those of older versions. */
  readonly madeBy: MadeBy | null;
}

/** What a new inspiration starts from. Without a music it is `full`. The rest is empty, and the status is `pending`. */
export type NewInspiration = Pick<StoredInspiration, "id" | "userId" | "length" | "description"> &
  Partial<Pick<StoredInspiration, "music">>;

export interface AddedInspiration {
  /**
   * What is stored under the id afterwards. It can belong to another person, so the caller compares
   * the owner.
   */
  readonly inspiration: StoredInspiration;
  /** Whether this call has added it: of all calls with one id, only one has. */
  readonly isNew: boolean;
}

/** The fields that can change later. */
export type InspirationChanges = Partial<
  Omit<StoredInspiration, "id" | "userId" | "length" | "description" | "createdAt">
>;

export interface StoredInspirationPage {
  readonly inspirations: readonly StoredInspiration[];
  /** An opaque cursor for the next page. Null on the last page. */
  readonly nextCursor: string | null;
}

/** One change that a watch reports: the inspiration as it is now, or null when it was deleted. */
export interface InspirationChange {
  readonly id: InspirationId;
  readonly inspiration: StoredInspiration | null;
}

/** The inspirations of all people. The key is the inspiration's id. See `Documents` for what all stores promise. */
export interface InspirationStore {
  /**
   * Adds it as `pending`, with the time of the store's clock. The id is an idempotency key: when it
   * is taken, nothing changes. Atomic with `DeletionStore.begin`.
   *
   * @throws `not-signed-in` for a person who is leaving
   * @throws `not-found` for an id with a removal: what was removed does not come back with a late repetition
   */
  add(inspiration: NewInspiration): Promise<AddedInspiration>;
  /** Null when there is none. The id can have any format. */
  read(id: InspirationId): Promise<StoredInspiration | null>;
  /**
   * Changes the given fields if the status is one of `from` at that moment (compare-and-set). Returns
   * the whole inspiration. Returns null when there is none, or when it has another status.
   */
  update(
    id: InspirationId,
    from: readonly Status[],
    changes: InspirationChanges,
  ): Promise<StoredInspiration | null>;
  /**
   * One page of a person's inspirations, newest first. Inspirations of the same millisecond are sorted
   * by id. A cursor that did not come from this store starts at the first page.
   *
   * @param limit 1 to 100
   */
  list(uid: Uid, limit: number, cursor: string | null): Promise<StoredInspirationPage>;
  /** The `limit` oldest inspirations, of all people, that still wait and were added before `before`. */
  listWaiting(before: Date, limit: number): Promise<readonly StoredInspiration[]>;
  /**
   * Reports every change of a person's inspirations from the moment when the promise resolves. The
   * changes of one inspiration come in the order of their writes. A store may merge several writes
   * of one inspiration into one change, for example after an outage. It never reports an older state
   * after a newer one. The watch ends when the signal aborts. `onError` is called at most once: the
   * watch has failed and reports nothing more.
   */
  watch(
    uid: Uid,
    onChange: (change: InspirationChange) => void,
    onError: (error: unknown) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /**
   * Deletes one inspiration and its generation, and adds its removal, in one atomic write. Does nothing when there is
   * none.
   */
  remove(id: InspirationId): Promise<void>;
  /**
   * Gives all inspirations of a person to another one, as they are. Repeating it after a failure gives what was left.
   * Call it when nobody watches those of the former owner: a watch may not hear that they have gone.
   */
  handOver(from: Uid, to: Uid): Promise<void>;
  /**
   * Deletes all inspirations of a person. Does nothing when there is none. An inspiration and its generation are
   * deleted in one atomic write, so a generation never outlives its inspiration.
   */
  deleteAll(uid: Uid): Promise<void>;
}
