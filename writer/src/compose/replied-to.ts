import type { Circumstance } from "@hearten/reading/circumstances.ts";
import { type Moment, type Mood, type Reading, moods } from "@hearten/reading/reading.ts";
import { lightOfMoment } from "../stock/light-of-moment.ts";
import { type ReplyLight, repliedTo } from "../stock/stock.ts";

/**
 * What a reply of a light is worth to somebody in a mood, in grades out of ten, guessed from those that listeners
 * gave (decisions 71 and 72). To be cheered on a hard
 * day is the worst that a piece can do; and whoever is simply glad is told of no sadness. An open reply does no harm, and is flat
 * to somebody who is glad or sad.
 */
const worth: Readonly<Record<ReplyLight, Readonly<Record<Mood, number>>>> = {
  bright: { glad: 6.5, hard: 0.5, mixed: 3.5, plain: 4.5 },
  heavy: { glad: 2, hard: 6, mixed: 4.3, plain: 3.5 },
  mixed: { glad: 2.8, hard: 2.8, mixed: 6, plain: 3 },
  open: { glad: 4.2, hard: 3.8, mixed: 4.5, plain: 5.8 },
};

/** Nobody is met gladly of whom it is this probable that they mourn: to cheer a widow is the worst of all. */
const mostMourning = 0.1;
/**
 * From this probability on a reply is to the moment, which says more than one to the mood. Of 560 texts that the reading had
 * not learnt from 69 % reach it, 83 % of them rightly.
 */
const momentEnough = 0.5;
/**
 * From this probability on a reply is to the circumstance, since it says most of all. Of 360 texts that the reading had not
 * learnt from 66 % reach it, 86 % of them rightly.
 */
const circumstanceEnough = 0.45;
/** No reply to a circumstance or a moment is glad, or sad, where it is so probable that the mood is the other one. */
const mostAgainst = 0.5;

type Moods = Pick<Reading, "moments" | "mood">;

const probabilityOf = ({ moments }: Moods, wanted: Moment) =>
  moments.find(({ moment }) => moment === wanted)?.probability ?? 0;

/** The expected value of what a reply of a light is worth. */
function expectedWorth(light: ReplyLight, { mood }: Moods): number {
  return moods.reduce((sum, each) => sum + mood[each] * worth[light][each], 0);
}

/** The light of the replies to a day of which no more than its mood is known: the one of which most can be expected. */
export function lightOfReply(reading: Moods): ReplyLight {
  const possible = repliedTo.filter(
    (light) => light !== "bright" || probabilityOf(reading, "mourning") < mostMourning,
  );
  return possible.reduce((best, light) =>
    expectedWorth(light, reading) > expectedWorth(best, reading) ? light : best,
  );
}

/** Whether a reply of this light would be glad with somebody who is sad, or the other way round. */
export function isAgainstMood(light: ReplyLight, { mood }: Moods): boolean {
  if (light === "bright") return mood.hard > mostAgainst;
  return light === "heavy" && mood.glad > mostAgainst;
}

/** The moment that somebody is in, where that is likely and not of another mood than the whole. */
export function momentOfReply(reading: Moods): Moment | null {
  const [first] = reading.moments;
  if (first === undefined || first.probability < momentEnough) return null;
  return isAgainstMood(lightOfMoment(first.moment), reading) ? null : first.moment;
}

/** What somebody writes of, where that is likely. */
export function circumstanceOfReply({
  circumstances: [first],
}: Pick<Reading, "circumstances">): Circumstance | null {
  return first === undefined || first.probability < circumstanceEnough ? null : first.circumstance;
}
