import { normalize, shareOfTrigrams, toTrigrams, trigramsOf } from "./trigrams.ts";

/** Words in a row that stand in two texts only when one was taken from the other. */
const wordsInARow = 8;

/** Part of a line's trigrams: rather more, since the instructions say common things, too. */
const mostShared = 0.65;
const fewestTrigrams = 4;

/** Tells of a line whether it says a text back: by many words in a row, or by most of its trigrams. */
export function createSaidBack(told: string): (line: string) => boolean {
  const words = ` ${normalize(told)} `;
  const known = toTrigrams([told]);
  return (line) => {
    const own = normalize(line).split(" ");
    const hasRun = own.some(
      (_, at) =>
        at + wordsInARow <= own.length &&
        words.includes(` ${own.slice(at, at + wordsInARow).join(" ")} `),
    );
    const trigrams = trigramsOf(line);
    return (
      hasRun || (trigrams.length >= fewestTrigrams && shareOfTrigrams(trigrams, known) > mostShared)
    );
  };
}
