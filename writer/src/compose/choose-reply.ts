import type { Moment, Reading, Theme } from "@hearten/reading/reading.ts";
import { lightOfMoment } from "../stock/light-of-moment.ts";
import type { Arc, Reply, ReplyLight, Stock, Thought } from "../stock/stock.ts";
import { memory } from "./choose-movement.ts";
import { heardAgo } from "./heard-ago.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { EarlierInspiration, SpokenBefore } from "./spoken-before.ts";

/** From this probability of brightness on a contented day is a glad one, and no ordinary one: "nothing much, rain, soup". */
const brightEnough = 0.15;
/**
 * From these probabilities on a day is taken for a glad one, a hard one, or one with both, and only where no more than so much
 * speaks against it. Of 920 texts that the reading had not learnt from 244 are then taken for glad, 25 of them wrongly, and 357
 * for hard, 25 of them wrongly. An open reply does no harm, but it is flat to somebody who is glad.
 */
const gladEnough = 0.45;
const mostAgainstGlad = 0.35;
/** Nobody is met gladly of whom it is this probable that they mourn: to cheer a widow is the worst that a piece can do. */
const mostMourning = 0.1;
const hardEnough = 0.6;
const mostAgainstHard = 0.25;
/** Brighter than this is a hard day that is told with a joke, or none. */
const mostBrightness = 0.2;
const mixedEnough = 0.5;
/** From this probability on a reply is to the moment, which says more than one to the mood. */
const momentEnough = 0.4;

type Moods = Pick<Reading, "moments" | "feelings">;

/** How probable it is that a day is of each light. */
function probabilitiesOf({ moments }: Moods): Readonly<Record<ReplyLight, number>> {
  const sums = { bright: 0, heavy: 0, mixed: 0, open: 0 };
  for (const { moment, probability } of moments) sums[lightOfMoment(moment)] += probability;
  return sums;
}

/** The light of the replies to a day of which no more than its mood is known; open where not even that is. */
export function lightOfReply(reading: Moods): ReplyLight {
  const { moments, feelings } = reading;
  const { bright, heavy, mixed } = probabilitiesOf(reading);
  const brightness = feelings.find(({ feeling }) => feeling === "bright")?.probability ?? 0;
  const probabilityOf = (wanted: Moment) =>
    moments.find(({ moment }) => moment === wanted)?.probability ?? 0;
  const glad = bright - (brightness >= brightEnough ? 0 : probabilityOf("contentment"));
  const isGlad = glad >= gladEnough && heavy + mixed <= mostAgainstGlad;
  if (isGlad && probabilityOf("mourning") < mostMourning) return "bright";
  const isHard = heavy >= hardEnough && bright + mixed <= mostAgainstHard;
  if (isHard && brightness <= mostBrightness) return "heavy";
  return mixed >= mixedEnough ? "mixed" : "open";
}

/** The moment that somebody is in, where that is likely and of the same mood as everything else that was read. */
export function momentOfReply(reading: Moods): Moment | null {
  const [first] = reading.moments;
  if (first === undefined || first.probability < momentEnough) return null;
  if (first.moment === "contentment") {
    // A contented day may be no glad one.
    const { heavy, mixed } = probabilitiesOf(reading);
    return heavy + mixed <= mostAgainstGlad ? first.moment : null;
  }
  return lightOfMoment(first.moment) === lightOfReply(reading) ? first.moment : null;
}

/** Themes of no matter: calm is how a day was, and its arcs tell of an evening at home that few have had. */
const moodThemes: readonly Theme[] = ["general", "calm"];

/** Whether an arc is for a mood or a moment alone, and so says nothing of what somebody wrote about. */
export function isOfMood({ theme, isBrief }: Arc): boolean {
  return moodThemes.includes(theme) && !isBrief;
}

/**
 * The replies that may be spoken, in a random order: first those to the moment, where it is likely, then those to the
 * mood; those whose title was given come last.
 */
export function chooseReplies(
  stock: Stock,
  reading: Reading,
  before: SpokenBefore,
  earlier: readonly EarlierInspiration[],
  random: SeededRandom,
): readonly Reply[] {
  const light = lightOfReply(reading);
  const likely = momentOfReply(reading);
  const titles = new Set(earlier.map(({ title }) => title.toLowerCase()));
  const isKnown = ({ title }: Thought) => Number(titles.has(title.toLowerCase()));
  const isHeard = (reply: Thought) => (heardAgo(reply, before) ?? memory) < memory;
  return random
    .shuffle(
      stock.replies
        .filter(({ moment, light: of }) => (moment === null ? of === light : moment === likely))
        .filter((reply) => !isHeard(reply))
        .filter(({ asks }) => !asks.some((demand) => reading.spared.includes(demand))),
    )
    .toSorted((one, other) => Number(one.moment === null) - Number(other.moment === null))
    .toSorted((one, other) => isKnown(one) - isKnown(other));
}
