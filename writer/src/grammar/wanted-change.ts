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
/** What stands before "to", and not behind the verb as in "is not ashamed", "are all married". */
const beforeTo = /^(?:not|never|all|both)$/;
/** A wish that is the subject of its own: "my dream is a house". */
const ownWish = /^(?:my|our) (?:\w+ )?(?:dream|wish|goal|hope|aim|plan)s?\b/i;
/** "my kids back", "my teeth fixed", "my son to find a job": wanted as it is. */
const changed =
  /^my ((?:\w+ ){1,2})(?:back|fixed|done|home|sorted|published|under control|in order|paid off|(?:not )?to \w+.*)$/i;

/** The verb as it follows "to", or null where it tells of what is past. */
function toInfinitive(verb: string): string | null {
  const own = negated[verb];
  if (own !== undefined) return own;
  const base = turnedToBase[verb];
  if (base !== undefined) return `to ${base}`;
  return isVerb(verb, "base", "third") ? `to ${baseOf(verb)}` : null;
}

/** "brother came", "children go": a sentence, and no noun alone. */
const isSaid = ([, ...words]: readonly string[]) =>
  words.some((word) => isVerb(word, "base", "past", "third"));

/** "is well and stays clean": each verb behind "to". */
function inPlainForm(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    /^(?:and|or)$/.test(words[at - 1] ?? "") && isVerb(word, "third") ? baseOf(word) : word,
  );
}

/**
 * Turns a goal about something or somebody of the person's into what follows "I want": "My children study" becomes "my
 * children to study". Null if it isn't certain where the verb is, or if the goal tells of what is past.
 *
 * @param sentence in plain spoken English
 */
export function toWantedChange(sentence: string): string | null {
  if (ownWish.test(sentence)) return null;
  const [, wanted = ""] = changed.exec(sentence) ?? [];
  if (wanted !== "" && !isSaid(wanted.trim().split(" "))) return sentence;
  const clause = readClause(sentence);
  if (clause === null || clause.noun === "") return null;
  const words = sentence.split(" ");
  const verbAt = 1 + clause.noun.split(" ").length;
  const infinitive = toInfinitive((words[verbAt] ?? "").toLowerCase());
  // "my papers in order": no verb, but what they are in.
  if (infinitive === null || isPreposition(words[verbAt - 1] ?? "")) return null;
  const [next = "", ...others] = words.slice(verbAt + 1);
  const isBefore = beforeTo.test(next) && infinitive.startsWith("to ");
  // "My hands do not hurt": "do" only carries the "not".
  if (isBefore && infinitive === "to do" && next === "not" && isVerb(others[0] ?? "", "base"))
    return [...words.slice(0, verbAt), "not to", ...others].join(" ");
  return [
    ...words.slice(0, verbAt),
    isBefore ? `${next} ${infinitive}` : infinitive,
    ...inPlainForm(isBefore ? others : [next, ...others]),
  ]
    .join(" ")
    .trim();
}
