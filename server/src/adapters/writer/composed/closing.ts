import { alongFrames, alongLeads, generalAlong } from "./said-along.ts";
import type { Brief, Goal } from "./brief.ts";
import { handovers, settling } from "./closings.ts";
import type { Draft } from "./draft.ts";
import type { Slots } from "./passage.ts";
import type { Image } from "./image.ts";
import type { SeededRandom } from "./seeded-random.ts";

function alone(lines: readonly string[]): readonly (readonly string[])[] {
  return lines.map((line) => [line]);
}

function slotsOf({ clause }: Goal): Slots {
  return {
    i: clause?.i ?? null,
    iNow: clause === null || clause.isPast ? null : clause.i,
    iHabit: clause?.isHabit === true ? clause.i : null,
  };
}

/** Up to `count` short lines in "I", made from the goals where their grammar is sure. */
export function writeSaidAlong(
  draft: Draft,
  random: SeededRandom,
  brief: Brief,
  count: number,
  until: number,
): void {
  draft.say({
    role: "said-along",
    pools: [alongLeads],
    expendable: 1,
    maxWords: count > 2 ? 16 : 9,
    startsParagraph: true,
    required: true,
  });
  const sayable = brief.goals.filter((goal) => (goal.clause?.i.split(" ").length ?? 99) <= 12);
  // One line at least is left for what the day itself asks for.
  const chosen = random.shuffle(sayable.slice(0, count - 1));
  const own = count === 2 ? sayable.slice(0, 1) : chosen;
  let said = 0;
  for (const goal of own) {
    const words = draft.say({
      role: "said-along",
      pools: [alone(["{I}."]), alongFrames],
      slots: slotsOf(goal),
      isFramed: true,
      expendable: said === 0 ? 0 : 2,
      maxWords: 18,
      pause: 3,
      required: true,
    });
    said += words > 0 ? 1 : 0;
  }
  while (said < count && (said === 0 || until - draft.words() >= 3)) {
    const words = draft.say({
      role: "said-along",
      pools: [alone(brief.theme.along), generalAlong],
      slots: brief.slots,
      expendable: said === 0 ? 0 : 2,
      maxWords: 16,
      pause: 3,
      required: true,
    });
    if (words === 0) {
      break;
    }
    said += 1;
  }
}

/**
 * Lets the image return, if there was one, and hands the moment back. `until` is the count of words of
 * the whole script.
 */
export function writeClosing(draft: Draft, brief: Brief, image: Image | null, until: number): void {
  const left = (): number => until - draft.words();
  const long = left() > 26;
  let startsParagraph = true;
  if (image !== null) {
    const said = draft.say({
      role: "close",
      pools: [image.close],
      expendable: 1,
      maxWords: long ? left() - 8 : 12,
      startsParagraph,
      required: true,
    });
    startsParagraph = said === 0;
  }
  for (let count = 0; count < 2 && left() > 19; count += 1) {
    draft.say({ role: "close", pools: [settling], expendable: 2, maxWords: left() - 8 });
  }
  draft.say({
    role: "close",
    pools: [alone(brief.theme.close), handovers],
    slots: brief.slots,
    expendable: 0,
    maxWords: Math.max(left() + 5, 14),
    startsParagraph,
    pause: 3,
    required: true,
  });
}
