import { type Point, answeredPointProbability, moodsOfPoints } from "@hearten/reading/points.ts";
import type { Reading } from "@hearten/reading/reading.ts";
import type { NamedMovement, Stock } from "../stock/stock.ts";
import { chooseInTurn } from "./choose-movement.ts";
import { mayMeetGladly, mayMeetSadly } from "./replied-to.ts";
import type { Order } from "./order.ts";
import { createSeededRandom } from "./seeded-random.ts";
import type { SpokenBefore } from "./spoken-before.ts";

/** Nobody is told how nice a small thing was on a day that is probably a hard one, or how hard it is on a glad one. */
function suitsMood(point: Point, reading: Reading): boolean {
  const mood = moodsOfPoints[point];
  if (mood === "glad") return mayMeetGladly(reading);
  return mood !== "hard" || mayMeetSadly(reading);
}

/**
 * What is said to the points that somebody makes, the likeliest first, of each the next remark that was not heard lately. None
 * where harm is unsure: then nothing is claimed.
 */
export function chooseRemarks(
  { id, reading, length }: Pick<Order, "id" | "reading" | "length">,
  { remarks }: Pick<Stock, "remarks">,
  before: SpokenBefore,
): readonly NamedMovement[] {
  if (reading.harm.level !== "none") return [];
  const random = createSeededRandom(`${id} remarks`);
  return reading.points
    .filter(({ probability }) => probability >= answeredPointProbability[length])
    .filter(({ point }) => suitsMood(point, reading))
    .map(({ point }) => chooseInTurn(remarks.get(point) ?? [], before, random))
    .filter((remark) => remark !== null);
}
