import { maxTitleCharacters } from "@hearten/contract/limits.ts";

/** What is wrong with a title that a person has written; null if nothing is. */
export function titleFault(title: string): string | null {
  const { length } = title.trim();
  if (length === 0) return "Please write a title";
  return length > maxTitleCharacters
    ? `A title can have ${maxTitleCharacters} characters at most`
    : null;
}
