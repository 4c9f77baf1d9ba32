import { mostInBreath } from "../grammar/breath.ts";
import { countWords } from "../grammar/count-words.ts";
import type { Role } from "../script.ts";
import { type Level, type Movement, linesUpTo } from "../stock/movement.ts";
import type { NamedMovement } from "../stock/stock.ts";
import { bearsOnDay, isGladDay } from "./choose-goals.ts";
import { chooseAny, chooseFitting, chooseInTurn, isFresh } from "./choose-movement.ts";
import { type Slots, fillSlots } from "./fill-slots.ts";
import type { Goals, SureGoal, Wish } from "./goals.ts";
import { type Passage, takePassage, textOf } from "./passage.ts";
import type { PieceParts } from "./piece-parts.ts";
import type { Plan } from "./plan.ts";

/** What a piece says of the goals. */
export interface GoalPassages {
  /** The goal that leads, told as a fact. */
  tellLead(level: Level): readonly Passage[];
  /** The others that are told as facts. */
  tellOthers(plan: Plan): readonly Passage[];
  /** Those that are said as wishes. */
  tellWishes(plan: Plan): readonly Passage[];
  /** One that hurts today, and is left in peace: without a word on most days. */
  tellResting(level: Level): readonly Passage[];
}

interface GoalParts extends PieceParts {
  readonly slots: Slots;
  readonly goals: Goals;
  /** Those that are told as facts, the one that leads first. */
  readonly told: readonly SureGoal[];
}

interface ToldWish {
  readonly role: Role;
  readonly movement: Movement;
  readonly slots: Slots;
}

/** The words of what is spoken at every length. */
function neededWords(movement: Movement): number {
  return linesUpTo(movement, 0).reduce((sum, { text }) => sum + countWords(text), 0);
}

/** Whether its last line begins with "You", at any length of which more than the first is spoken. */
function endsWithYou(movement: Movement): boolean {
  return ([1, 2] as const).some((level) =>
    /^you/i.test(linesUpTo(movement, level).at(-1)?.text ?? ""),
  );
}

/** The first line is spoken whatever its mark, since the goal stands in it. */
function withFirstLine(movement: Movement): Movement {
  return movement.map((line, index) => (index === 0 ? { ...line, level: 0 } : line));
}

function tellShortly(role: Role, text: string, continues: boolean): Passage {
  return { role, lines: [{ text, expendable: 1 }], pauseAfter: 3, continues };
}

/** Chooses the words for each goal. */
export function createGoalPassages(parts: GoalParts): GoalPassages {
  const { isReply, frames, stock, order, before, random, slots, goals, told } = parts;
  const { reading, length } = order;
  const [lead, ...others] = told;
  // On any other day a goal that today has shown is told like the others: it may be read wrongly, and then it mocks.
  const isGlad = isGladDay(reading);

  const withGoal = (goal: SureGoal): Slots =>
    new Map([
      ...slots,
      ["Goal", goal.you],
      // "you run your own studio" in the middle of a sentence; a name keeps its capital.
      ...(goal.you.startsWith("You") ? [["goal", `y${goal.you.slice(1)}`] as const] : []),
    ]);
  const isSayable = (text: string | null): text is string =>
    text !== null && countWords(text) <= mostInBreath && isFresh(text, before);

  const rest = chooseFitting(stock.rests, { ...reading, spared: [] }, before, random);

  function chooseLead(): Movement | null {
    if (lead === undefined) return null;
    const isShown = lead.isShown && isGlad;
    if (length === 1 && !isShown) return null;
    const movements = isShown ? stock.shown : (stock.goals.get(lead.kind) ?? []);
    const possible = movements.filter(({ lines }) =>
      isSayable(fillSlots(lines[0]?.text ?? "", withGoal(lead))),
    );
    // The next goal begins with "You", and what is tied to it may, too.
    const endingOtherwise = possible.filter(({ lines }) => !endsWithYou(lines));
    const movement = chooseInTurn(
      endingOtherwise.length > 0 ? endingOtherwise : possible,
      before,
      random,
    );
    return movement?.lines ?? null;
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
    const { first, apart, next } = stock.wishes;
    const ofFirst = bearsOnDay(wish) ? first : apart;
    const possible = (isFirst ? ofFirst : next).filter((movement) => !usedForWishes.has(movement));
    const withWords = withWish(wish);
    const fresh = possible.filter(({ lines: [first] }) =>
      isSayable(fillSlots(first?.text ?? "", withWords)),
    );
    // Somebody may say the same wishes every day.
    const fitting = fresh.length > 0 ? fresh : possible;
    return chooseAny(fitting, { ...reading, spared: [] }, before, random);
  }

  // Each goal has a frame of its own. In a minute there are words for the shortest that is whole.
  const unused = random
    .shuffle(frames)
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

  return {
    tellLead(level: Level): readonly Passage[] {
      if (lead === undefined) return [];
      const movement = leadMovement ?? leadFrame;
      if (movement === null) return [tellShortly(lead.role, `${lead.you}.`, false)];
      return [takePassage({ role: lead.role, movement, level, slots: withGoal(lead) })];
    },

    tellOthers({ goals: level, framed, others }: Plan): readonly Passage[] {
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
    },

    tellWishes({ wishes: count, goals: level }) {
      return wishes
        .slice(0, count)
        .map(({ role, movement, slots: withWords }) =>
          takePassage({ role, movement, level, slots: withWords, expendable: 1 }),
        );
    },

    tellResting(level) {
      // Beside goals that are spoken of it is left without a word, and so it is beside the few words of a reply.
      const isSilent =
        isReply || lead !== undefined || wishes.length > 0 || reading.feeling !== "heavy";
      if (rest === null || isSilent) return [];
      return goals.resting
        .slice(0, 1)
        .map((role) => takePassage({ role, movement: rest.lines, level, slots, expendable: 1 }));
    },
  };
}
