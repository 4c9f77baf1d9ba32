// What became of inspirations, and what that says of the product.
import { median, percentile } from "./table.ts";

type Times = ReadonlyMap<string, number>;

/** Moments of each inspiration, by its id, in milliseconds since 1970. */
export interface Course {
  /** When its person began to ask for it, */
  readonly asked: Times;
  /** when the server had promised it, */
  readonly promised: Times;
  /** when it was made, */
  readonly completed: Times;
  /** and when the person's live stream told so. */
  readonly heard: Times;
}

/** Figures by what they tell, for a table. */
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

/** Seconds in which at least one person was asking. */
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
