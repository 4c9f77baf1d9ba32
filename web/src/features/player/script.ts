import type { LineOrigin, TimedLine } from "@hearten/contract/inspirations.ts";

/** Seconds by which an audio element may miss the position of a seek. */
const slack = 0.05;

/** A line of a paragraph, with its times in seconds from the start, if they are known. */
export interface ScriptLine {
  readonly text: string;
  readonly time: { readonly start: number; readonly end: number } | null;
  /** What of the person's it was made from, if that is known. */
  readonly from?: LineOrigin | undefined;
}

/**
 * Splits a script into paragraphs and lines. The timeline gives the lines and their times, but never changes the text.
 * A paragraph that does not match the timeline is one line without times.
 *
 * @param text paragraphs, separated by blank lines
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
 * Returns the start, in seconds, of the line that is spoken at this time. The pause after a line belongs to it. Null
 * before the first line, and without a timeline.
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

/** The first lines of the timeline, if together they are exactly this paragraph; else null. */
function linesOf(paragraph: string, timeline: readonly TimedLine[]): ScriptLine[] | null {
  const lines: ScriptLine[] = [];
  let rest = paragraph;
  for (const { text: spoken, start, end, from } of timeline) {
    const text = oneSpaced(spoken);
    if (text === "" || !rest.startsWith(text)) return null;
    lines.push({ text, time: { start, end }, ...(from !== undefined && { from }) });
    rest = rest.slice(text.length).trimStart();
    if (rest === "") return lines;
  }
  return null;
}

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
