/** An inspiration that the person already has. */
export interface EarlierInspiration {
  readonly title: string;
  readonly text: string;
}

/** What the person has heard in earlier inspirations. */
export interface SpokenBefore {
  /** How many inspirations ago the line was last heard, 0 for the newest; null when it never was. */
  ageOf(line: string): number | null;
}

/** The words alone, between blanks, by which a text holds another as whole words: "hat" is not in "that". */
export function plainText(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

const end = /[.?!]/;

/** Only as plain as costs little: each line of the stock is asked for. */
function sentencesOf(text: string): readonly string[] {
  return text.split(end).map((sentence) => sentence.trim().toLowerCase());
}

function firstSentenceOf(line: string): string {
  const at = line.search(end);
  return (at === -1 ? line : line.slice(0, at)).trim().toLowerCase();
}

/** @param earlier the newest first */
export function recallSpokenBefore(earlier: readonly EarlierInspiration[]): SpokenBefore {
  const texts = earlier.map(({ text }) => plainText(text));
  // Nearly all lines are new: one look at their first sentence tells.
  const sentences = new Set(earlier.flatMap(({ text }) => sentencesOf(text)));
  const known = new Map<string, number | null>();
  function find(line: string): number | null {
    if (!sentences.has(firstSentenceOf(line))) return null;
    const plain = plainText(line);
    const age = texts.findIndex((text) => text.includes(plain));
    return age === -1 ? null : age;
  }
  return {
    ageOf(line) {
      if (texts.length === 0) return null;
      const age = known.get(line);
      if (age !== undefined) return age;
      const found = find(line);
      known.set(line, found);
      return found;
    },
  };
}
