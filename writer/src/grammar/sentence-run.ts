import { countWords } from "./count-words.ts";
import { type Unit, leastWords, mostJoined } from "./sayable.ts";

/** So many words a listener can follow who knows them already. */
export const mostInRun = 48;

/** What begins like this turns round what was said before. */
const turning =
  /^\s*(?:but|and yet|yet|except|only|although|though|still|instead|now|it wasn't|i'm not|i am not|i didn't|i was wrong)\b/i;
/** What was thought or meant waits for what came of it. */
const waiting =
  /\b(?:thought|hoped|expected|supposed|meant|planned|promised|tried|going to|at first|used to)\b/i;

/** Whether a sentence turns round the one before it. */
export const turnsRound = (raw: string) => turning.test(raw);

/** Whether a sentence waits for what comes after it. */
export const waits = (raw: string) => waiting.test(raw);

/** Whether a run of sentences may end there: not before one that turns it round, and not with what waits for the rest. */
function mayEnd(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1]?.raw;
  return next === undefined || !(turnsRound(next) || waits(units[at]?.raw ?? ""));
}

/** All that can be said one after the other without leaving anything out, from a sentence on; empty where that is nothing. */
function runFrom(units: readonly Unit[], start: number): readonly string[] {
  const first = units[start]?.alone ?? null;
  if (first?.isWhole !== true || countWords(first.text) < leastWords) return [];
  const texts = [first.text];
  let ended = mayEnd(units, start) ? 1 : 0;
  for (let at = start + 1; at < units.length; at += 1) {
    const part = units[at]?.after ?? null;
    if (part?.isWhole !== true || countWords([...texts, part.text].join(" ")) > mostInRun) break;
    texts.push(part.text);
    if (mayEnd(units, at)) ended = texts.length;
  }
  return texts.slice(0, ended);
}

/** The longest run of sentences that can be said without a gap and holds those from one to another; empty where none does. */
export function longestRun(units: readonly Unit[], from: number, to: number): readonly string[] {
  let longest: readonly string[] = [];
  for (let start = 0; start <= from; start += 1) {
    const run = runFrom(units, start);
    if (start + run.length > to && run.length > longest.length) longest = run;
  }
  return longest;
}

/** Two sentences, of which the first has its end where it asks something. */
export const joinSentences = (one: string, other: string) =>
  `${one}${one.endsWith("?") ? "" : "."} ${other}`;

/** Sentences in as few breaths as they fit in. */
export function toBreaths(texts: readonly string[]): readonly string[] {
  const breaths: string[] = [];
  for (const text of texts) {
    const longer = joinSentences(breaths.at(-1) ?? "", text);
    if (breaths.length > 0 && countWords(longer) <= mostJoined)
      breaths[breaths.length - 1] = longer;
    else breaths.push(text);
  }
  return breaths;
}
