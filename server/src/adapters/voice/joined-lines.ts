/** Lines as one text, with a space between them, so that a voice speaks them in one go. */
export interface JoinedLines {
  readonly text: string;
  /** Each line as it stands in the text. It ends in a mark at which a voice pauses. */
  readonly lines: readonly string[];
}

/**
 * Joins lines with a space. A line break would say more clearly where one ends, but Kokoro and others synthesize each
 * paragraph by itself, and the short ones would be garbled again.
 *
 * @param lines each with something to say
 */
export function joinLines(lines: readonly string[]): JoinedLines {
  const ended = lines.map((line, index) => (index === lines.length - 1 ? line : toSentence(line)));
  return { text: ended.join(" "), lines: ended };
}

function toSentence(line: string): string {
  if (/[.!?\u2026]["\u201D')]*$/u.test(line)) return line;
  return `${line.replace(/[\s,;:\u2013\u2014-]+$/u, "")}.`;
}
