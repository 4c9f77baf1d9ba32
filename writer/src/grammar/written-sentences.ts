/** Where a sentence ends, with the mark behind what somebody said; what it ends with tells a question. */
const sentences = /[^.!?…;\n]+(?:\.(?=\d)[^.!?…;\n]+)*[.!?…;\n]*(?:(?<=[.!?…])['"”](?=\s|$))?/g;
/** The stop behind a title ends no sentence: "Mr. Banda". */
const title = /\b(Mr|Mrs|Ms|Dr|Prof|St)\.(?=\s)/g;

/** "At 4 a.m. tomorrow". */
const halfOfDay = /(?<=\d ?)([ap])\.m\.?(?=\W|$)/gi;

/** The sentences of a text as somebody wrote it, with their ends and with one kind of apostrophe; blank ones are none. */
export function toWrittenSentences(text: string): readonly string[] {
  const plain = text
    .replace(/[’‘ʼ´`](?=\w)/g, "'")
    .replace(title, "$1")
    .replace(halfOfDay, "$1m");
  return (plain.match(sentences) ?? []).filter((sentence) => sentence.trim() !== "");
}
