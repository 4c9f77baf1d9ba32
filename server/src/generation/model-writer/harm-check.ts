import type { Reader } from "@hearten/reading/create-reader.ts";

/**
 * Whether a text that was produced speaks of harm, for certain.
 *
 * @throws as the reader does; the signal's reason once it aborts
 */
export type HasHarm = (text: string) => Promise<boolean>;

/**
 * Reads what was produced for harm: a line alone, and each of its sentences alone, since the same words among others are
 * less certain. Each text is read once.
 */
export function createHarmCheck(reader: Reader, signal: AbortSignal): HasHarm {
  const known = new Map<string, Promise<boolean>>();

  async function read(description: string): Promise<boolean> {
    signal.throwIfAborted();
    const { harm } = await reader.read({ description, goals: [] });
    signal.throwIfAborted();
    return harm.level === "certain";
  }

  function isCertain(text: string): Promise<boolean> {
    const reading = known.get(text) ?? read(text);
    known.set(text, reading);
    return reading;
  }

  return async (text) => {
    if (await isCertain(text)) return true;
    for (const sentence of text.split(/(?<=[.?!])\s+/u)) if (await isCertain(sentence)) return true;
    return false;
  };
}
