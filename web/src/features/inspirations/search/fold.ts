/** Letters that are one with others to whoever types them, although they are no accented ones. */
const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "s",
};

/** The text as it is compared: without case, accents and apostrophes, which keyboards type in several ways. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’ʼ]/gu, "")
    .replaceAll(/[ßæœøłđðþıς]/g, (letter) => plain[letter] ?? letter)
    .replaceAll("σ", "s");
}

/** The words of a search, folded. */
export function foldWords(text: string): readonly string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Where these folded words stand in a text, as pairs of start and end in its own characters. */
export function findWords(
  text: string,
  words: readonly string[],
): readonly (readonly [number, number])[] {
  let folded = "";
  /** For each folded character where its own one starts, and where the last one ends. */
  const starts: number[] = [];
  let place = 0;
  for (const character of text) {
    const part = fold(character);
    for (let count = 0; count < part.length; count += 1) starts.push(place);
    folded += part;
    place += character.length;
  }
  starts.push(text.length);
  return words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      found.push([starts[at] ?? 0, starts[at + word.length] ?? text.length]);
    return found;
  });
}
