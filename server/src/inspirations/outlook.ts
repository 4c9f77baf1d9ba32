import { type Making, waitingStatuses } from "@hearten/contract/inspirations.ts";
import { type LengthInMinutes, lengthsInMinutes } from "@hearten/contract/limits.ts";
import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";
import type { PaceStore } from "../ports/documents/pace-store.ts";
import type { Log } from "../ports/log.ts";
import type { Queue } from "../ports/queue.ts";

/** Says what is known of an inspiration that is not finished yet; null of one that is at its end. Never rejects. */
export type Outlook = (inspiration: StoredInspiration) => Promise<Making | null>;

interface OutlookParts {
  readonly queue: Pick<Queue, "countAhead">;
  readonly paces: Pick<PaceStore, "read">;
  readonly log: Pick<Log, "warn">;
  readonly now?: () => number;
}

type Paces = ReadonlyMap<LengthInMinutes, number>;

/** Milliseconds for which a pace is remembered: it changes slowly, and is asked for with every waiting inspiration. */
const paceValid = 60_000;

export function createOutlook({ queue, paces, log, now = Date.now }: OutlookParts): Outlook {
  const known = new Map<LengthInMinutes, { readonly pace: number; readonly until: number }>();
  const withoutIt = (message: string) => (error: unknown) => {
    log.warn({ error }, message);
    return null;
  };

  async function recall(length: LengthInMinutes): Promise<number | null> {
    const recent = known.get(length);
    if (recent !== undefined && recent.until > now()) return recent.pace;
    const pace = await paces.read(length).catch(withoutIt("a pace could not be read"));
    // One that isn't known yet may be known in a moment.
    if (pace !== null) known.set(length, { pace, until: now() + paceValid });
    return pace;
  }

  async function recallAll(): Promise<Paces> {
    const all = await Promise.all(
      lengthsInMinutes.map(async (length) => [length, await recall(length)] as const),
    );
    return new Map(all.flatMap(([length, pace]) => (pace === null ? [] : [[length, pace]])));
  }

  return async ({ id, status, step, length }) => {
    if (!waitingStatuses.some((waiting) => waiting === status)) return null;
    // One whose turn has come is in the queue no more.
    const ahead =
      step === null
        ? await queue.countAhead(id).catch(withoutIt("a place in the queue could not be read"))
        : null;
    return { step, ahead, seconds: estimate(await recallAll(), length, ahead ?? 0) };
  };
}

/** Nobody knows how long those before it are, so each counts as the mean of all lengths. */
function estimate(paces: Paces, length: LengthInMinutes, ahead: number): number | null {
  const own = paces.get(length);
  if (own === undefined) return null;
  const mean = [...paces.values()].reduce((sum, pace) => sum + pace, 0) / paces.size;
  return Math.ceil(own + ahead * mean);
}
