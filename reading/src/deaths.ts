import { deathSigns } from "./death-signs.ts";
import { type Reading, feelings } from "./reading.ts";

/**
 * Whether a text says plainly that somebody has died.
 *
 * @param text with straight apostrophes
 */
export function hearsDeath(text: string): boolean {
  return deathSigns.some((sign) => sign.test(text));
}

/** How probable grief is where a death is told plainly, and that the day is heavy. */
const certainty = 0.75;

/** What was read of a text's themes, and the probabilities of its feelings, in their order. */
interface Read {
  readonly themes: Reading["themes"];
  readonly feelings: Float32Array;
  readonly mood: Reading["mood"];
  readonly moments: Reading["moments"];
}

/** The same with grief first, the day heavy and the moment one of mourning, whatever else was read. */
export function inGrief(read: Read): Read {
  const learnt = read.themes.find(({ theme }) => theme === "grief")?.probability ?? 0;
  const others = read.themes.filter(({ theme }) => theme !== "grief");
  const mourning = read.moments.find(({ moment }) => moment === "mourning")?.probability ?? 0;
  return {
    themes: [
      { theme: "grief", probability: Math.max(learnt, certainty) },
      ...others.map(({ theme, probability }) => ({
        theme,
        // The loss of a baby is a death of its own kind.
        probability: theme === "pregnancy-loss" ? probability : probability * (1 - certainty),
      })),
    ],
    feelings: read.feelings.map(
      (probability, number) =>
        probability * (1 - certainty) + (feelings[number] === "heavy" ? certainty : 0),
    ),
    mood: {
      glad: read.mood.glad * (1 - certainty),
      hard: read.mood.hard * (1 - certainty) + certainty,
      mixed: read.mood.mixed * (1 - certainty),
      plain: read.mood.plain * (1 - certainty),
    },
    moments: [
      { moment: "mourning", probability: Math.max(mourning, certainty) },
      ...read.moments
        .filter(({ moment }) => moment !== "mourning")
        .map(({ moment, probability }) => ({
          moment,
          probability: probability * (1 - certainty),
        })),
    ],
  };
}
