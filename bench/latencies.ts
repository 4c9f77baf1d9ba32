// The latencies of inspirations: how long each took, and what follows for the product.
import { median, percentile } from "./table.ts";

type Times = ReadonlyMap<string, number>;

/** The steps of each inspiration, by its id. All times are milliseconds since 1970. */
export interface Timestamps {
  /** When the request started. */
  readonly requested: Times;
  /** When the server accepted it. */
  readonly accepted: Times;
  /** When it was generated. */
  readonly completed: Times;
  /** When the person's live stream reported that it was generated. */
  readonly notified: Times;
}

/** Figures by name, for a table. */
export function toFigures(timestamps: Timestamps): Record<string, number> {
  const { requested, accepted, completed, notified } = timestamps;
  const count = requested.size;
  const toDone = secondsBetween(requested, completed);
  const toNotified = secondsBetween(completed, notified);
  const last = Math.max(...completed.values());
  return {
    inspirations: count,
    "accepted a second, while people ask": count / secondsOfRequests(timestamps),
    "s to ask, median": median(secondsBetween(requested, accepted)),
    "made a minute": (60_000 * count) / (last - Math.min(...requested.values())),
    "s from asking to done, median": median(toDone),
    "s from asking to done, 95th percentile": percentile(toDone, 0.95),
    "s from done to told, median": median(toNotified),
    "s from done to told, 95th percentile": percentile(toNotified, 0.95),
  };
}

function secondsBetween(from: Times, to: Times): number[] {
  return Array.from(from, ([id, time]) => ((to.get(id) ?? Number.NaN) - time) / 1_000);
}

/** Seconds in which at least one request was running. */
function secondsOfRequests({ requested, accepted }: Timestamps): number {
  let seconds = 0;
  let until = 0;
  for (const [id, begin] of [...requested].toSorted(([, one], [, other]) => one - other)) {
    const end = accepted.get(id) ?? begin;
    seconds += Math.max(0, end - Math.max(begin, until)) / 1_000;
    until = Math.max(until, end);
  }
  return seconds;
}
