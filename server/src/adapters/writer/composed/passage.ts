/**
 * Lines written together, one thought. Any beginning of a passage reads well without the rest, so
 * that a passage can be cut short from its end.
 */
export type Passage = readonly string[];

/**
 * Passages written as prose: a line of the text is a line to speak, a blank line parts passages.
 * `{name}` marks a slot that is filled from what the person wrote.
 */
export function passages(text: TemplateStringsArray): readonly Passage[] {
  return text
    .join("")
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    );
}

/** One short phrase a line: titles, type lines, frames that stand alone. */
export function phrases(text: TemplateStringsArray): readonly string[] {
  return text
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What the slots of a passage are filled with; an absent slot rules the passage out. */
export type Slots = Readonly<Record<string, string | null>>;

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Fills `{name}` with the slot of that name and `{Name}` with the same, capitalised; null when one is
 * not there.
 */
export function fill(text: string, slots: Slots): string | null {
  let complete = true;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const lower = name.charAt(0).toLowerCase() + name.slice(1);
    const value = slots[lower] ?? null;
    if (value === null) {
      complete = false;
      return "";
    }
    return lower === name ? value : capitalise(value);
  });
  return complete ? filled : null;
}

/** The words of a line whose words are parted by single spaces. */
export function countWords(line: string): number {
  return line === "" ? 0 : line.split(" ").length;
}
