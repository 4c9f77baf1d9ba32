import { sayAddresses } from "./speakable.ts";

/** Text that flite reads wrongly or not at all, and what it reads instead. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02BC\u2032]/gu, "'"],
  [/[\u201C\u201D\u00AB\u00BB\u2033"]/gu, ""],
  [/\s*[\u2012-\u2015]\s*|\s+-{1,3}\s+|-{2,}/gu, ", "],
  [/\u2026|\.{2,}/gu, "."],
  [/&/gu, " and "],
  [/\u00DF/gu, "ss"],
  [/[\u00E6\u00C6]/gu, "ae"],
  [/[\u0153\u0152]/gu, "oe"],
  [/[\u00F8\u00D8]/gu, "o"],
  [/\u0142/gu, "l"],
  [/\u0141/gu, "L"],
];

/** Combining marks, which the canonical decomposition (NFD) separates from their letters. */
const marks = /\p{M}/gu;
const outsideAscii = /[^\x20-\x7E]/gu;

/**
 * Normalizes a line so that flite can say it (text normalization). Flite knows ASCII only: typographic punctuation
 * becomes plain, letters lose their accents, and everything else is left out.
 */
export function pronounceable(line: string): string {
  const plain = replacements.reduce(
    (text, [found, read]) => text.replace(found, read),
    sayAddresses(line),
  );
  return plain
    .normalize("NFKD")
    .replace(marks, "")
    .replace(outsideAscii, " ")
    .replace(/\s+/gu, " ")
    .trim();
}
