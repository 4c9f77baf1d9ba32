import type { TimedLine } from "@hearten/contract/inspirations.ts";

/** Seconds by which an audio element may miss the place that it was sent to. */
const slack = 0.05;

/** A spoken line within its paragraph; its times, seconds from the start, where they are known. */
export interface ScriptLine {
  readonly text: string;
  readonly time: { readonly start: number; readonly end: number } | null;
}

/**
 * The script as paragraphs of lines. The text that is shown is always that of `text`; the
 * timeline only says where its lines part and when they are spoken. A paragraph that it does not
 * match line by line stays in one piece, without times.
 *
 * @param text paragraphs parted by blank lines
 */
export function scriptParagraphs(text: string, timeline: readonly TimedLine[]): ScriptLine[][] {
  let next = 0;
  const paragraphs = text.split(/\n\s*\n/).map(oneSpaced);
  return paragraphs
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => {
      const lines = linesOf(paragraph, timeline.slice(next));
      if (lines === null) return [{ text: paragraph, time: null }];
      next += lines.length;
      return lines;
    });
}

/**
 * The second at which the line begins that is spoken at this second: it stays the spoken one through
 * the silence after it. Null before the first line, and where no times are known.
 */
export function spokenLine(
  paragraphs: readonly (readonly ScriptLine[])[],
  seconds: number,
): number | null {
  const begun = paragraphs
    .flat()
    .findLast(({ time }) => time !== null && time.start <= seconds + slack);
  return begun?.time?.start ?? null;
}

/** The leading lines of the timeline that make up exactly this paragraph, or null. */
function linesOf(paragraph: string, timeline: readonly TimedLine[]): ScriptLine[] | null {
  const lines: ScriptLine[] = [];
  let rest = paragraph;
  for (const { text: spoken, start, end } of timeline) {
    const text = oneSpaced(spoken);
    if (text === "" || !rest.startsWith(text)) return null;
    lines.push({ text, time: { start, end } });
    rest = rest.slice(text.length).trimStart();
    if (rest === "") return lines;
  }
  return null;
}

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
