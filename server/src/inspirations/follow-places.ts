import type { InspirationId } from "@hearten/contract/ids.ts";
import type { Making } from "@hearten/contract/inspirations.ts";

/** Milliseconds between two looks at the places in the queue. */
const interval = 2_000;

/** What is read of an inspiration that a person is told of. */
interface Told {
  readonly id: InspirationId;
  readonly making: Making | null;
}

/** What is read of an event of the live stream. */
export type ToldEvent =
  | { readonly type: "snapshot"; readonly inspirations: readonly Told[] }
  | { readonly type: "changed"; readonly inspiration: Told }
  | { readonly type: "removed"; readonly id: InspirationId };

/**
 * Places in the queue change without a change of the inspirations that have them. So for as long as one that a person was
 * told of has a turn to wait for, it is looked up again two seconds after the last time, which costs one reading of the
 * queue.
 *
 * @param refresh tells the person of it as it is now; called only if its place may have changed
 * @returns notes what the person is told
 */
export function followPlaces(
  countAhead: (id: InspirationId) => Promise<number | null>,
  refresh: (id: InspirationId) => void,
  ended: AbortSignal,
): (event: ToldEvent) => void {
  const told = new Map<InspirationId, number | null>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  ended.addEventListener("abort", stop, { once: true });

  function planLook(): void {
    if (told.size === 0 || ended.aborted) stop();
    // A slow queue is not asked again before it has answered.
    else if (!isLooking) timer ??= setTimeout(() => void look(), interval).unref();
  }

  async function look(): Promise<void> {
    timer = undefined;
    isLooking = true;
    for (const [id, before] of told) {
      // The queue can't be asked now, and may be in two seconds.
      const ahead = await countAhead(id).catch(() => before);
      if (ahead !== before && told.get(id) === before) refresh(id);
    }
    isLooking = false;
    planLook();
  }

  function noteOne(id: InspirationId, waits: boolean, ahead: number | null): void {
    if (waits) told.set(id, ahead);
    else told.delete(id);
  }

  return (event) => {
    if (event.type === "removed") told.delete(event.id);
    else
      for (const { id, making } of event.type === "snapshot"
        ? event.inspirations
        : [event.inspiration])
        noteOne(id, making !== null && making.step === null, making?.ahead ?? null);
    planLook();
  };
}
