import type { Brief, Goal } from "./brief.ts";
import type { Draft } from "./draft.ts";
import { firstFrames, laterFrames } from "./goal-frames.ts";
import { anyGoal, presence, together } from "./any-goal.ts";
import { general } from "./goal-kinds/general.ts";
import type { Image } from "./image.ts";
import type { Slots } from "./passage.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { generalTheme } from "./themes.ts";

/** How much of the part each goal gets, the leading one first: they are told at unequal length. */
const shares: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[1]],
  2: [
    [0.58, 0.42],
    [0.54, 0.46],
  ],
  3: [
    [0.42, 0.24, 0.34],
    [0.4, 0.33, 0.27],
    [0.38, 0.26, 0.36],
  ],
};

function slotsOf(goal: Goal, slots: Slots): Slots {
  return {
    ...slots,
    you: goal.clause?.you ?? null,
    i: goal.clause?.i ?? null,
    doing: goal.clause?.doing ?? null,
  };
}

function writeGoal(
  draft: Draft,
  random: SeededRandom,
  brief: Brief,
  goal: Goal,
  image: Image,
  isFirst: boolean,
  until: number,
): void {
  const slots = slotsOf(goal, brief.slots);
  const { role } = goal;
  const long = until - draft.words() > 30;
  const startsParagraph = isFirst || long;
  draft.say({
    role,
    pools:
      goal.clause === null
        ? [goal.kind.instead, general.instead]
        : [isFirst ? firstFrames : laterFrames],
    slots,
    expendable: 0,
    maxWords: 22,
    startsParagraph,
    pause: 1,
    required: true,
  });
  const follow = [goal.kind.follow, anyGoal];
  const ties = [brief.theme.tie, generalTheme.tie];
  const images = [image.goal];
  const order = long
    ? [follow, ...random.shuffle([ties, images]), follow, [anyGoal], [anyGoal]]
    : isFirst && random.below(2) === 0
      ? [ties, follow]
      : [follow, ties];
  let expendable = 1;
  for (const pools of order) {
    const room = until - draft.words();
    if (room < 6) {
      break;
    }
    const said = draft.say({
      role,
      pools,
      slots,
      expendable: expendable > 2 ? 3 : expendable > 1 ? 2 : 1,
      maxWords: Math.max(room + 5, 12),
    });
    expendable += said > 0 ? 1 : 0;
  }
}

/** Tells the goals as already true, the nearest first; `until` is the count of words to reach. */
export function writeGoals(
  draft: Draft,
  random: SeededRandom,
  brief: Brief,
  image: Image,
  until: number,
): void {
  const { goals } = brief;
  const start = draft.words();
  const whole = until - start;
  const long = whole > 100;
  const tails = random.below(2) === 0 ? goals.slice(1) : goals.slice(1).toReversed();
  const told = [...goals.slice(0, 1), ...tails];
  const variants = shares[told.length] ?? [];
  const parts = variants[random.below(Math.max(variants.length, 1))] ?? [];
  const forGoals = long && told.length > 1 ? whole * 0.92 : whole;
  let sum = 0;
  for (const [index, goal] of told.entries()) {
    sum += parts[index] ?? 0;
    writeGoal(draft, random, brief, goal, image, index === 0, start + forGoals * sum);
  }
  const last = told.at(-1);
  if (long && last !== undefined && told.length > 1) {
    draft.say({
      role: last.role,
      pools: [together],
      slots: {
        ...brief.slots,
        one: told[0]?.clause?.doing ?? null,
        two: told[1]?.clause?.doing ?? null,
      },
      expendable: 2,
      maxWords: 34,
      startsParagraph: true,
    });
  }
  let fresh = true;
  while (fresh && until - draft.words() >= 10) {
    fresh =
      draft.say({
        role: last?.role ?? "mind",
        pools:
          last === undefined
            ? [presence, brief.theme.turn, generalTheme.turn, generalTheme.meet]
            : [presence],
        slots: brief.slots,
        expendable: 2,
        maxWords: until - draft.words() + 6,
        startsParagraph: last === undefined,
      }) > 0;
  }
}
