import type { HarmKind } from "./reading.ts";
import { toWords } from "./words.ts";

/** A plain phrase with which people say that they are in danger. */
export interface DangerPhrase {
  /** ISO 639-1. */
  readonly language: string;
  readonly kind: HarmKind;
  readonly phrase: string;
  /** Whether it counts only where the sentence ends, since it goes on innocently in others. */
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

/** Words that turn a phrase round when they stand just before it. */
const negations = new Set(
  "not never dont didnt doesnt wont wouldnt no não nao nunca non nie niet nooit nicht kein keine ne pas не нет hayır değil لا ليس لم नहीं मत nahi mat".split(
    " ",
  ),
);

/** How many words before a phrase may turn it round. */
const reach = 3;

/** Chinese and Japanese write no blanks between words. */
const withoutBlanks = new Set(["zh", "ja"]);

/** Words in one form: lower case, without accents and apostrophes, parted by single blanks. */
function toPlain(text: string): string {
  return toWords(text.normalize("NFKC")).join(" ").replaceAll("'", "");
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
    for (const sentence of text.split(/[.!?;。！？।\n]+/)) {
      const plain = ` ${toPlain(sentence)} `;
      const joined = plain.replaceAll(" ", "");
      for (const { language, kind, plain: phrase, endsSentence } of known) {
        const within = withoutBlanks.has(language) ? joined : plain;
        const at = within.indexOf(phrase);
        if (at === -1 || (endsSentence && at + phrase.trimEnd().length !== within.trimEnd().length))
          continue;
        const before = within.slice(0, at).trim().split(" ").slice(-reach);
        const isNegated = before.some((word) => negated.has(word));
        if (best === null || (best.isNegated && !isNegated)) best = { language, kind, isNegated };
      }
    }
    return best;
  };
}
