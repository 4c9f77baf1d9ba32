// The latencies of inspirations: how long each took, and what follows for the product.
import { median, percentile } from "./table.ts";

type Times = ReadonlyMap<string, number>;

/** Times of each inspiration by its id, in milliseconds since 1970. */
export interface Course {
  /** When the request started, */
  readonly asked: Times;
  /** when the server had accepted it, */
  readonly promised: Times;
  /** when it was generated, */
  readonly completed: Times;
  /** and when the person's live stream reported that. */
  readonly heard: Times;
}

/** Figures by name, for a table. */
export function toFigures(course: Course): Record<string, number> {
  const { asked, promised, completed, heard } = course;
  const count = asked.size;
  const toDone = secondsBetween(asked, completed);
  const toHeard = secondsBetween(completed, heard);
  const last = Math.max(...completed.values());
  return {
    inspirations: count,
    "accepted a second, while people ask": count / secondsOfAsking(course),
    "s to ask, median": median(secondsBetween(asked, promised)),
    "made a minute": (60_000 * count) / (last - Math.min(...asked.values())),
    "s from asking to done, median": median(toDone),
    "s from asking to done, 95th percentile": percentile(toDone, 0.95),
    "s from done to told, median": median(toHeard),
    "s from done to told, 95th percentile": percentile(toHeard, 0.95),
  };
}

function secondsBetween(from: Times, to: Times): number[] {
  return Array.from(from, ([id, time]) => ((to.get(id) ?? Number.NaN) - time) / 1_000);
}

/** Seconds in which at least one request was running. */
function secondsOfAsking({ asked, promised }: Course): number {
  let seconds = 0;
  let until = 0;
  for (const [id, begin] of [...asked].toSorted(([, one], [, other]) => one - other)) {
    const end = promised.get(id) ?? begin;
    seconds += Math.max(0, end - Math.max(begin, until)) / 1_000;
    until = Math.max(until, end);
  }
  return seconds;
}
