import type { Reading } from "@hearten/reading/reading.ts";
import { type Movement, countWords } from "../stock/movement.ts";
import type { Stock } from "../stock/stock.ts";
import { mayBeLoss } from "./choose-goals.ts";
import { chooseFitting, chooseInTurn } from "./choose-movement.ts";
import { type Slots, fillSlots } from "./fill-slots.ts";
import type { Length } from "./order.ts";
import { longestLine } from "./runs-on-you.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { SpokenBefore } from "./spoken-before.ts";

interface OwnWordsParts {
  readonly reading: Reading;
  readonly length: Length;
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

/** Short sentences are said in one breath while they have no more words than this. A minute has few. */
const mostJoined: Readonly<Record<Length, number>> = { 1: 11, 3: 17, 5: 17 };

/** Sentences in breaths, as many as fit in each. */
function inBreaths(sentences: readonly string[], most: number): readonly string[] {
  const breaths: string[] = [];
  for (const sentence of sentences) {
    const joined = [...breaths.slice(-1), sentence].join(". ");
    if (breaths.length > 0 && countWords(joined) <= most) breaths.splice(-1, 1, joined);
    else breaths.push(sentence);
  }
  return breaths;
}

function withRestatements(sentences: readonly string[], length: Length, slots: Slots): Slots {
  const [said = "", then] = inBreaths(sentences, mostJoined[length]);
  const own = new Map([...slots, ["Said", said]]);
  // Others don't follow on "that": "You wrote that failed by three points".
  if (/^You(?:r|'\w+)?\b/.test(said)) own.set("said", `y${said.slice(1)}`);
  if (then !== undefined && length > 1) own.set("Then", then);
  return own;
}

function chooseRestatement(parts: OwnWordsParts): OwnWords | null {
  const { reading, length, stock, before, random } = parts;
  const slots = withRestatements(reading.restatements, length, parts.slots);
  const sayable = stock.restatements.filter(({ lines: [first] }) => {
    const text = fillSlots(first?.text ?? "", slots);
    return text !== null && countWords(text) <= longestLine;
  });
  const goingOn = sayable.filter(({ lines }) => slots.has("Then") && lines.length > 1);
  const chosen = chooseInTurn(goingOn.length > 0 ? goingOn : sayable, before, random);
  return chosen === null ? null : { movement: chosen.lines, slots };
}

function chooseNaming({ reading, stock, slots, before, random }: OwnWordsParts): OwnWords | null {
  const naming = chooseFitting(stock.namings, reading, before, random);
  return naming === null ? null : { movement: naming.lines, slots };
}

/**
 * Sentences of the person's own, or else things that they wrote of. Null beside a loss, of which either may be a part, as
 * an empty chair is.
 */
export function chooseOwnWords(parts: OwnWordsParts): OwnWords | null {
  const { restatements, things } = parts.reading;
  if (mayBeLoss(parts.reading)) return null;
  const restatement = restatements.length > 0 ? chooseRestatement(parts) : null;
  return restatement ?? (things.length > 0 ? chooseNaming(parts) : null);
}
