import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { Music } from "@hearten/contract/music.ts";

/** A request for an inspiration, with its id. */
export interface Attempt {
  readonly id: string;
  readonly length: LengthInMinutes;
  readonly description: string;
  /** Null: the profile's, which is not known yet. */
  readonly music: Music | null;
}

/**
 * Returns the attempt to send now. The same request keeps its id, so that a retry after a failure creates no second
 * inspiration (idempotency key). A different request gets a new id.
 */
export function nextAttempt(
  previous: Attempt | null,
  wish: Omit<Attempt, "id">,
  makeId: () => string,
): Attempt {
  const isSame =
    previous !== null &&
    previous.length === wish.length &&
    previous.description === wish.description &&
    previous.music === wish.music;
  return isSame ? previous : { id: makeId(), ...wish };
}
