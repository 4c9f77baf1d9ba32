import { type Mood, type Reading, moods } from "@hearten/reading/reading.ts";
import type { ReplyLight } from "../stock/stock.ts";

/**
 * What a reply of a light is worth to somebody in a mood, in grades out of ten, guessed from those that listeners
 * gave (decisions 71 and 72). To be cheered on a hard day is the worst that a piece can do; and whoever is simply glad is told
 * of no sadness. An open reply does no harm, and is flat to somebody who is glad or sad.
 */
const worth: Readonly<Record<ReplyLight, Readonly<Record<Mood, number>>>> = {
  bright: { glad: 6.5, hard: 0.5, mixed: 3.5, plain: 4.5 },
  heavy: { glad: 2, hard: 6, mixed: 4.3, plain: 3.5 },
  mixed: { glad: 2.8, hard: 2.8, mixed: 6, plain: 3 },
  open: { glad: 4.2, hard: 3.8, mixed: 4.5, plain: 5.8 },
};

/** No reply of a light is expected to be worth more, in grades out of ten. */
export const mostOfLight = Math.max(...Object.values(worth).flatMap(Object.values<number>));

/** What a reply of a light is expected to be worth, in grades out of ten. */
export function expectOfLight(light: ReplyLight, mood: Reading["mood"]): number {
  return moods.reduce((sum, each) => sum + mood[each] * worth[light][each], 0);
}
