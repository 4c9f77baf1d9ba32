const dimensions = 512;

/**
 * Reads the meanings of sentences: a JSON object from the sentence to its vector, as the base64 of
 * whole numbers from -127 to 127, a byte each. A vector is unpacked when it is first asked for.
 *
 * @throws SyntaxError when the text is no such object
 */
export function readMeanings(json: string): (sentence: string) => readonly number[] | null {
  const packed = new Map(Object.entries(JSON.parse(json) as Record<string, string>));
  const unpacked = new Map<string, readonly number[]>();
  return (sentence) => {
    const known = unpacked.get(sentence);
    if (known !== undefined) return known;
    const text = packed.get(sentence);
    if (text === undefined) return null;
    const meaning = [...new Int8Array(Buffer.from(text, "base64"))];
    if (meaning.length !== dimensions) return null;
    unpacked.set(sentence, meaning);
    return meaning;
  };
}

/** The text under which a meaning is kept. */
export function packMeaning(meaning: readonly number[]): string {
  return Buffer.from(Int8Array.from(meaning).buffer).toString("base64");
}
