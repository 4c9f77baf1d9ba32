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

const sentenceEnd = /[.!?;。！？।\n]+/;
/** Behind these a phrase that ends there goes on with something else: "I don't want to live, sorry mummy". */
const clauseEnd = /[,:()、，]|\s*[–—]\s*|\s-\s/;

/** A text in its plain form, as languages write it: between blanks, and without any. */
interface Written {
  readonly spaced: string;
  readonly joined: string;
}

function toWritten(text: string): Written {
  const spaced = ` ${toPlain(text)} `;
  return { spaced, joined: spaced.replaceAll(" ", "") };
}

/** The words before a phrase; null where it isn't there. */
function beforePhrase(text: string, phrase: string): readonly string[] | null {
  const at = text.indexOf(phrase);
  return at === -1 ? null : text.slice(0, at).trim().split(" ");
}

/** The words before a phrase with which the text ends; null where it ends otherwise. */
function beforeEnding(text: string, phrase: string): readonly string[] | null {
  const ending = phrase.trimEnd();
  const whole = text.trimEnd();
  return whole.endsWith(ending) ? whole.slice(0, -ending.length).trim().split(" ") : null;
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
      const whole = toWritten(sentence);
      const clauses = sentence.split(clauseEnd).map(toWritten);
      for (const { language, kind, plain: phrase, endsSentence } of known) {
        const writing = withoutBlanks.has(language) ? "joined" : "spaced";
        const found = endsSentence
          ? clauses.map((clause) => beforeEnding(clause[writing], phrase))
          : [beforePhrase(whole[writing], phrase)];
        for (const before of found.filter((one) => one !== null)) {
          const isNegated = before.slice(-reach).some((word) => negated.has(word));
          if (best === null || (best.isNegated && !isNegated)) best = { language, kind, isNegated };
        }
      }
    }
    return best;
  };
}
