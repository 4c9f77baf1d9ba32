import { spellNumbers } from "./number-words.ts";
import { expandShorthand } from "./shorthand.ts";

/** Abbreviations that are said letter by letter and so keep their capitals. */
const acronyms = new Set(
  (
    "AI UK US USA EU TV PhD MBA CEO CFO CTO HR GP ADHD OCD PTSD GCSE NHS IVF MRI BA MA IT PR QA UX DJ " +
    "NYC LA UN CV DIY GPA SAT MCAT LSAT PR"
  ).split(" "),
);

/** Lower-cases what is shouted: a whole text, or single words that are no known abbreviation. */
function quieten(text: string): string {
  const letters = text.replace(/[^a-zA-Z]/g, "");
  const capitals = text.replace(/[^A-Z]/g, "").length;
  const allShouted = letters.length > 3 && capitals / letters.length > 0.7;
  return text
    .replace(/\bA (?=[A-Z]{2,}\b)/g, "a ")
    .replace(/\b[A-Z][A-Z']+\b/g, (word) =>
      acronyms.has(word) && !allShouted
        ? word
        : word.toLowerCase().replace(/^i(?='(?:m|ve|ll|d)$)/, "I"),
    );
}

/**
 * What makes no sense aloud, and leaves none around it: addresses, telephone numbers, dates in
 * figures, and where a block of code stood.
 */
const unsayable = /\S+@\S+\.\S+|(?:\+|\(0|\b0)\d[\d ()./-]{5,}\d|\b\d{4}-\d\d-\d\d\b|\uFFFC/;

/** Leaves out the sentences that hold what can't be said. */
function dropUnsayable(text: string): string {
  return text
    .replace(/\s*```[\s\S]*?```/g, "\uFFFC")
    .split(/(?<=[.!?]\s|\n)/)
    .filter((sentence) => !unsayable.test(sentence))
    .join("");
}

/** Removes what is written for the eye: markup, links, list marks, quotation marks. */
function stripMarkup(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^<>]{0,200}>/g, " ")
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, " ")
    .replace(/^[ \t]*(?:[-*+•·>#]+|\(?\d{1,2}[.)]|\[[ xX]?\])[ \t]+/gm, "")
    .replace(/(?:^|\s)[#@](?=\w)/g, " ")
    .replace(/[*_~`"“”„«»‹›|\\^{}[\]<>]/g, " ");
}

/** Turns signs that have a spoken form into it and the others into pauses. */
function speakSigns(text: string): string {
  return text
    .replace(/\bw\/o\b/gi, "without")
    .replace(/\bw\/(?=\s|\w)/gi, "with ")
    .replace(/&/g, " and ")
    .replace(/(\d)\s?x\s?(?:\/|a |per )?\s?(day|week|month)\b/gi, "$1 times a $2")
    .replace(/\s?\/\s?(day|week|month|year|night)\b/gi, " a $1")
    .replace(/\s?\/\s?hour\b/gi, " an hour")
    .replace(/(\w)\s*\/\s*(?=[a-z])/gi, "$1 or ")
    .replace(/\s\+\s/g, " and ")
    .replace(/\s@\s/g, " at ")
    .replace(/\s?(?:—|–|--+)\s?|\s-\s/g, ", ")
    .replace(/[()]/g, ", ")
    .replace(/[;]|\.{2,}|…/g, ". ")
    .replace(/:(?=\s|$)/g, ", ");
}

/**
 * A person's text as plain spoken English: ASCII letters, spaces, apostrophes, hyphens within words,
 * commas and sentence ends, in one line. What can't be said aloud is gone; emoji and line breaks have
 * become sentence ends. Letters of other scripts than Latin are left out.
 */
export function cleanText(text: string): string {
  const plain = text
    .replace(/[’‘ʼ´]/g, "'")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘ʼ]/g, "'")
    .replace(/ß/g, "ss")
    .replace(/[øØ]/g, "o")
    .replace(/\u2044/g, "/")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .replace(/\r\n?|\u2028|\u2029/g, "\n");
  const worded = expandShorthand(
    spellNumbers(speakSigns(quieten(stripMarkup(dropUnsayable(plain))).replace(/\n+/g, ". "))),
  );
  return worded
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu, ". ")
    .replace(/[^A-Za-z0-9 ,.'?!-]/g, " ")
    .replace(/(^|[\s,.])['-]+|['-]+(?=[\s,.?!]|$)/g, "$1")
    .replace(/[.,\s]*([?!])[.?!,\s]*/g, "$1 ")
    .replace(/[,\s]*\.[.,\s]*/g, ". ")
    .replace(/[,\s]*,[,\s]*/g, ", ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,.!?]+|[\s,]+$/g, "")
    .trim();
}
