import type { Inspiration, Status, TimedLine } from "@hearten/contract/inspirations.ts";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { Profile } from "@hearten/contract/profile.ts";

/**
 * A document of the collection `motivations` as it is stored: media by key, not by address, since
 * addresses are signed afresh for each reader.
 */
export interface Motivation {
  readonly id: string;
  readonly userId: string;
  readonly length: LengthInMinutes;
  /** What was on the person's mind. */
  readonly goals: string;
  /** The store's clock at the moment of adding, ISO 8601 with milliseconds. */
  readonly createdAt: string;
  readonly status: Status;
  readonly error: string | null;
  readonly title: string | null;
  readonly preference: string | null;
  readonly recordText: string | null;
  readonly timeline: readonly TimedLine[];
  /** Media keys. */
  readonly thumbnail: string | null;
  readonly coverImage: string | null;
  readonly artwork: string | null;
  readonly audio: string | null;
  /** Seconds. */
  readonly duration: Inspiration["duration"];
}

/** What a new motivation starts from; the rest is empty and the status `pending`. */
export type NewMotivation = Pick<Motivation, "id" | "userId" | "length" | "goals">;

/** What may change after adding. */
export type MotivationChanges = Partial<
  Omit<Motivation, "id" | "userId" | "length" | "goals" | "createdAt">
>;

/**
 * What generation has to remember about one inspiration, apart from what its owner sees: a document
 * of the collection `generations`, keyed by the inspiration's id. Finished steps are kept here, so
 * that a restart goes on from the last one.
 */
export interface Generation {
  /** Whose it is, so that everything of a person can be deleted together. */
  readonly userId: string;
  /** The profile's goals at the time of asking. */
  readonly userGoals: readonly string[];
  /** What is on the person's mind, as the call said it. */
  readonly description: string;
  /** The finished script as JSON, null until it is written. Only the generation feature reads it. */
  readonly script: string | null;
}

/**
 * That a person is leaving: a document of the collection `deletions`, keyed by the person. It holds
 * what is needed to finish once the rest is gone, and nothing that the person wrote.
 */
export interface Deletion {
  readonly uid: string;
  /** The store's clock when it began, ISO 8601 with milliseconds. */
  readonly beganAt: string;
  /** The ids of all motivations that the person had when it began; their media are found by them. */
  readonly motivations: readonly string[];
  /** The sealed tokens that are still to be revoked at the sign-in providers. */
  readonly providerTokens: readonly string[];
}

export interface MotivationPage {
  readonly motivations: readonly Motivation[];
  /** Opaque; null on the last page. */
  readonly nextCursor: string | null;
}

/** One change that a watch saw: the document as it is now, or null when it is gone. */
export interface MotivationChange {
  readonly id: string;
  readonly motivation: Motivation | null;
}

/**
 * The product's documents: `users/{uid}`, `motivations/{id}`, `generations/{id}` and
 * `deletions/{uid}`.
 *
 * A write is durable once its promise resolves. What is absent is null. Any call may reject when
 * the store is out of reach; the caller decides whether to try again.
 */
export interface Documents {
  readProfile(uid: string): Promise<Profile | null>;
  /**
   * Adds the profile unless there is one; answers the one that is there afterwards. `not-signed-in`
   * for a person who is leaving.
   */
  createProfile(uid: string, profile: Profile): Promise<Profile>;
  /** Changes the fields given; answers the whole, or null when there is no such profile. */
  updateProfile(uid: string, changes: Partial<Profile>): Promise<Profile | null>;
  deleteProfile(uid: string): Promise<void>;

  /**
   * Adds it as `pending` with the store's time, unless the id is taken; answers what is there
   * afterwards, which may belong to another person: compare `userId`. `not-signed-in` for a person
   * who is leaving.
   */
  addMotivation(motivation: NewMotivation): Promise<Motivation>;
  readMotivation(id: string): Promise<Motivation | null>;
  /**
   * Changes the fields given if the status is one of `from` at that very moment, and answers the
   * whole; null when there is no such document or its status is another.
   */
  updateMotivation(
    id: string,
    from: readonly Status[],
    changes: MotivationChanges,
  ): Promise<Motivation | null>;
  /**
   * One page of a person's motivations, newest first; those of the same millisecond by id. A cursor
   * that this store did not give starts from the beginning.
   *
   * @param limit 1 to 100
   */
  listMotivations(uid: string, limit: number, cursor: string | null): Promise<MotivationPage>;
  /** The `limit` oldest motivations of all people that are still waiting and were added before `before`. */
  listWaitingMotivations(before: Date, limit: number): Promise<readonly Motivation[]>;
  /**
   * Tells every change of a person's motivations that becomes visible after the promise resolves,
   * in the order of each document's writes. A store may tell writes of one document in quick
   * succession, or those of a time when it was out of reach, as one change to the latest; never an
   * older state after a newer one. Ends when the signal aborts; `onError` is called at most once,
   * when the watch has broken and will tell nothing more.
   */
  watchMotivations(
    uid: string,
    onChange: (change: MotivationChange) => void,
    onError: (error: unknown) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Removes all of a person's motivations with their generations; answers the removed ids. */
  deleteMotivations(uid: string): Promise<readonly string[]>;

  readGeneration(id: string): Promise<Generation | null>;
  /** Adds the document or replaces it; changes nothing when the motivation is gone. */
  writeGeneration(id: string, generation: Generation): Promise<void>;

  /**
   * Remembers that the person is leaving and answers what is remembered; a deletion that has begun
   * stays as it is. From then on until it ends nothing can be added for the person, so that whatever
   * was under way when they left leaves nothing behind.
   */
  beginDeletion(uid: string, providerTokens: readonly string[]): Promise<Deletion>;
  readDeletion(uid: string): Promise<Deletion | null>;
  /** All that have begun and not ended, the oldest first. */
  listDeletions(): Promise<readonly Deletion[]>;
  /** Changes the fields given; changes nothing when there is no such deletion. */
  updateDeletion(uid: string, changes: Pick<Deletion, "providerTokens">): Promise<void>;
  /**
   * Forgets the deletions, and sees to it that the store's files hold no trace of what was removed.
   * It may keep other calls waiting: once for many people is better than once for each.
   */
  endDeletions(uids: readonly string[]): Promise<void>;

  /** Resolves when the store can be read and written; rejects with the reason when it can't. */
  checkHealth(): Promise<void>;
  /** Releases what the store holds. Afterwards every call rejects. */
  close(): Promise<void>;
}
