import { isVerb } from "./verbs.ts";
import { isAdverb, isPerson, isPlural, isPreposition } from "./words.ts";

/** "I", "We've", or "My bakery", parted from what is said of it. */
export interface Clause {
  /** `one` and `many` are things; `person` is somebody near. */
  readonly subject: "I" | "we" | "one" | "many" | "person";
  readonly isMany: boolean;
  /** "bakery" of "My bakery"; empty for "I" and "we". */
  readonly noun: string;
  /** The words from the verb on, in lower case, each comma apart. */
  readonly words: readonly string[];
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(",", " ,")
    .split(" ")
    .filter((word) => word !== "");
}

function isFinite(word: string): boolean {
  return /^(?:am|are|can|\w+n't)$/.test(word) || isVerb(word, "base", "third", "past");
}

/** "My old friends": a noun that is somebody's, without a verb. */
function isOwnedNoun(text: string): boolean {
  return /^(?:my|our) /i.test(text) && !wordsOf(text).slice(2).some(isFinite);
}

/** "My sister and I own a shop" as "My sister" and "own a shop"; null where no pair acts together. */
export function readPair(sentence: string): { other: string; rest: string } | null {
  const [, other = "", rest = ""] =
    /^((?:My|Our) [\w-]+(?: [\w-]+){0,3}|[A-Z][a-z]+) and I (.+)$/i.exec(sentence) ?? [];
  const isOther = isOwnedNoun(other) || /^(?!I$|We$)[A-Z][a-z]+$/.test(other);
  return isOther ? { other, rest } : null;
}

/** The sentence as its clauses, each with a subject in the first person of its own. */
export function splitClauses(sentence: string): string[] {
  const parts = sentence.split(
    /,? (?:and|but|so)(?: now| then| still)? (?=(?:I|I'm|I've|we|we're|we've|my|our) )/i,
  );
  const clauses: string[] = [];
  for (const part of parts) {
    const last = clauses.at(-1);
    const joined = `${last ?? ""} and ${part}`;
    const isJoined = isOwnedNoun(part) || isOwnedNoun(last ?? "") || readPair(joined) !== null;
    if (last !== undefined && isJoined) {
      clauses[clauses.length - 1] = joined;
    } else {
      clauses.push(part);
    }
  }
  return clauses;
}

/** Whether the verb fits one or many: "stays", "stay". */
function isAgreed(verb: string, isMany: boolean): boolean {
  if (/^(?:can|didn't)$/.test(verb)) {
    return true;
  }
  if (/^(?:are|were|have|do)(?:n't)?$/.test(verb)) {
    return isMany;
  }
  if (/^(?:is|was|has|does)(?:n't)?$/.test(verb)) {
    return !isMany;
  }
  return isVerb(verb, "past") || isVerb(verb, isMany ? "base" : "third");
}

function isInnerAdverb(word: string): boolean {
  return isAdverb(word) && !/^(?:all|both|more)$/.test(word);
}

/** A clause about something or somebody of the person's; null where it is not certain where its verb is. */
function readOwned(words: readonly string[]): Clause | null {
  const verbAt = words.findIndex((word, index) => index > 0 && isFinite(word) && word !== "own");
  const end = words.findIndex(
    (word, index) => index > 0 && (index === verbAt || isInnerAdverb(word)),
  );
  const noun = words.slice(0, end);
  const isOdd =
    noun.some((word) => /^(?:i|me|he|she|it|they|we|,|who|that|but|or|all|both)$/.test(word)) ||
    noun.some((word) => word.includes("'") && isPerson(word.replace(/'s?$/, "")));
  if (verbAt < 1 || verbAt > 6 || isOdd || !words.slice(end, verbAt).every(isInnerAdverb)) {
    return null;
  }
  const inner = noun.findIndex((word, index) => index > 0 && isPreposition(word));
  const named = inner > 0 ? noun.slice(0, inner) : noun;
  const isMany = noun.includes("and") || isPlural(named.at(-1) ?? "");
  const subject = named.some(isPerson) ? "person" : isMany ? "many" : "one";
  const isFit = isAgreed(words[verbAt] ?? "", isMany);
  return isFit ? { subject, isMany, noun: noun.join(" "), words: words.slice(end) } : null;
}

/** Parts the subject from the rest; null where it is not for certain one that can be told of. */
export function readClause(text: string): Clause | null {
  const pair = readPair(text);
  if (pair !== null) {
    return { subject: "we", isMany: true, noun: "", words: wordsOf(pair.rest) };
  }
  const [first = "", ...words] = wordsOf(
    text
      .replace(/^I'm /i, "I am ")
      .replace(/^we're /i, "we are ")
      .replace(/^(I|we)'ve /i, "$1 have "),
  );
  if (first === "i" || first === "we") {
    return { subject: first === "i" ? "I" : "we", isMany: first === "we", noun: "", words };
  }
  return first === "my" || first === "our" ? readOwned(words) : null;
}

/** What is left after "really", "no longer" and the like, and whether one of them turned it round. */
export function skipAdverbs(words: readonly string[]): {
  readonly words: readonly string[];
  readonly isNegated: boolean;
} {
  let isNegated = false;
  let index = 0;
  for (; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const isNoLonger = word === "no" && words[index + 1] === "longer";
    if (isNoLonger || /^(?:not|never|barely|hardly|rarely|seldom)$/.test(word)) {
      isNegated = true;
      index += isNoLonger ? 1 : 0;
    } else if (!isAdverb(word) || index + 1 === words.length) {
      break;
    }
  }
  return { words: words.slice(index), isNegated };
}
