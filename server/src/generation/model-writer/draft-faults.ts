import type { Line } from "../../ports/writer.ts";
import { normalize } from "../trigrams.ts";
import type { PlannedPart } from "./plan-script.ts";
import type { DraftLine } from "./script-answer.ts";

/** What is wrong with a draft. */
export interface Fault {
  /** The line's place; null for one that is missing. */
  readonly index: number | null;
  readonly role: Line["role"];
  readonly because: string;
}

/** Of the words that were asked for, the part that a script must have. */
export const fewestWords = 0.75;

/** The lines in the order of the parts, each part in its own order; roles that were not asked for are left out. */
export function inOrder(
  lines: readonly DraftLine[],
  plan: readonly PlannedPart[],
): readonly DraftLine[] {
  return plan.flatMap(({ role }) => lines.filter((line) => line.role === role));
}

/**
 * A part with half of its lines has what it needs, if the script has words enough without the others.
 *
 * @param findFault says why a line may not be spoken, by itself; null when it may
 */
export function findFaults(
  lines: readonly DraftLine[],
  plan: readonly PlannedPart[],
  findFault: (text: string) => string | null,
  words: number,
): readonly Fault[] {
  const said = new Set<string>();
  const faulty = lines.flatMap((line, index): Fault[] => {
    const plain = normalize(line.text);
    const because = said.has(plain) ? "it was said before in this piece" : findFault(line.text);
    said.add(plain);
    return because === null ? [] : [{ index, role: line.role, because }];
  });
  const isShort = countWords(lines) < words * fewestWords;
  const missing = plan.flatMap(({ role, count }) => {
    const there = lines.filter((line) => line.role === role).length;
    const fewest = isShort ? count : Math.ceil(count / 2);
    return Array.from({ length: there < fewest ? count - there : 0 }, (): Fault => ({
      index: null,
      role,
      because: "it is missing",
    }));
  });
  return [...faulty, ...missing];
}

/** The lines with those that were written anew in the places of the faulty ones, and the missing ones at the end. */
export function applyRepair(
  lines: readonly DraftLine[],
  faults: readonly Fault[],
  written: readonly DraftLine[],
): readonly DraftLine[] {
  const rest = [...written];
  /** The next one of this part, as it was asked for. */
  const take = (role: Line["role"]) => {
    const at = rest.findIndex((line) => line.role === role);
    return at < 0 ? [] : rest.splice(at, 1);
  };
  const anew = new Map(
    faults.flatMap(({ index, role }) => (index === null ? [] : [[index, take(role)] as const])),
  );
  const missing = faults.flatMap(({ index, role }) => (index === null ? take(role) : []));
  return [...lines.flatMap((line, index) => anew.get(index) ?? [line]), ...missing];
}

export const countWords = (lines: readonly DraftLine[]) =>
  lines.reduce((sum, { text }) => sum + text.split(" ").length, 0);
