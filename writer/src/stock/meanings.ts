import { meaningSize } from "@hearten/reading/reading.ts";

/**
 * Reads the meanings of sentences: a JSON object from the sentence to its vector, as the base64 of
 * whole numbers from -127 to 127, a byte each. A vector is unpacked whenever it is asked for.
 *
 * @throws SyntaxError when the text is no such object; the function that it returns, Error when a vector is of another
 *   size
 */
export function readMeanings(json: string): (sentence: string) => Int8Array | null {
  const packed = new Map(Object.entries(JSON.parse(json) as Record<string, string>));
  return (sentence) => {
    const text = packed.get(sentence);
    if (text === undefined) return null;
    const meaning = new Int8Array(Buffer.from(text, "base64"));
    if (meaning.length !== meaningSize)
      throw new Error(
        `The meaning of "${sentence}" has ${meaning.length} numbers, not ${meaningSize}`,
      );
    return meaning;
  };
}

/** The text under which a meaning is kept. */
export function packMeaning(meaning: ArrayLike<number>): string {
  return Buffer.from(Int8Array.from(meaning).buffer).toString("base64");
}
