import type { Feeling } from "@hearten/reading/reading.ts";
import type { Line, Role } from "../script.ts";
import { type Level, type Movement, countWords, linesUpTo } from "../stock/movement.ts";
import type { Arc, NamedMovement, Stock } from "../stock/stock.ts";
import { chooseAny, chooseFitting, chooseInTurn, memory } from "./choose-movement.ts";
import type { Order } from "./order.ts";
import { type Slots, fillSlots, slotsOf } from "./fill-slots.ts";
import { bearsOnDay, chooseGoals, inOrderOfNearness, themeOfGoals } from "./choose-goals.ts";
import { type SureGoal, type Wish, sortGoals } from "./goals.ts";
import { isNear } from "./nearest-goal.ts";
import { chooseOwnWords } from "./own-words.ts";
import { type Passage, linesOf, moreExpendable, takePassage } from "./passage.ts";
import type { Plan } from "./plan.ts";
import { longestLine } from "./runs-on-you.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { SpokenBefore } from "./spoken-before.ts";

export interface PieceParts {
  readonly arc: Arc;
  readonly stock: Stock;
  readonly order: Order;
  readonly before: SpokenBefore;
  readonly random: SeededRandom;
}

/** An arc with the movements that were chosen to go with it. */
export interface Piece {
  write(plan: Plan): readonly Line[];
}

const shortInvitation = 6;
const speaksOfBreath = /\bbreath|\bair\b/i;

function textOf({ lines }: NamedMovement): string {
  return lines.map(({ text }) => text).join(" ");
}

/** The first line is spoken whatever its mark, since the goal stands in it. */
function withFirstLine(movement: Movement): Movement {
  return movement.map((line, index) => (index === 0 ? { ...line, level: 0 } : line));
}

/** Sentences that belong together, each joined to the one before while one breath can hold them. */
function inFewBreaths(sentences: readonly string[]): readonly string[] {
  const breaths: string[] = [];
  for (const sentence of sentences) {
    const joined = [...breaths.slice(-1), sentence].join(" ");
    if (breaths.length > 0 && countWords(joined) <= longestLine) breaths.splice(-1, 1, joined);
    else breaths.push(sentence);
  }
  return breaths;
}

/** The words of what is spoken at every length. */
function neededWords(movement: Movement): number {
  return linesUpTo(movement, 0).reduce((sum, { text }) => sum + countWords(text), 0);
}

function tellShortly(role: Role, text: string, continues: boolean): Passage {
  return { role, lines: [{ text, expendable: 1 }], pauseAfter: 3, continues };
}

/** Beside these a goal that today has shown is told like any other: it may not be what the day is about. */
const hard: readonly Feeling[] = ["heavy", "low", "angry"];

interface ToldWish {
  readonly role: Role;
  readonly movement: Movement;
  readonly slots: Slots;
}

export function createPiece({ arc, stock, order, before, random }: PieceParts): Piece {
  const { reading, length } = order;
  const slots = slotsOf({ ...reading, day: arc.time === "ahead" ? reading.day : null });
  const goals = chooseGoals(sortGoals(order.goals, reading.goals), reading);
  const theme = themeOfGoals(arc, reading);
  const told = inOrderOfNearness(random.shuffle(goals.told), theme);
  const [lead, ...others] = told;
  const isGlad = !hard.includes(reading.feeling);

  const withGoal = (goal: SureGoal): Slots =>
    new Map([
      ...slots,
      ["Goal", goal.you],
      // "you run your own studio" in the middle of a sentence; a name keeps its capital.
      ...(goal.you.startsWith("You") ? [["goal", `y${goal.you.slice(1)}`] as const] : []),
    ]);
  const isFresh = (text: string) => (before.ageOf(text) ?? memory) >= memory;
  const isSayable = (text: string | null): text is string =>
    text !== null && countWords(text) <= longestLine && isFresh(text);

  const arrival = chooseAny(stock.arrivals, reading, before, random);
  const ownWords = chooseOwnWords({ reading, length, stock, slots, before, random });
  const firstBreath = chooseInTurn(stock.breaths, before, random);
  const secondBreath = chooseInTurn(
    stock.breaths.filter((breath) => breath !== firstBreath),
    before,
    random,
  );
  const firstStillness = chooseFitting(stock.stillness, reading, before, random);
  const secondStillness = chooseFitting(
    stock.stillness.filter((movement) => movement !== firstStillness),
    reading,
    before,
    random,
  );
  // In a minute there are few words for it.
  const invitation = chooseInTurn(
    stock.invitations.filter(
      (movement) => length > 1 || countWords(textOf(movement)) <= shortInvitation,
    ),
    before,
    random,
  );
  const rest = chooseFitting(stock.rests, { ...reading, spared: [] }, before, random);

  function chooseLead(): Movement | null {
    if (lead === undefined) return null;
    const isShown = lead.isShown && isGlad;
    if (length === 1 && !isShown) return null;
    const movements = isShown ? stock.shown : (stock.goals.get(lead.kind) ?? []);
    const possible = movements.filter(({ lines }) =>
      isSayable(fillSlots(lines[0]?.text ?? "", withGoal(lead))),
    );
    return chooseInTurn(possible, before, random)?.lines ?? null;
  }
  const leadMovement = chooseLead();

  const usedForWishes = new Set<NamedMovement>();
  const wishes = goals.wishes.flatMap((wish, index): readonly ToldWish[] => {
    const movement = chooseWishMovement(wish, index === 0);
    if (movement === null) return [];
    usedForWishes.add(movement);
    return [{ role: wish.role, movement: movement.lines, slots: withWish(wish) }];
  });

  function withWish({ wish }: Wish): Slots {
    return new Map([...slots, ["wish", wish], ["Goal", `You wanted ${wish}`]]);
  }

  function chooseWishMovement(wish: Wish, isFirst: boolean): NamedMovement | null {
    // Nobody is told to want what has just come true.
    if (wish.isShown) {
      const isFree = isFirst && isGlad && lead?.isShown !== true;
      return isFree ? chooseInTurn(stock.shown, before, random) : null;
    }
    const possible = (isFirst ? stock.wishes.first : stock.wishes.next).filter(
      (movement) => !usedForWishes.has(movement),
    );
    // Somebody may say the same wishes every day.
    return chooseAny(possible, { ...reading, spared: [] }, before, random);
  }

  // Each goal has a frame of its own. In a minute there are words for the shortest that is whole.
  const unused = random
    .shuffle(arc.goals)
    .toSorted((one, other) => (length === 1 ? neededWords(one) - neededWords(other) : 0))
    .toSorted((one, other) => (one[0]?.level ?? 0) - (other[0]?.level ?? 0));
  function chooseFrame(goal: SureGoal): Movement | null {
    const frame = unused.find(([first]) => isSayable(fillSlots(first?.text ?? "", withGoal(goal))));
    if (frame === undefined) return null;
    unused.splice(unused.indexOf(frame), 1);
    return withFirstLine(frame);
  }
  const asides = random.shuffle(stock.asides.map(textOf));
  function chooseAside(goal: SureGoal, isFirst: boolean): string {
    // The first one begins in words of its own, so that not every line begins with "You".
    const bare = length === 1 ? ["{Goal}."] : [];
    const possible = [...bare, ...asides].flatMap((aside) => {
      const text = fillSlots(aside, withGoal(goal));
      const isClumsy = /\band you and\b/i.test(text ?? "");
      const fits = isSayable(text) && !isClumsy && aside.startsWith("{") !== isFirst;
      return fits ? [{ aside, text }] : [];
    });
    // In a minute the few words that are left go to the shortest.
    const [chosen] =
      length === 1
        ? possible.toSorted((one, other) => countWords(one.text) - countWords(other.text))
        : possible;
    if (chosen === undefined) return `${goal.you}.`;
    const used = asides.indexOf(chosen.aside);
    if (used !== -1) asides.splice(used, 1);
    return chosen.text;
  }
  const leadFrame = lead === undefined || leadMovement !== null ? null : chooseFrame(lead);
  const otherGoals = others.map((goal, index) => ({
    goal,
    frame: chooseFrame(goal),
    aside: chooseAside(goal, index === 0),
  }));

  function tellLead(level: Level): readonly Passage[] {
    if (lead === undefined) return [];
    const movement = leadMovement ?? leadFrame;
    if (movement === null) return [tellShortly(lead.role, `${lead.you}.`, false)];
    return [takePassage({ role: lead.role, movement, level, slots: withGoal(lead) })];
  }

  function tellOthers({ goals: level, framed, others }: Plan): readonly Passage[] {
    let left = framed;
    return otherGoals.slice(0, others).map(({ goal, frame, aside }) => {
      if (left === 0 || frame === null) return tellShortly(goal.role, aside, true);
      left -= 1;
      return takePassage({
        role: goal.role,
        movement: frame,
        level,
        slots: withGoal(goal),
        expendable: 1,
      });
    });
  }

  /** Said beside what is hard, a goal that has nothing to do with it would sound like an answer to it. */
  function isForSaying(goal: SureGoal): boolean {
    if (arc.light === "open" || arc.light === "bright" || arc.light === "mixed") return true;
    return arc.light !== "heavy" && (bearsOnDay(goal) || isNear(goal.kind, theme));
  }

  function sayAlong({ sayings, along, invitations }: Plan): Passage {
    const { lines } = takePassage({ role: "said-along", movement: arc.along, level: along, slots });
    const own = told.filter(isForSaying).slice(0, sayings);
    const invite = invitation === null || invitations === 0 ? [] : [textOf(invitation)];
    const [first, ...others] = lines;
    const said = own.length > 0 ? own.map(({ i }) => i) : [first?.text ?? ""];
    const opening = [...invite, ...said];
    const [text = "", ...rest] = inFewBreaths(opening);
    const expendable = own.length > 0 ? 1 : 0;
    return {
      role: "said-along",
      lines: [
        { text, expendable },
        ...rest.filter(isFresh).map((each) => ({ text: each, expendable }) as const),
        ...(own.length > 0 ? lines : others),
      ],
      pauseAfter: 3,
      continues: false,
    };
  }

  function sayOwnWords(level: Level): readonly Passage[] {
    if (ownWords === null) return [];
    // Where a voice has no time for all of it, the rest is whole without it.
    return [takePassage({ role: "mind", level, ...ownWords, expendable: 1 })];
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
      // Beside goals that are spoken of, one that hurts is left in peace, and on most days without a word.
      const resting = goals.resting.slice(0, 1).flatMap((role) =>
        rest === null || lead !== undefined || wishes.length > 0 || reading.feeling !== "heavy"
          ? []
          : [
              takePassage({
                role,
                movement: rest.lines,
                level: plan.goals,
                slots,
                expendable: 1,
              }),
            ],
      );
      return linesOf([
        arriving,
        ...sayOwnWords(plan.meet),
        mind(arc.meet, plan.meet),
        ...(breaths > 0 ? breathe(firstBreath) : []),
        mind(arc.turn, plan.turn),
        ...tellLead(plan.goals),
        ...tellOthers(plan),
        ...wishes
          .slice(0, plan.wishes)
          .map(({ role, movement, slots: withWords }) =>
            takePassage({ role, movement, level: plan.goals, slots: withWords, expendable: 1 }),
          ),
        ...resting,
        ...(plan.stillness > 0 ? keepStill(firstStillness) : []),
        ...(breaths > 1 ? breathe(secondBreath) : []),
        ...(plan.stillness > 1 ? keepStill(secondStillness) : []),
        sayAlong(plan),
        takePassage({ role: "close", movement: arc.close, level: plan.close, slots }),
      ]);
    },
  };
}
