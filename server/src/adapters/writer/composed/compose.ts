import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { Commission, Line, Script } from "../../../ports/writer.ts";
import type { Brief } from "./brief.ts";
import { readBrief } from "./brief.ts";
import { writeClosing, writeSaidAlong } from "./closing.ts";
import { writeForCrisis } from "./crisis.ts";
import { isGoalInCrisis, isInCrisis } from "./crisis-signs.ts";
import { createDraft, runsOnYou } from "./draft.ts";
import type { Image } from "./image.ts";
import { images } from "./image-list.ts";
import { writeMeeting } from "./meeting.ts";
import { imagesInTurn, openingsInTurn, writeOpening } from "./opening.ts";
import { breathOpenings } from "./openings.ts";
import { type Passage, countWords } from "./passage.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { type SpokenBefore, recallSpokenBefore } from "./spoken-before.ts";
import { writeGoals } from "./telling-goals.ts";
import { nameScript } from "./title.ts";

/** The share of the words at which each part ends. */
const ends: Readonly<
  Record<LengthInMinutes, { opening: number; meeting: number; goals: number; along: number }>
> = {
  1: { opening: 0.11, meeting: 0.4, goals: 0.8, along: 0.91 },
  3: { opening: 0.17, meeting: 0.37, goals: 0.81, along: 0.9 },
  5: { opening: 0.16, meeting: 0.36, goals: 0.85, along: 0.925 },
};

/** The same for one minute that has an image, which comes back before the last line. */
const endsWithImage = { opening: 0.12, meeting: 0.38, goals: 0.72, along: 0.82 };

const saidAlong: Readonly<Record<LengthInMinutes, number>> = { 1: 2, 3: 3, 5: 4 };

/** How far over the words asked for a script may go. */
const allowance = 1.12;

/** What to aim at, as shares of the words asked for, until a script comes out within its allowance. */
const aims = [1.05, 1.02, 1.08, 1, 1.1, 0.97, 1.05, 1.03, 0.93, 1.12, 0.9, 1.15];

interface Composition {
  readonly lines: readonly Line[];
  /** The image that the script shows, if any. */
  readonly image: Image | null;
}

function wordsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + countWords(line.text), 0);
}

/** Whether there is enough left of the passages without what the person is spared. */
function canSay(pool: readonly Passage[], spared: RegExp | null): boolean {
  return pool.filter((passage) => !passage.some((line) => spared?.test(line) === true)).length > 2;
}

function composeOnce(
  commission: Commission,
  brief: Brief,
  before: SpokenBefore,
  seed: string,
  words: number,
): Composition {
  const random = createSeededRandom(seed);
  const draft = createDraft(random, before, brief.spared);
  const pools = openingsInTurn(random, before).filter(
    (pool) => commission.length > 1 || pool !== breathOpenings,
  );
  const sayable = images.filter(
    ({ arrive, close }) => canSay(arrive, brief.spared) && canSay(close, brief.spared),
  );
  const [image] = imagesInTurn(random, before, sayable);
  if (image === undefined) {
    throw new Error("There is no image to choose");
  }
  const long = commission.length > 1;
  const breathsInOpening = long && random.below(3) > 0;
  const shown = long || random.below(2) === 0 ? image : null;
  const end = shown !== null && !long ? endsWithImage : ends[commission.length];
  writeOpening(draft, pools, shown, words * end.opening, !breathsInOpening);
  writeMeeting(
    draft,
    random,
    brief,
    image,
    words * end.meeting,
    !breathsInOpening || commission.length === 5,
  );
  writeGoals(draft, random, brief, image, words * end.goals);
  writeSaidAlong(draft, random, brief, saidAlong[commission.length], words * end.along);
  writeClosing(draft, brief, shown, words);
  return { lines: draft.lines(), image: shown };
}

/** Drops what is expendable, from the end, until the script is within its allowance. */
function trim(lines: readonly Line[], words: number): readonly Line[] {
  let kept = lines;
  for (const level of [3, 2, 1] as const) {
    for (const line of lines.toReversed()) {
      const total = wordsOf(kept);
      if (total <= words * allowance) {
        return kept;
      }
      const next = kept[kept.indexOf(line) + 1];
      const rest = kept.filter((each) => each !== line);
      // A line that goes on in the next one, which is then more expendable, can't go before it.
      const isLastOfItsThought = next === undefined || next.expendable <= level;
      const fits = total - countWords(line.text) >= words;
      // The image that was brought in comes back at the end.
      const bringsImageBack = line.role === "close" && level === 1;
      const may = isLastOfItsThought && fits && !bringsImageBack;
      if (line.expendable === level && may && !runsOnYou(rest)) {
        kept = rest.map((each) =>
          each === next && line.startsParagraph ? { ...each, startsParagraph: true } : each,
        );
      }
    }
  }
  return kept;
}

/** How far outside of the allowed range the script is, in words; 0 within it. */
function missBy(lines: readonly Line[], words: number): number {
  const total = wordsOf(lines);
  return total < words ? words - total : Math.max(0, total - words * allowance);
}

/** Composes a script; the same commission always gives the same one. */
export function compose(commission: Commission): Script {
  const before = recallSpokenBefore(commission.earlier.map(({ text }) => text));
  const brief = readBrief(commission);
  if (isInCrisis(commission.description) || commission.goals.some(isGoalInCrisis)) {
    return writeForCrisis(commission, before);
  }
  let best: Composition | null = null;
  for (const [attempt, aim] of aims.entries()) {
    const whole = composeOnce(
      commission,
      brief,
      before,
      `${commission.id} ${attempt}`,
      commission.words * aim,
    );
    const composition = { ...whole, lines: trim(whole.lines, commission.words) };
    if (
      best === null ||
      missBy(composition.lines, commission.words) < missBy(best.lines, commission.words)
    ) {
      best = composition;
    }
    if (missBy(best.lines, commission.words) === 0) {
      break;
    }
  }
  const lines = best?.lines ?? [];
  const random = createSeededRandom(`${commission.id} title`);
  const where = best?.image?.where ?? null;
  return { ...nameScript(random, brief.theme, where, commission.earlier), lines };
}
