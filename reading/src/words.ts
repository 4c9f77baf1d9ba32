/**
 * A text with one kind of apostrophe. Phones type ’, but the texts that were learnt from and the patterns that are looked
 * for have '.
 */
export function straighten(text: string): string {
  return text.replaceAll(/[‘’ʼ]|[´`](?=\p{L})/gu, "'");
}

/**
 * The words of a text as the reader compares them: lower case, without accents and signs. Signs of other scripts stand
 * alone, one a word.
 */
export function toWords(text: string): string[] {
  return (
    straighten(text)
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z0-9']+|[^\p{ASCII}\s]/gu) ?? []
  );
}

/** How many words a text has: signs that stand alone, such as dashes and emoji, are none. */
export function countWords(text: string): number {
  return toWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A word without its commonest endings: "exams" and "exam" are one, "crying" and "cry" too. */
export function toStem(word: string): string {
  const stem = word.replace(/'s$/, "").replace(/(?:ing|ed|es|s)$/, "");
  return stem.length < 3 ? word : stem;
}

/** The sentences of a text, without the blanks around them. */
export function toSentences(text: string): string[] {
  const sentences = text.match(/[^.!?\n]+[.!?]*/g) ?? [];
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence));
}

/** Shorter sentences say too little by themselves. */
const fewestWords = 4;

/**
 * Those of a text's sentences that are long enough to be read by themselves; none of a text that is a single one.
 *
 * @param isReadToo of a shorter one
 */
export function toReadableSentences(
  text: string,
  isReadToo: (sentence: string) => boolean,
): string[] {
  const sentences = [...new Set(toSentences(text))].filter(
    (sentence) => speaksForItself(sentence) || isReadToo(sentence),
  );
  return sentences.length < 2 ? [] : sentences;
}

/** Whether a sentence is long enough to be read without the text around it. */
export function speaksForItself(sentence: string): boolean {
  return sentence.split(" ").length >= fewestWords;
}
