import type { LengthInMinutes } from "@hearten/contract/limits.ts";

/** What the person asked for, under one id. */
export interface Attempt {
  readonly id: string;
  readonly length: LengthInMinutes;
  readonly description: string;
}

/**
 * The attempt to make now. The same wish keeps its id, so that trying again after a failure makes no
 * second inspiration; another wish is another inspiration.
 */
export function nextAttempt(
  previous: Attempt | null,
  wish: Omit<Attempt, "id">,
  makeId: () => string,
): Attempt {
  const isSame =
    previous !== null &&
    previous.length === wish.length &&
    previous.description === wish.description;
  return isSame ? previous : { id: makeId(), ...wish };
}
