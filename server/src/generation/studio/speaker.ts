import pLimit from "p-limit";
import type { Speech, Voice } from "../../ports/voice.ts";

/** Speaks the lines of one script with one voice. */
export interface Speaker {
  /**
   * Begins with a line that the script will probably have. If it can't be spoken, it is forgotten, and nothing more is spoken
   * ahead: it is tried again if the script has it.
   */
  speakAhead(text: string): void;
  /**
   * All lines of the script, in their order; those that were spoken ahead are there already. To be called once.
   *
   * @throws the first error of a call for one of them; nothing is begun after it
   */
  speak(texts: readonly string[]): Promise<readonly Speech[]>;
}

/** Speaks lines that follow each other in one call. */
export type SpeakTogether = (
  lines: readonly string[],
  signal: AbortSignal,
) => Promise<readonly Speech[]>;

const countWords = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);

/**
 * A speaker for one script, which makes as many calls at a time as the voice can use and joins lines until each call has the
 * words that the voice wants. After a failure of a line that the script has it begins nothing more and breaks off what is
 * under way.
 */
export function createSpeaker(
  { concurrency, fewestWords }: Pick<Voice, "concurrency" | "fewestWords">,
  speakTogether: SpeakTogether,
  signal: AbortSignal,
): Speaker {
  const limit = pLimit(concurrency);
  const failing = new AbortController();
  const either = AbortSignal.any([signal, failing.signal]);
  const speeches = new Map<string, Promise<Speech>>();
  /** Lines to be spoken ahead that are too short for a call of their own. */
  let waiting: string[] = [];
  let hasFailedAhead = false;
  /** The lines of the script; null until it is there. */
  let script: ReadonlySet<string> | null = null;

  /** Before the script is there, it may have any line. */
  const isWanted = (texts: readonly string[]) =>
    script === null ? !hasFailedAhead : texts.some((text) => script?.has(text));

  function takeFailure(texts: readonly string[], error: unknown): void {
    if (script === null) {
      hasFailedAhead = true;
      for (const text of texts) speeches.delete(text);
    } else if (isWanted(texts)) failing.abort(error);
  }

  function begin(texts: readonly string[]): void {
    const spoken = limit(async () => {
      try {
        either.throwIfAborted();
        if (!isWanted(texts)) throw new Error("Nobody wants it any more.");
        const spoken = await speakTogether(texts, either);
        if (spoken.length < texts.length) throw new Error("The voice has left out a line.");
        return spoken;
      } catch (error) {
        takeFailure(texts, error);
        throw error;
      }
    });
    for (const [index, text] of texts.entries()) {
      if (speeches.has(text)) continue;
      const speech = spoken.then((all) => {
        const one = all[index];
        if (one === undefined) throw new Error("The voice has left out a line.");
        return one;
      });
      // It is told to whoever asks for the line, if anybody does.
      speech.catch(() => undefined);
      speeches.set(text, speech);
    }
  }

  return {
    speakAhead(text) {
      if (hasFailedAhead || speeches.has(text) || waiting.includes(text)) return;
      waiting.push(text);
      if (countWords(waiting) < fewestWords) return;
      begin(waiting);
      waiting = [];
    },

    async speak(texts) {
      waiting = [];
      script = new Set(texts);
      for (const group of toGroups(texts, (text) => speeches.has(text), fewestWords))
        if (group.some((text) => !speeches.has(text))) begin(group);
      try {
        return await Promise.all(
          texts.map((text) => speeches.get(text) ?? Promise.reject(new Error("It was not begun."))),
        );
      } catch (error) {
        signal.throwIfAborted();
        throw failing.signal.aborted ? failing.signal.reason : error;
      }
    },
  };
}

/**
 * Lines that are missing and follow each other, in groups of as many words as the voice wants at least. What is left over
 * at the end of such a run joins the group before it. A run that is too short by itself is joined with lines around it that
 * are there already.
 */
function toGroups(
  texts: readonly string[],
  isThere: (text: string) => boolean,
  fewestWords: number,
): readonly (readonly string[])[] {
  const script = [...new Set(texts)];
  const runs: string[][] = [[]];
  for (const text of script) {
    if (isThere(text)) runs.push([]);
    else runs.at(-1)?.push(text);
  }
  return runs.flatMap((run) => {
    const groups: string[][] = [];
    for (const text of run) {
      const last = groups.at(-1);
      if (last === undefined || countWords(last) >= Math.max(1, fewestWords)) groups.push([text]);
      else last.push(text);
    }
    const rest = groups.at(-1);
    if (groups.length > 1 && rest !== undefined && countWords(rest) < fewestWords) {
      groups.pop();
      groups.at(-1)?.push(...rest);
    }
    return groups.map((group) => withNeighbours(group, script, fewestWords));
  });
}

/** Adds lines of the script, those before it first, until the group has words enough or there are no more. */
function withNeighbours(
  group: readonly string[],
  script: readonly string[],
  fewestWords: number,
): readonly string[] {
  let start = script.indexOf(group[0] ?? "");
  let end = start + group.length;
  const isShort = () => countWords(script.slice(start, end)) < fewestWords;
  while (isShort() && start > 0) start -= 1;
  while (isShort() && end < script.length) end += 1;
  return script.slice(start, end);
}
