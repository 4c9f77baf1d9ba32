import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { maxDescriptionCharacters } from "@hearten/contract/limits.ts";
import type { Problem } from "../../ui/problem.ts";

/** The lengths to choose from, with their words. */
export const doses: readonly {
  readonly length: LengthInMinutes;
  readonly title: string;
  readonly promise: string;
}[] = [
  { length: 1, title: "Short · 1 min", promise: "A quick lift between moments" },
  { length: 3, title: "Medium · 3 min", promise: "Room to breathe and refocus" },
  { length: 5, title: "Long · 5 min", promise: "A slow, deep reset" },
];

/** The screen shows how many characters are left when it is this number or fewer. */
const notice = 200;

/** The error of a description after trimming; null if it has none. (The form does not send a blank one.) */
export function descriptionProblem(description: string): Problem | null {
  const { length } = description.trim();
  return length > maxDescriptionCharacters
    ? {
        words: `Please keep it to ${inWords(maxDescriptionCharacters)} characters`,
        count: `(it has ${inWords(length)})`,
      }
    : null;
}

/** The words for how many characters are left; null if there are many. */
export function roomLeft(description: string): string | null {
  const left = maxDescriptionCharacters - description.trim().length;
  if (left < 0 || left > notice) return null;
  return left === 1 ? "1 character left" : `${left} characters left`;
}

/** Appends the beginning of a sentence to the description, on a new line if there is text. */
export function insertStarter(description: string, starter: string): string {
  const before = description.trimEnd();
  return before === "" ? starter : `${before}\n${starter}`;
}

function inWords(count: number): string {
  return count.toLocaleString("en");
}
