import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { PaceStore } from "../ports/documents/pace-store.ts";
import type { Log } from "../ports/log.ts";

/** Milliseconds between two notes of one length: many workers share three documents. */
const interval = 60_000;

/**
 * Notes how long one of a length took, in milliseconds; at most once a minute. Never rejects: it only makes a guess
 * better.
 */
export type NotePace = (length: LengthInMinutes, milliseconds: number) => Promise<void>;

export function createNotePace(
  paces: Pick<PaceStore, "note">,
  log: Pick<Log, "warn">,
  now: () => number = Date.now,
): NotePace {
  const notedAt = new Map<LengthInMinutes, number>();
  return async (length, milliseconds) => {
    const at = now();
    if (at - (notedAt.get(length) ?? -Infinity) < interval) return;
    notedAt.set(length, at);
    try {
      await paces.note(length, milliseconds / 1_000);
    } catch (error) {
      log.warn({ length, error }, "a pace could not be noted");
    }
  };
}
