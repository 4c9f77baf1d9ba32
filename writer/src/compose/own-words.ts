import type { Quotation, Reading, Restatement } from "@hearten/reading/reading.ts";
import { mostInBreath } from "../grammar/breath.ts";
import { countWords } from "../grammar/count-words.ts";
import type { Movement } from "../stock/movement.ts";
import type { Stock } from "../stock/stock.ts";
import { mayBeLoss } from "./choose-goals.ts";
import { chooseFitting, chooseInTurn } from "./choose-movement.ts";
import { type Slots, fillSlots } from "./fill-slots.ts";
import type { Length } from "./order.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { SpokenBefore } from "./spoken-before.ts";

interface OwnWordsParts {
  readonly reading: Reading;
  readonly length: Length;
  /** Whether the piece says little beside them, so that there is room for more in a minute. */
  readonly hasRoom: boolean;
  readonly stock: Stock;
  readonly slots: Slots;
  readonly before: SpokenBefore;
  readonly random: SeededRandom;
}

/** What says back to the person something of what they wrote. */
export interface OwnWords {
  readonly movement: Movement;
  readonly slots: Slots;
}

/** A restatement that says so much more of what was written than a quotation is worth the turned words. */
const muchMore = 1.25;

/** The slot of what goes on; each breath of that has a line and a slot of its own. */
const going = "{Then}";
const slotOf = (breath: number) => `Then ${breath}`;

/** As slots. A minute has one breath for what is turned to "you". */
function withRestatement(restatement: SaidBack, length: Length, slots: Slots): Slots {
  const { following, later, brief, isQuoted } = restatement;
  const said = length === 1 ? brief : restatement.said;
  const own = new Map([...slots, ["Said", said]]);
  // Others don't follow on "that": "You wrote that failed by three points".
  if (!isQuoted && /^You(?:r|'\w+)?\b/.test(said)) own.set("said", `y${said.slice(1)}`);
  if (length === 1 && !isQuoted) return own;
  for (const [breath, text] of following.entries()) own.set(slotOf(breath), text);
  if (later !== null) own.set("later", later);
  return own;
}

/** What of the person's words is said to them. */
interface SaidBack extends Restatement {
  /** In their own person: "I failed". */
  readonly isQuoted: boolean;
}

const wordsOf = ({ said, following, later, brief }: Restatement, length: Length) =>
  countWords(length === 1 ? brief : [said, ...following, later ?? ""].join(" "));

function quote(breaths: readonly string[]): SaidBack {
  const [said = "", ...following] = breaths;
  return { said, following, later: null, brief: said, isQuoted: true };
}

/** The breaths of a quotation for which there is room; none where that would be cut in the middle. */
function breathsFor({ breaths, short, brief }: Quotation, length: Length, hasRoom: boolean) {
  if (length > 1) return breaths;
  if (hasRoom && short.length > 0) return short;
  return brief === null ? [] : [brief];
}

/** A quotation, or a restatement where that says more of what was written. */
function chooseSaidBack(
  { restatement, quotation }: Reading,
  length: Length,
  hasRoom: boolean,
): SaidBack | null {
  const breaths = quotation === null ? [] : breathsFor(quotation, length, hasRoom);
  const quoted = breaths.length === 0 ? null : quote(breaths);
  const restated = restatement === null ? null : { ...restatement, isQuoted: false };
  if (quoted === null || restated === null) return quoted ?? restated;
  const quotedWords = countWords(breaths.join(" "));
  return wordsOf(restated, length) > muchMore * quotedWords ? restated : quoted;
}

/** The lines of a frame, with one for each breath of what goes on. A quotation is as long as it may be. */
function goOn(lines: Movement, { following, isQuoted }: SaidBack): Movement {
  return lines.flatMap((line) =>
    line.text.includes(going)
      ? following.map((_, breath) => ({
          ...line,
          level: isQuoted ? 0 : line.level,
          text: line.text.replace(going, `{${slotOf(breath)}}`),
        }))
      : [line],
  );
}

function chooseRestatement(restatement: SaidBack, parts: OwnWordsParts): OwnWords | null {
  const { length, stock, before, random } = parts;
  const slots = withRestatement(restatement, length, parts.slots);
  const sayable = stock.restatements.filter(({ lines: [first] }) => {
    const text = fillSlots(first?.text ?? "", slots);
    return text !== null && countWords(text) <= mostInBreath;
  });
  const goesOn = slots.has(slotOf(0)) || slots.has("later");
  const goingOn = sayable.filter(({ lines }) => goesOn && lines.length > 1);
  const chosen = chooseInTurn(goingOn.length > 0 ? goingOn : sayable, before, random);
  return chosen === null ? null : { movement: goOn(chosen.lines, restatement), slots };
}

function chooseNaming({ reading, stock, slots, before, random }: OwnWordsParts): OwnWords | null {
  const naming = chooseFitting(stock.namings, reading, before, random);
  return naming === null ? null : { movement: naming.lines, slots };
}

/** Whether a piece can say back sentences of the person's own. */
export function saysOwnWords(reading: Reading, length: Length): boolean {
  return chooseSaidBack(withoutLoss(reading), length, true) !== null;
}

/** The reading without its restatement beside a loss, which any detail may be a part of, such as an empty chair. */
function withoutLoss(reading: Reading): Reading {
  return mayBeLoss(reading) ? { ...reading, restatement: null } : reading;
}

/**
 * Chooses what the piece says of the person's own words: their sentences, or else the things that they wrote of. Beside
 * a loss it names no things.
 */
export function chooseOwnWords(parts: OwnWordsParts): OwnWords | null {
  const { reading, length, hasRoom } = parts;
  const saidBack = chooseSaidBack(withoutLoss(reading), length, hasRoom);
  const said = saidBack === null ? null : chooseRestatement(saidBack, parts);
  return said ?? (!mayBeLoss(reading) && reading.things.length > 0 ? chooseNaming(parts) : null);
}
