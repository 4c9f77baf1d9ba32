/** What somebody else said. */
const quotes = /["“”„«»].*?(?:["“”„«»]|$)|(?<!\w)['‘].*?['’](?!\w)/g;
/** Where a sentence, or a part of it that stands for itself, ends. */
const stops = /[!?;…\n()[\]]+|[.:]+(?!\d)|\s[-–—]+\s/;
const tokens = /[A-Za-z]+(?:['-][A-Za-z]+)*|\d+(?:[.,:]\d+)*|[^\sA-Za-z\d]/g;

/** The parts of a text that stand for themselves, as words, figures and signs. "|" stands for what others said. */
export function toParts(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/[’‘ʼ´`](?=\w)/g, "'").replace(quotes, " | ");
  return plain.split(stops).map((part) => part.match(tokens) ?? []);
}
