import { countWords } from "../grammar/count-words.ts";
import { type Level, type Movement, linesUpTo } from "../stock/movement.ts";
import type { Line, Role } from "../script.ts";
import type { NamedMovement } from "../stock/stock.ts";
import { type Slots, fillSlots } from "./fill-slots.ts";

export type Expendable = Line["expendable"];

/** Lines that are spoken together, and the silence after them. */
export interface Passage {
  readonly role: Role;
  readonly lines: readonly Pick<Line, "text" | "expendable" | "holdsWords">[];
  readonly pauseAfter: Line["pause"];
  /** Whether it goes on in the paragraph of the passage before. */
  readonly continues: boolean;
}

export interface PassageSource {
  readonly role: Role;
  readonly movement: Movement;
  readonly level: Level;
  readonly slots: Slots;
  /** How expendable its unmarked lines are; marked ones are the more so. */
  readonly expendable?: Expendable;
  readonly pauseAfter?: Line["pause"];
}

const mostExpendable = 3;

export function moreExpendable(expendable: Expendable, by: number): Expendable {
  return Math.min(mostExpendable, expendable + by) as Expendable;
}

/** The words of a movement. */
export function textOf({ lines }: NamedMovement): string {
  return lines.map(({ text }) => text).join(" ");
}

/** The lines of a movement that are spoken at a level and whose slots are known. */
export function takePassage(source: PassageSource): Passage {
  const { role, movement, level, slots, expendable = 0, pauseAfter = 3 } = source;
  const lines = linesUpTo(movement, level).flatMap((line) => {
    const text = fillSlots(line.text, slots);
    if (text === null) return [];
    // The slots of a goal's passage hold the goal, which its role tells.
    const holdsWords = text !== line.text && !role.startsWith("goal-");
    const isExpendable = moreExpendable(expendable, line.level);
    return [{ text, expendable: isExpendable, ...(holdsWords && { holdsWords }) }];
  });
  return { role, lines, pauseAfter, continues: false };
}

/** The script's lines, in their paragraphs and with their silences. */
export function linesOf(passages: readonly Passage[]): readonly Line[] {
  const spoken = passages.filter(({ lines }) => lines.length > 0);
  return spoken.flatMap(({ role, lines, pauseAfter, continues }, at) => {
    // The next one goes on with the thought.
    const after = spoken[at + 1]?.continues === true ? 2 : pauseAfter;
    // What is said along needs the time to be said.
    const between = role === "said-along" ? 2 : 1;
    return lines.map(({ text, expendable, holdsWords }, index): Line => ({
      role,
      text,
      pause: index === lines.length - 1 ? after : between,
      startsParagraph: index === 0 && !continues,
      expendable,
      ...(holdsWords === true && { holdsWords }),
    }));
  });
}

export function wordsOf(lines: readonly Pick<Line, "text">[]): number {
  return lines.reduce((sum, { text }) => sum + countWords(text), 0);
}
