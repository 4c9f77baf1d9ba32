import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { maxDescriptionCharacters } from "@hearten/contract/limits.ts";

/** The lengths to choose from, as the person reads them. */
export const doses: readonly {
  readonly length: LengthInMinutes;
  readonly title: string;
  readonly promise: string;
}[] = [
  { length: 1, title: "Short · 1 min", promise: "A quick lift between moments" },
  { length: 3, title: "Medium · 3 min", promise: "Room to breathe and refocus" },
  { length: 5, title: "Long · 5 min", promise: "A slow, deep reset" },
];

/** Characters before the bound from which on the person is told how many are left. */
const notice = 200;

/** What is wrong with a description as it would be sent; null when nothing is. Blank ones can't be sent at all. */
export function descriptionProblem(description: string): string | null {
  const { length } = description.trim();
  return length > maxDescriptionCharacters
    ? `Please keep it to ${inWords(maxDescriptionCharacters)} characters (it has ${inWords(length)})`
    : null;
}

/** How much may still be written, once that is worth knowing. */
export function roomLeft(description: string): string | null {
  const left = maxDescriptionCharacters - description.trim().length;
  if (left < 0 || left > notice) return null;
  return left === 1 ? "1 character left" : `${left} characters left`;
}

/** The description with a beginning put at its end, on a line of its own if there is text. */
export function insertStarter(description: string, starter: string): string {
  const before = description.trimEnd();
  return before === "" ? starter : `${before}\n${starter}`;
}

function inWords(count: number): string {
  return count.toLocaleString("en");
}
