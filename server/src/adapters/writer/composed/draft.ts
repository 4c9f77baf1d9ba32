import type { Line, Role } from "../../../ports/writer.ts";
import { type Passage, type Slots, countWords, fill } from "./passage.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { type SpokenBefore, recallSpokenBefore } from "./spoken-before.ts";

type Level = Line["expendable"];

export interface Saying {
  readonly role: Role;
  /** Where to choose from; a later pool is used only when the earlier ones have nothing new. */
  readonly pools: readonly (readonly Passage[])[];
  readonly slots?: Slots;
  /** Of the first line; each further line of the passage may go one step sooner. */
  readonly expendable: Level;
  /** The passage is cut to about so many words; one that doesn't fit at all is not chosen. */
  readonly maxWords: number;
  readonly startsParagraph?: boolean;
  /** The silence after the last line. */
  readonly pause?: Line["pause"];
  /**
   * The passages put the person's own words into different sentences: they may come again beside other
   * words, only the whole line may not.
   */
  readonly isFramed?: boolean;
  /** Say something heard before rather than nothing. */
  readonly required?: boolean;
}

/** A script under way. */
export interface Draft {
  /** Adds one passage; answers how many words it has, 0 when nothing fitted. */
  say(saying: Saying): number;
  words(): number;
  lines(): readonly Line[];
}

const longestLine = 22;
const levels: readonly Level[] = [0, 1, 2, 3];

function firstWord(text: string): string {
  return (/^[A-Za-z']+/.exec(text)?.[0] ?? "").toLowerCase().split("'")[0] ?? "";
}

/** For each level, how many of the last lines up to that level begin with "You". */
type RunsOfYou = readonly number[];
const noRuns: RunsOfYou = levels.map(() => 0);

/** The runs after further lines; null when one of them would become a third in a row. */
function extendRuns(
  runs: RunsOfYou,
  lines: readonly Pick<Line, "text" | "expendable">[],
): RunsOfYou | null {
  const extended = [...runs];
  for (const line of lines) {
    for (const level of levels) {
      if (line.expendable <= level) {
        extended[level] = /^you/i.test(line.text) ? (extended[level] ?? 0) + 1 : 0;
      }
    }
    if (extended.some((run) => run > 2)) {
      return null;
    }
  }
  return extended;
}

/**
 * Whether three lines in a row begin with "You", in the whole text or in what is left of it after
 * dropping the more expendable lines.
 */
export function runsOnYou(lines: readonly Pick<Line, "text" | "expendable">[]): boolean {
  return extendRuns(noRuns, lines) === null;
}

function atLeast(level: number): Level {
  return levels[Math.min(3, Math.max(0, level))] ?? 3;
}

function filledOf(passage: Passage, slots: Slots, maxWords: number): readonly string[] | null {
  const filled: string[] = [];
  let words = 0;
  for (const line of passage) {
    const text = fill(line, slots);
    if (text === null || countWords(text) > longestLine) {
      return null;
    }
    words += countWords(text);
    if (words > maxWords) {
      break;
    }
    filled.push(text);
  }
  return filled.length === 0 ? null : filled;
}

function linesOf(texts: readonly string[], saying: Saying): readonly Line[] {
  return texts.map((text, index) => ({
    role: saying.role,
    text,
    pause: index === texts.length - 1 ? (saying.pause ?? 2) : 1,
    startsParagraph: index === 0 && (saying.startsParagraph ?? false),
    expendable: atLeast(saying.expendable + index),
  }));
}

/** Whether a short passage lost its end; long ones are made to be cut. */
function isTorn(passage: Passage, texts: readonly string[]): boolean {
  return texts.length < passage.length && passage.length < 3;
}

/**
 * Begins a script that avoids what was spoken before and never says a line twice. A line of the stock
 * that `spared` matches is not said: the person could not do what it asks.
 */
export function createDraft(
  random: SeededRandom,
  before: SpokenBefore,
  spared: RegExp | null = null,
): Draft {
  const lines: Line[] = [];

  let runs = noRuns;
  const used = new Set<Passage>();
  let own = recallSpokenBefore([]);

  function choose(saying: Saying): { passage: Passage; lines: readonly Line[] } | null {
    const lastWord = firstWord(lines.at(-1)?.text ?? "");
    let heard: { passage: Passage; lines: readonly Line[]; age: number } | null = null;
    for (const pool of saying.pools) {
      let echo: { passage: Passage; lines: readonly Line[] } | null = null;
      for (const passage of random.shuffle(pool)) {
        const texts = used.has(passage)
          ? null
          : filledOf(passage, saying.slots ?? {}, saying.maxWords);
        const isFramed = saying.isFramed ?? false;
        const isSpared = passage.some((line) => spared?.test(line) === true);
        if (
          texts === null ||
          isSpared ||
          texts.some((text) => own.ageOf(text, isFramed) !== null)
        ) {
          continue;
        }
        const candidate = { passage, lines: linesOf(texts, saying) };
        if (extendRuns(runs, candidate.lines) === null) {
          continue;
        }
        const ages = texts
          .map((text) => before.ageOf(text, isFramed))
          .filter((age) => age !== null);
        if (ages.length > 0) {
          const age = Math.min(...ages);
          if (heard === null || age > heard.age) {
            heard = { ...candidate, age };
          }
        } else if (firstWord(texts[0] ?? "") === lastWord || isTorn(passage, texts)) {
          echo ??= candidate;
        } else {
          return candidate;
        }
      }
      if (echo !== null) {
        return echo;
      }
    }
    return saying.required === true ? heard : null;
  }

  return {
    say(saying) {
      const chosen = choose(saying);
      if (chosen === null) {
        return 0;
      }
      used.add(chosen.passage);
      runs = extendRuns(runs, chosen.lines) ?? runs;
      lines.push(...chosen.lines);
      own = recallSpokenBefore([lines.map((line) => line.text).join("\n")]);
      return chosen.lines.reduce((sum, line) => sum + countWords(line.text), 0);
    },
    words() {
      return lines.reduce((sum, line) => sum + countWords(line.text), 0);
    },
    lines() {
      return lines;
    },
  };
}
