import { readClause } from "./clause.ts";
import { baseOf, isVerb } from "./verbs.ts";
import { isPreposition } from "./words.ts";

const turnedToBase: Readonly<Record<string, string>> = {
  is: "be",
  are: "be",
  has: "have",
  have: "have",
  can: "be able to",
};
const negated: Readonly<Record<string, string>> = {
  "isn't": "not to be",
  "aren't": "not to be",
  "hasn't": "not to have",
  "doesn't": "not to",
  "don't": "not to",
};

/** The verb as it follows "to", or null where it tells of what is past. */
function toInfinitive(verb: string): string | null {
  const own = negated[verb];
  if (own !== undefined) return own;
  const base = turnedToBase[verb];
  if (base !== undefined) return `to ${base}`;
  return isVerb(verb, "base", "third") ? `to ${baseOf(verb)}` : null;
}

/** "is well and stays clean": each verb behind "to". */
function inPlainForm(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    /^(?:and|or)$/.test(words[at - 1] ?? "") && isVerb(word, "third") ? baseOf(word) : word,
  );
}

/**
 * A goal about something or somebody of theirs, as it is said after "want", in the first person: "my children to study" of "My
 * children study". Null where it isn't certain where the verb is, and where it tells of what is past.
 */
export function toWantedChange(sentence: string): string | null {
  const clause = readClause(sentence);
  if (clause === null || clause.noun === "") return null;
  const words = sentence.split(" ");
  const verbAt = 1 + clause.noun.split(" ").length;
  const infinitive = toInfinitive((words[verbAt] ?? "").toLowerCase());
  // "my papers in order": no verb, but what they are in.
  if (infinitive === null || isPreposition(words[verbAt - 1] ?? "")) return null;
  const following = words.slice(verbAt + 1);
  const isNot = following[0] === "not" && infinitive.startsWith("to ");
  return [
    ...words.slice(0, verbAt),
    isNot ? `not ${infinitive}` : infinitive,
    ...inPlainForm(following.slice(isNot ? 1 : 0)),
  ].join(" ");
}
