import type { Line } from "../script.ts";
import { mostInBreath } from "../grammar/breath.ts";
import { countWords } from "../grammar/count-words.ts";

const longestRun = 2;
const levels = [0, 1, 2, 3] as const;

type Spoken = Pick<Line, "role" | "text" | "expendable" | "pause" | "holdsWords">;

/**
 * Wherever three lines in a row begin with "You", the places of the three, in the whole text and in what is left of it
 * after dropping the more expendable lines. What a person wrote counts as one.
 */
function* findRuns(lines: readonly Spoken[]): Generator<readonly number[]> {
  for (const level of levels) {
    let run: number[] = [];
    let wasOwn = false;
    for (const [index, { text, expendable, holdsWords: isOwn = false }] of lines.entries()) {
      if (expendable > level) continue;
      const goesOn = isOwn && wasOwn;
      wasOwn = isOwn;
      if (goesOn) continue;
      run = /^you/i.test(text) ? [...run, index] : [];
      if (run.length > longestRun) yield run.slice(-(longestRun + 1));
    }
  }
}

/**
 * Whether three lines in a row begin with "You", in the whole text or in what is left of it after
 * dropping the more expendable lines.
 */
export function runsOnYou(lines: readonly Spoken[]): boolean {
  const [first] = findRuns(lines);
  return first !== undefined;
}

/** The first of two neighbours in a run that can be spoken in one breath; null when no two can. */
function findJoint(lines: readonly Line[], run: readonly number[], mayDiffer: boolean) {
  return (
    run.find((index) => {
      const line = lines[index];
      const next = lines[index + 1];
      return (
        line !== undefined &&
        next !== undefined &&
        run.includes(index + 1) &&
        line.role === next.role &&
        (mayDiffer || line.expendable === next.expendable) &&
        !next.startsParagraph &&
        countWords(`${line.text} ${next.text}`) <= mostInBreath
      );
    }) ?? null
  );
}

function join(lines: readonly Line[], joint: number): readonly Line[] {
  const next = lines[joint + 1];
  return lines.flatMap((line, index) => {
    if (index === joint + 1) return [];
    if (index !== joint || next === undefined) return [line];
    const expendable = line.expendable < next.expendable ? line.expendable : next.expendable;
    return [{ ...line, text: `${line.text} ${next.text}`, pause: next.pause, expendable }];
  });
}

/** The lines without that run; null where it can't be broken up. */
function mendRun(lines: readonly Line[], run: readonly number[]): readonly Line[] | null {
  const joint = findJoint(lines, run, false) ?? findJoint(lines, run, true);
  if (joint !== null) return join(lines, joint);
  const gone = run.findLast((index) => {
    const line = lines[index];
    return (
      line !== undefined &&
      line.expendable > 0 &&
      !line.startsParagraph &&
      // What goes on with it would point at nothing.
      line.holdsWords !== true
    );
  });
  return gone === undefined ? null : withoutLine(lines, gone);
}

/**
 * Breaks up each run of three lines that begin with "You". It joins two neighbours of one thought. If that can't be
 * done, it drops an expendable line, but never the first one of a paragraph or one with the person's own words. If that
 * can't be done either, the run stays.
 */
export function mendRuns(lines: readonly Line[]): readonly Line[] {
  for (const run of findRuns(lines)) {
    const mended = mendRun(lines, run);
    if (mended !== null) return mendRuns(mended);
  }
  return lines;
}

/** The lines without one; its paragraph and the silence after it stay. */
export function withoutLine(lines: readonly Line[], gone: number): readonly Line[] {
  const line = lines[gone];
  return lines.flatMap((each, index) => {
    if (index === gone) return [];
    if (line?.startsParagraph === true && index === gone + 1) {
      return [{ ...each, startsParagraph: true }];
    }
    const endsThere = index === gone - 1 && line !== undefined && line.pause > each.pause;
    return endsThere && !line.startsParagraph ? [{ ...each, pause: line.pause }] : [each];
  });
}
