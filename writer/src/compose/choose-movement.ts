import type { Demand, Feeling } from "@hearten/reading/reading.ts";
import type { NamedMovement } from "../stock/stock.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { SpokenBefore } from "./spoken-before.ts";

/** For how many inspirations nothing is said again: as many as the server gives (`rememberedInspirations` of its port). */
export const memory = 30;
const never = Number.MAX_SAFE_INTEGER;

/** Whether a line was not heard lately. */
export const isFresh = (text: string, before: SpokenBefore): boolean =>
  (before.ageOf(text) ?? memory) >= memory;

/** How many inspirations ago anything of the movement was heard; null when nothing was. */
function ageOf(movement: NamedMovement, before: SpokenBefore): number | null {
  // What holds a slot was said with other words in it, so its neighbours tell.
  const fixed = movement.lines.filter(({ text }) => !text.includes("{"));
  const ages = fixed.map(({ text }) => before.ageOf(text)).filter((age) => age !== null);
  return ages.length === 0 ? null : Math.min(...ages);
}

/**
 * The next movement in turn that was not heard lately: the one that follows on what was heard last,
 * so that all others come before any comes again. Where none was heard, it is drawn.
 */
export function chooseInTurn(
  movements: readonly NamedMovement[],
  before: SpokenBefore,
  random: SeededRandom,
): NamedMovement | null {
  const aged = movements.map((movement) => ({ movement, age: ageOf(movement, before) ?? never }));
  const newest = aged.toSorted((one, other) => one.age - other.age)[0];
  if (newest === undefined) return null;
  const start = newest.age === never ? random.below(aged.length) : aged.indexOf(newest) + 1;
  const inTurn = [...aged.slice(start), ...aged.slice(0, start)];
  const [oldest] = inTurn.toSorted((one, other) => other.age - one.age);
  return oldest === undefined || oldest.age < memory ? null : oldest.movement;
}

/** Whether it asks nothing that the person must be spared. */
export const asksNothingSpared = (
  { asks }: Pick<NamedMovement, "asks">,
  spared: readonly Demand[],
): boolean => !asks.some((demand) => spared.includes(demand));

/** What would be wrong to somebody who does not feel it. */
const strong: readonly Feeling[] = ["bright", "angry", "heavy"];

export interface Fitting {
  /** Null where nobody knows it: then what is for a strong one does not fit. */
  readonly feeling: Feeling | null;
  readonly spared: readonly Demand[];
}

/** A movement that fits the feeling, asks nothing that the person is spared, and was not heard lately. */
export function chooseFitting(
  movements: readonly NamedMovement[],
  { feeling, spared }: Fitting,
  before: SpokenBefore,
  random: SeededRandom,
): NamedMovement | null {
  const possible = movements.filter((movement) => asksNothingSpared(movement, spared));
  const fitting = possible.filter(
    ({ lights }) =>
      lights === "any" ||
      (feeling === null
        ? !lights.some((light) => strong.includes(light))
        : lights.includes(feeling)),
  );
  return chooseInTurn(fitting, before, random);
}

/** A movement in any case: rather one that is for other feelings, or was heard, than none. */
export function chooseAny(
  movements: readonly NamedMovement[],
  fitting: Fitting,
  before: SpokenBefore,
  random: SeededRandom,
): NamedMovement | null {
  const possible = movements.filter((movement) => asksNothingSpared(movement, fitting.spared));
  const [oldest = null] = possible.toSorted(
    (one, other) => (ageOf(other, before) ?? never) - (ageOf(one, before) ?? never),
  );
  return (
    chooseFitting(movements, fitting, before, random) ??
    chooseInTurn(possible, before, random) ??
    oldest
  );
}
