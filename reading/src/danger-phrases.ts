import type { HarmKind } from "./reading.ts";
import { toWords } from "./words.ts";

/** A plain phrase with which people say that they are in danger. */
export interface DangerPhrase {
  /** ISO 639-1. */
  readonly language: string;
  readonly kind: HarmKind;
  readonly phrase: string;
  /** Whether it counts only where the sentence, or a clause of it, ends: it goes on innocently in others. */
  readonly endsSentence: boolean;
}

/** A phrase that was found, and whether a word before it turns it round ("I don't want to die"). */
export interface FoundPhrase {
  /** ISO 639-1. */
  readonly language: string;
  readonly kind: HarmKind;
  readonly isNegated: boolean;
}

/** Looks for phrases in a text. */
export type FindDanger = (text: string) => FoundPhrase | null;

/**
 * Words that turn a phrase round when they stand just before it, in languages of Latin letters. Of other scripts each letter is
 * a word, so that there no phrase is ever turned round.
 */
const negations = new Set(
  "not never dont didnt doesnt wont wouldnt no não nao nunca non nie niet nooit nicht kein keine ne pas değil nahi mat".split(
    " ",
  ),
);

/** How many words before a phrase may turn it round. */
const reach = 3;

/** Chinese and Japanese write no blanks between words. */
const withoutBlanks = new Set(["zh", "ja"]);

/** Words in one form: lower case, without accents and apostrophes, parted by single blanks. */
function toPlain(text: string): string {
  return toWords(text).join(" ").replaceAll("'", "");
}

const sentenceEnd = /[.!?;。！？।؟؛\n]+/;
/**
 * Behind these a phrase that ends there goes on with something else: "I don't want to live, sorry mummy". And a word before
 * them turns no phrase round behind them: "He didn't come, I want to die". But the comma of "Ich glaube nicht, dass ..." ends
 * nothing.
 */
const clauseEnd = /,(?!\s*(?:dass|daß|że|żeby|zeby)(?!\p{L}))|[:()、，،…]|\s*[–—]\s*|\s-\s/iu;

/** A sentence in its plain form: its clauses, and where in all of them together each begins. */
interface PlainSentence {
  readonly clauses: readonly string[];
  readonly starts: readonly number[];
  readonly whole: string;
}

/** @param end stands behind the last clause */
function toPlainSentence(clauses: readonly string[], end: string): PlainSentence {
  let length = 0;
  const starts = clauses.map((clause) => {
    length += clause.length;
    return length - clause.length;
  });
  return { clauses, starts, whole: `${clauses.join("")}${end}` };
}

/** What stands in its clause before a phrase, each time that it occurs; the phrase may go on behind the clause. */
function beforePhrase({ starts, whole }: PlainSentence, phrase: string): string[] {
  const found: string[] = [];
  for (let at = whole.indexOf(phrase); at !== -1; at = whole.indexOf(phrase, at + 1)) {
    const start = starts.findLast((one) => one <= at) ?? 0;
    found.push(whole.slice(start, at));
  }
  return found;
}

/** What stands before a phrase in each clause that ends with it. */
function beforeEnding({ clauses }: PlainSentence, phrase: string): string[] {
  const ending = phrase.trimEnd();
  return clauses
    .filter((clause) => clause.endsWith(ending))
    .map((clause) => clause.slice(0, -ending.length));
}

export function createFindDanger(phrases: readonly DangerPhrase[]): FindDanger {
  const known = phrases.map(({ phrase, ...rest }) => ({
    ...rest,
    plain: withoutBlanks.has(rest.language)
      ? toPlain(phrase).replaceAll(" ", "")
      : // English endings make other words: "die" and "diet". Elsewhere they are cases and genders.
        ` ${toPlain(phrase)}${rest.language === "en" ? " " : ""}`,
  }));
  const negated = new Set([...negations].map(toPlain));
  return (text) => {
    let best: FoundPhrase | null = null;
    for (const sentence of text.split(sentenceEnd)) {
      const clauses = sentence
        .split(clauseEnd)
        .map(toPlain)
        .filter((clause) => clause !== "");
      const spaced = toPlainSentence(
        clauses.map((clause) => ` ${clause}`),
        " ",
      );
      const joined = toPlainSentence(
        clauses.map((clause) => clause.replaceAll(" ", "")),
        "",
      );
      for (const { language, kind, plain: phrase, endsSentence } of known) {
        const written = withoutBlanks.has(language) ? joined : spaced;
        const found = endsSentence ? beforeEnding(written, phrase) : beforePhrase(written, phrase);
        for (const before of found) {
          const last = before.split(" ").slice(-reach);
          const isNegated = last.some((word) => negated.has(word));
          if (best === null || (best.isNegated && !isNegated)) best = { language, kind, isNegated };
        }
      }
    }
    return best;
  };
}
