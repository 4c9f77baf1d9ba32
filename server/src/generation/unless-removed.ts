import type { InspirationStore, StoredInspiration } from "../ports/documents/inspiration-store.ts";

/**
 * Does work for an inspiration, and breaks it off once the inspiration is removed: its owner does not want it any more,
 * and others may be waiting.
 *
 * @returns null when it was broken off for that
 */
export async function unlessRemoved<T>(
  inspirations: Pick<InspirationStore, "watch">,
  { id, userId }: StoredInspiration,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const removed = new AbortController();
  const ended = new AbortController();
  // Without a watch the work is done to its end, where it is seen that nobody needs it.
  await inspirations
    .watch(
      userId,
      (change) => {
        if (change.id === id && change.inspiration === null) removed.abort();
      },
      () => undefined,
      AbortSignal.any([signal, ended.signal]),
    )
    .catch(() => undefined);
  try {
    return await work(AbortSignal.any([signal, removed.signal]));
  } catch (error) {
    if (removed.signal.aborted) return null;
    throw error;
  } finally {
    ended.abort();
  }
}
