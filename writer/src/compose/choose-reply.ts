import type { Reading, Theme } from "@hearten/reading/reading.ts";
import type { Arc, Reply, Stock, Thought } from "../stock/stock.ts";
import { memory } from "./choose-movement.ts";
import { heardAgo } from "./heard-ago.ts";
import { circumstanceOfReply, isAgainstMood, lightOfReply, momentOfReply } from "./replied-to.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { EarlierInspiration, SpokenBefore } from "./spoken-before.ts";

/** Themes of no matter: calm is how a day was, and its arcs tell of an evening at home that few have had. */
const moodThemes: readonly Theme[] = ["general", "calm"];

/** Whether an arc is for a mood or a moment alone, and so says nothing of what somebody wrote about. */
export function isOfMood({ theme, isBrief }: Arc): boolean {
  return moodThemes.includes(theme) && !isBrief;
}

/** The less general, the more it says. */
function rankOf({ circumstance, moment }: Reply): number {
  if (circumstance !== null) return 0;
  return moment === null ? 2 : 1;
}

/**
 * The replies that may be spoken, in a random order: first those to the circumstance, then those to the
 * moment, where they are likely, then those to the mood; those whose title was given come last.
 */
export function chooseReplies(
  stock: Stock,
  reading: Reading,
  before: SpokenBefore,
  earlier: readonly EarlierInspiration[],
  random: SeededRandom,
): readonly Reply[] {
  const light = lightOfReply(reading);
  const moment = momentOfReply(reading);
  const circumstance = circumstanceOfReply(reading);
  const isFor = (reply: Reply) => {
    if (reply.circumstance !== null)
      return reply.circumstance === circumstance && !isAgainstMood(reply.light, reading);
    return reply.moment === null ? reply.light === light : reply.moment === moment;
  };
  const titles = new Set(earlier.map(({ title }) => title.toLowerCase()));
  const isKnown = ({ title }: Thought) => Number(titles.has(title.toLowerCase()));
  const isHeard = (reply: Thought) => (heardAgo(reply, before) ?? memory) < memory;
  return random
    .shuffle(
      stock.replies
        .filter(isFor)
        .filter((reply) => !isHeard(reply))
        .filter(({ asks }) => !asks.some((demand) => reading.spared.includes(demand))),
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .toSorted((one, other) => isKnown(one) - isKnown(other));
}
