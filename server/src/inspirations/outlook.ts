import { type Making, waitingStatuses } from "@hearten/contract/inspirations.ts";
import { type LengthInMinutes, lengthsInMinutes } from "@hearten/contract/limits.ts";
import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";
import type { PaceStore } from "../ports/documents/pace-store.ts";
import type { Queue } from "../ports/queue.ts";

/** Says what is known of an inspiration that is not finished yet; null of one that is at its end. Never rejects. */
export type Outlook = (inspiration: StoredInspiration) => Promise<Making | null>;

interface OutlookParts {
  readonly queue: Pick<Queue, "countAhead">;
  readonly paces: Pick<PaceStore, "read">;
  readonly now?: () => number;
}

type Paces = ReadonlyMap<LengthInMinutes, number>;

/** Milliseconds for which paces are remembered: they change slowly, and are asked for with every waiting inspiration. */
const pacesValid = 60_000;

export function createOutlook({ queue, paces, now = Date.now }: OutlookParts): Outlook {
  let known: { readonly paces: Promise<Paces>; readonly until: number } | null = null;

  async function readPaces(): Promise<Paces> {
    const read = await Promise.all(
      lengthsInMinutes.map(async (length) => [length, await paces.read(length)] as const),
    );
    return new Map(read.flatMap(([length, pace]) => (pace === null ? [] : [[length, pace]])));
  }

  function recallPaces(): Promise<Paces> {
    if (known === null || known.until <= now())
      known = { paces: readPaces().catch(() => new Map()), until: now() + pacesValid };
    return known.paces;
  }

  return async ({ id, status, step, length }) => {
    if (!waitingStatuses.some((waiting) => waiting === status)) return null;
    // One whose turn has come is in the queue no more.
    const ahead = step === null ? await queue.countAhead(id).catch(() => null) : null;
    return { step, ahead, seconds: estimate(await recallPaces(), length, ahead ?? 0) };
  };
}

/** Nobody knows how long those before it are, so each counts as the mean of all lengths. */
function estimate(paces: Paces, length: LengthInMinutes, ahead: number): number | null {
  const own = paces.get(length);
  if (own === undefined) return null;
  const mean = [...paces.values()].reduce((sum, pace) => sum + pace, 0) / paces.size;
  return Math.ceil(own + ahead * mean);
}
