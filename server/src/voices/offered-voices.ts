import type { Log } from "../ports/log.ts";
import type { OfferedVoice, Voices } from "../ports/voice.ts";

/** Milliseconds for which a list holds. */
const listMilliseconds = 5 * 60_000;
/** Milliseconds until a provider that gave no list is asked again. */
const retryMilliseconds = 30_000;
/** Milliseconds that a provider may take for the list. */
const longestAnswer = 10_000;

/** The voices that people may choose from. */
export interface OfferedVoices {
  /** The last list while the provider can't be asked; empty if there was none. Never rejects. */
  list(): Promise<readonly OfferedVoice[]>;
}

/** @param now milliseconds of a clock that nobody sets */
export function createOfferedVoices(
  voices: Pick<Voices, "list">,
  log: Log,
  now: () => number = () => performance.now(),
): OfferedVoices {
  let known: readonly OfferedVoice[] = [];
  let holdsUntil = -Infinity;
  let asking: Promise<readonly OfferedVoice[]> | null = null;

  async function ask(): Promise<readonly OfferedVoice[]> {
    try {
      known = await voices.list(AbortSignal.timeout(longestAnswer));
      holdsUntil = now() + listMilliseconds;
    } catch (error) {
      log.warn({ error }, "the voices could not be listed");
      holdsUntil = now() + retryMilliseconds;
    }
    asking = null;
    return known;
  }

  return { list: async () => (now() < holdsUntil ? known : (asking ??= ask())) };
}
