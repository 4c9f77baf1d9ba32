import type { Feeling, Reading } from "@hearten/reading/reading.ts";
import type { Line } from "../script.ts";
import type { Level, Movement } from "../stock/movement.ts";
import type { Light, NamedMovement } from "../stock/stock.ts";
import {
  chooseGoals,
  chooseOneGoal,
  hasNoMatter,
  inOrderOfNearness,
  isGladDay,
  mayBeLoss,
  themeOfGoals,
} from "./choose-goals.ts";
import { chooseAny, chooseFitting } from "./choose-movement.ts";
import { slotsOf } from "./fill-slots.ts";
import { chooseRemarks } from "./choose-remarks.ts";
import { createGoalPassages } from "./goal-passages.ts";
import { sortGoals } from "./goals.ts";
import { chooseOwnWords } from "./own-words.ts";
import { thingsToKeep } from "./things-to-keep.ts";
import { type Passage, linesOf, moreExpendable, takePassage } from "./passage.ts";
import type { PieceParts } from "./piece-parts.ts";
import type { Plan } from "./plan.ts";
import { createSaidAlong } from "./said-along.ts";

/** An arc with the movements that were chosen to go with it. */
export interface Piece {
  write(plan: Plan): readonly Line[];
}

/** What somebody feels for whom a reply is: nobody knows it on a day with both, or of which not even the mood is known. */
const feelingOf = (light: Light): Feeling | null =>
  light === "mixed" || light === "open" ? null : light;

/** Whoever asks for a push, or for courage, isn't put to rest. */
const wantsToWake = ({ need }: Pick<Reading, "need">) => need === "push" || need === "courage";

const speaksOfBreath = /\bbreath|\bair\b/i;

export function createPiece(parts: PieceParts): Piece {
  const { thought, isReply, further, stock, order, before, random } = parts;
  const { reading, length } = order;
  const slots = slotsOf({ ...reading, day: thought.time === "ahead" ? reading.day : null });
  const sorted = sortGoals(order.goals, reading.goals);
  const possible = !isReply && hasNoMatter(reading) ? sorted : chooseGoals(sorted);
  const theme = themeOfGoals(thought, reading);
  const ordered = {
    ...possible,
    told: inOrderOfNearness(random.shuffle(possible.told), theme),
  };
  const goals = isReply ? chooseOneGoal(ordered, { isGlad: isGladDay(reading), random }) : ordered;
  const { told } = goals;

  const fitting = { ...reading, feeling: isReply ? feelingOf(thought.light) : reading.feeling };
  const arrival = chooseAny(stock.arrivals, fitting, before, random);
  const ownWords = chooseOwnWords({
    reading,
    length,
    hasRoom: isReply,
    stock,
    slots,
    before,
    random,
  });
  const remarks = chooseRemarks(order, stock, before);
  const firstBreath = chooseFitting(stock.breaths, fitting, before, random);
  const secondBreath = chooseFitting(
    stock.breaths.filter((breath) => breath !== firstBreath),
    fitting,
    before,
    random,
  );
  const still = wantsToWake(reading) ? stock.wakings : stock.stillness;
  const firstStillness = chooseFitting(still, fitting, before, random);
  const secondStillness = chooseFitting(
    still.filter((movement) => movement !== firstStillness),
    fitting,
    before,
    random,
  );
  const sayAlong = createSaidAlong({ ...parts, slots, told });
  const goalPassages = createGoalPassages({ ...parts, slots, goals, told });

  // Of a hard day, or of one of which nobody knows how it was, no detail is dear for certain.
  const isDear = isReply && thought.light === "bright" && reading.need === null;
  const keepsake =
    isDear && !mayBeLoss(reading) ? chooseFitting(stock.keepsakes, fitting, before, random) : null;

  /** @param level at which their own words are said */
  function keepThings(level: Level): readonly Passage[] {
    const things = thingsToKeep(reading.things, ownWords, level);
    // A single one may be what it was not about: "Four cards. That's the part to keep", to somebody who is rid of them.
    if (keepsake === null || things.length < 2) return [];
    // Where a voice has no time for all of it, this goes before the person's own words do.
    return [
      takePassage({
        role: "mind",
        movement: keepsake.lines,
        level: 0,
        slots: slotsOf({ ...reading, day: null, things }),
        expendable: 2,
      }),
    ];
  }

  function sayOwnWords(level: Level): readonly Passage[] {
    if (ownWords === null) return [];
    // Where a voice has no time for all of it, the rest is whole without it.
    return [takePassage({ role: "mind", level, ...ownWords, expendable: 1 })];
  }

  function remark(number: number, { remarks: most, remarked }: Plan): readonly Passage[] {
    const movement = number < most ? remarks[number] : undefined;
    // Said of words that nobody heard, it would hang in the air.
    if (movement === undefined || ownWords === null) return [];
    // Where a voice has no time for all of it, this goes before the person's own words do.
    return [
      takePassage({
        role: "mind",
        movement: movement.lines,
        level: remarked,
        slots,
        expendable: 2,
      }),
    ];
  }

  function breathe(breath: NamedMovement | null): readonly Passage[] {
    if (breath === null) return [];
    const { lines } = breath;
    return [takePassage({ role: "opening", movement: lines, level: 2, slots, expendable: 3 })];
  }

  function keepStill(movement: NamedMovement | null): readonly Passage[] {
    if (movement === null) return [];
    const { lines } = movement;
    return [takePassage({ role: "opening", movement: lines, level: 2, slots, expendable: 2 })];
  }

  function thinkFurther({ turn }: Plan): readonly Passage[] {
    return [takePassage({ role: "mind", movement: further, level: turn, slots, expendable: 2 })];
  }

  function arrive(level: Level): Passage {
    const movement = arrival?.lines ?? [];
    const passage = takePassage({ role: "opening", movement, level, slots });
    const lines = passage.lines.map((line, index) =>
      index === 0 ? line : { ...line, expendable: moreExpendable(line.expendable, 1) },
    );
    return { ...passage, lines };
  }

  function arriveByBreath(): Passage {
    const breathes = arrival?.lines.some(
      ({ text, level }) => level === 0 && speaksOfBreath.test(text),
    );
    if (firstBreath === null || breathes === true) return arrive(0);
    const lines = firstBreath.lines.map((line) => ({ ...line, level: 0 as const }));
    return takePassage({ role: "opening", movement: lines, level: 0, slots });
  }

  return {
    write(plan) {
      // A minute begins with its one breath.
      const arriving = length === 1 ? arriveByBreath() : arrive(plan.arrival);
      const breaths = length === 1 ? 0 : plan.breaths;
      const mind = (movement: Movement, level: Level) =>
        takePassage({ role: "mind", movement, level, slots });
      return linesOf([
        arriving,
        ...sayOwnWords(plan.meet),
        mind(thought.meet, plan.meet),
        ...remark(0, plan),
        ...keepThings(plan.meet),
        ...(breaths > 0 ? breathe(firstBreath) : []),
        mind(thought.turn, plan.turn),
        ...remark(1, plan),
        ...goalPassages.tellLead(plan.goals),
        ...goalPassages.tellOthers(plan),
        ...goalPassages.tellWishes(plan),
        ...goalPassages.tellResting(plan.goals),
        ...(plan.stillness > 0 ? keepStill(firstStillness) : []),
        ...(plan.further > 0 ? thinkFurther(plan) : []),
        ...(breaths > 1 ? breathe(secondBreath) : []),
        ...(plan.stillness > 1 ? keepStill(secondStillness) : []),
        sayAlong(plan),
        takePassage({ role: "close", movement: thought.close, level: plan.close, slots }),
      ]);
    },
  };
}
