/** What shows nothing, or says to a machine what people don't see: format characters, tags, variation selectors. */
const unseen = /\p{Cf}|\p{Cc}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}/gu;

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201B\u02BC\u2032\u00B4\u0060]/gu, "'"],
  [/[\u2010\u2011]/gu, "-"],
  [/[\u201C\u201D\u00AB\u00BB"]/gu, ""],
  [/\s*[\u2012-\u2015]\s*|\s+-{1,3}\s+|-{2,}/gu, ", "],
  // "Wait...and see." goes on, "And now... Breathe." ends.
  [/\s*(?:\u2026|\.{2,})\s*(?=\p{Ll})/gu, ", "],
  [/\u2026|\.{2,}/gu, "."],
  [/\s*;\s*/gu, ", "],
  [/\s&\s/gu, " and "],
];

/**
 * A line as it can be spoken and shown: plain punctuation, one space between words, a capital at its start and a mark at its
 * end. Letters are never changed.
 */
export function toPlainText(written: string): string {
  const spaced = written.replace(/[\r\n\t]/gu, " ").replace(unseen, "");
  const plain = replacements
    .reduce((text, [found, put]) => text.replace(found, put), spaced)
    .replace(/\s+/gu, " ")
    .replace(/\s+([,.?!])/gu, "$1")
    .trim()
    .replace(/[,:]$/u, "");
  if (plain === "") return "";
  const ended = /[.?!]$/u.test(plain) ? plain : `${plain}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
