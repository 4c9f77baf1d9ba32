import { bridgesBetween } from "./bridges.ts";
import type { Brief, Goal } from "./brief.ts";
import type { Draft, Saying } from "./draft.ts";
import { firstFrames, laterFrames, plainFirst, plainLater } from "./goal-frames.ts";
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

/** Whether "too" can follow: "you sleep well, too". */
function isPlain(clause: string): boolean {
  return clause.split(" ").length <= 9 && !/n't\b|\b(?:not|never|no|none|and|but)\b|,/.test(clause);
}

function slotsOf(goal: Goal, slots: Slots): Slots {
  return {
    ...slots,
    you: goal.clause?.you ?? null,
    plain: isPlain(goal.clause?.you ?? "") ? (goal.clause?.you ?? null) : null,
    now: goal.clause === null || goal.clause.isPast ? null : goal.clause.you,
    habit: goal.clause?.isHabit === true ? goal.clause.you : null,
    doing: goal.clause?.doing ?? null,
  };
}

interface Telling {
  readonly isFirst: boolean;
  /** Whether a small scene from the goal's life is told. */
  readonly hasScene: boolean;
  /** Whether the goal is looked at in the image's light. */
  readonly hasImage: boolean;
  /** The count of words to reach. */
  readonly until: number;
}

/** A goal that is sore today is left in peace: nothing is painted of it, and nothing held against it. */
function leaveInPeace(draft: Draft, { role, kind }: Goal, telling: Telling): void {
  const { isFirst, hasScene, until } = telling;
  const left = (): number => until - draft.words();
  draft.say({
    role,
    pools: [kind.instead],
    expendable: 0,
    maxWords: 18,
    startsParagraph: isFirst || left() > 30,
    pause: 1,
    required: true,
  });
  draft.say({ role, pools: [kind.follow], expendable: 2, maxWords: Math.max(left() + 4, 12) });
  if (hasScene && left() >= 30) {
    draft.say({ role, pools: [kind.scene], expendable: 2, maxWords: left() });
  }
}

/** The words kept free for the line that ties a goal to what is on the mind. */
const tieWords = 13;

function writeGoal(
  draft: Draft,
  random: SeededRandom,
  brief: Brief,
  goal: Goal,
  image: Image,
  telling: Telling,
): void {
  if (goal.kind.name === "tender") {
    leaveInPeace(draft, goal, telling);
    return;
  }
  const slots = slotsOf(goal, brief.slots);
  const { role, kind, clause } = goal;
  const { isFirst, until } = telling;
  const left = (): number => until - draft.words();
  const long = left() > 30;
  const say = (
    pools: Saying["pools"],
    expendable: Saying["expendable"],
    maxWords: number,
  ): number => draft.say({ role, pools, slots, expendable, maxWords });

  const frames = isFirst ? [plainFirst, firstFrames] : [plainLater, laterFrames];
  const framesInTurn = random.below(4) === 0 ? frames.toReversed() : frames;
  draft.say({
    role,
    pools: clause === null ? [kind.instead, general.instead] : framesInTurn,
    slots,
    isFramed: clause !== null,
    expendable: clause === null && !isFirst ? 1 : 0,
    maxWords: clause === null ? 14 : 22,
    startsParagraph: isFirst || long,
    pause: 1,
    required: true,
  });
  const ties = [bridgesBetween(brief.theme.group, kind.name), brief.theme.tie, generalTheme.tie];
  if (!long) {
    const follow = [kind.follow, anyGoal];
    say(
      isFirst ? ties : telling.hasImage ? [...ties.slice(0, 1), ...follow] : follow,
      isFirst ? 1 : 2,
      Math.max(left() + 4, isFirst ? 15 : 12),
    );
    if (left() >= 6) {
      say(isFirst ? follow : ties, 2, left() + 4);
    }
    return;
  }
  if (telling.hasScene && left() - tieWords >= 18) {
    say([kind.scene, general.scene], 1, left() - tieWords + 6);
  }
  if (left() - tieWords >= 8) {
    say([kind.follow, anyGoal], 1, left() - tieWords + 5);
  }
  if (telling.hasImage && left() - tieWords >= 8) {
    say([image.goal], 2, left() - tieWords + 5);
  }
  let fresh = true;
  while (fresh && left() - tieWords >= 8) {
    fresh =
      say([kind.follow.length > 0 ? kind.follow : anyGoal, anyGoal], 3, left() - tieWords + 5) > 0;
  }
  say(ties, 2, Math.max(left() + 5, 15));
}

/** What one does again and again, as "running your own studio". */
function habitOf(goal: Goal | undefined): string | null {
  return goal?.clause?.isHabit === true ? goal.clause.doing : null;
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
  const scenes = whole > 180 ? [0, 1 + random.below(2)] : [random.below(3)];
  const looked = random.below(3);
  let sum = 0;
  for (const [index, goal] of told.entries()) {
    sum += parts[index] ?? 0;
    writeGoal(draft, random, brief, goal, image, {
      isFirst: index === 0,
      hasScene: scenes.includes(index) || told.length === 1,
      hasImage: index === looked || (whole > 180 && !scenes.includes(index)),
      until: start + forGoals * sum,
    });
  }
  const last = told.at(-1);
  const sore = told.filter(({ kind }) => kind.name === "tender");
  // With no goal to tell, the image and the quiet fill the part.
  const isQuiet = sore.length === told.length;
  if (long && last !== undefined && told.length > 1 && sore.length === 0) {
    draft.say({
      role: last.role,
      pools: [together],
      slots: {
        ...brief.slots,
        one: habitOf(told[0]),
        two: habitOf(told[1]),
      },
      expendable: 2,
      maxWords: 34,
      startsParagraph: true,
    });
  }
  let said = 1;
  for (let count = 0; said > 0 && until - draft.words() >= 10; count += 1) {
    const rest = [presence, brief.theme.turn, generalTheme.turn, generalTheme.meet];
    said = draft.say({
      role: last?.role ?? "mind",
      pools: isQuiet && count % 4 === 0 ? [image.stay, ...rest] : rest,
      slots: brief.slots,
      expendable: 2,
      maxWords: until - draft.words() + 6,
      startsParagraph: isQuiet && count % 2 === 0,
      required: sore.length > 0,
    });
  }
}
