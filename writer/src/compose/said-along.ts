import { mostInBreath } from "../grammar/breath.ts";
import { countWords } from "../grammar/count-words.ts";
import { bearsOnDay, themeOfGoals } from "./choose-goals.ts";
import { chooseInTurn, isFresh } from "./choose-movement.ts";
import type { Slots } from "./fill-slots.ts";
import type { SureGoal } from "./goals.ts";
import { isNear } from "./nearest-goal.ts";
import { type Passage, takePassage, textOf } from "./passage.ts";
import type { PieceParts } from "./piece-parts.ts";
import type { Plan } from "./plan.ts";

/** The most words that invite in a minute, in which there are few for it. */
const shortInvitation = 6;

interface AlongParts extends PieceParts {
  readonly slots: Slots;
  /** The goals that are told as facts, the one that leads first. */
  readonly told: readonly SureGoal[];
}

/** Chooses what the listener is invited to say along, as "I". */
export function createSaidAlong(parts: AlongParts): (plan: Plan) => Passage {
  const { thought, isReply, stock, order, before, random, slots, told } = parts;
  const { reading, length } = order;
  const theme = themeOfGoals(thought, reading);
  const invitation = chooseInTurn(
    stock.invitations.filter(
      (movement) => length > 1 || countWords(textOf(movement)) <= shortInvitation,
    ),
    before,
    random,
  );

  /** Said beside what is hard, a goal that has nothing to do with it would sound like an answer to it. */
  function isForSaying(goal: SureGoal): boolean {
    if (thought.light === "open" || thought.light === "bright" || thought.light === "mixed")
      return true;
    return thought.light !== "heavy" && (bearsOnDay(goal) || isNear(goal.kind, theme));
  }

  return ({ sayings, along, invitations }: Plan) => {
    const { lines } = takePassage({
      role: "said-along",
      movement: thought.along,
      level: along,
      slots,
    });
    // A reply has its own few words to be said; with a goal before them they seem to speak of it.
    const own = isReply ? [] : told.filter(isForSaying).slice(0, sayings);
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
        ...rest
          .filter((each) => isFresh(each, before))
          .map((each) => ({ text: each, expendable }) as const),
        ...(own.length > 0 ? lines : others),
      ],
      pauseAfter: 3,
      continues: false,
    };
  };
}

/** Sentences that belong together, each joined to the one before while one breath can hold them. */
function inFewBreaths(sentences: readonly string[]): readonly string[] {
  const breaths: string[] = [];
  for (const sentence of sentences) {
    const joined = [...breaths.slice(-1), sentence].join(" ");
    if (breaths.length > 0 && countWords(joined) <= mostInBreath) breaths.splice(-1, 1, joined);
    else breaths.push(sentence);
  }
  return breaths;
}
