import { ProviderFault } from "../../ports/provider-fault.ts";
import { LinesUnparted, type Speech, type Voice } from "../../ports/voice.ts";
import { checkLengths, type PaceLimits } from "./check-length.ts";
import type { PermittedCalls } from "./permitted-calls.ts";

export interface AskedVoice {
  readonly voice: Voice;
  /** US dollars for a character. */
  readonly price: number;
  readonly calls: PermittedCalls;
}

interface AskOptions {
  readonly limits: PaceLimits;
  /** Is given each line once it is there. */
  readonly keep: (line: string, speech: Speech) => Promise<void>;
}

/** Speaks lines that follow each other in one call, and gives those that are wanted. */
type Ask = (
  lines: readonly string[],
  wanted: ReadonlySet<string>,
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, Speech>>;

/**
 * Asks a voice for lines. What comes back silent or in a length that it can't have is asked for once more, and so is what can't
 * be cut into its lines: together again, because many voices garble short texts. Where it can't be cut a second time, each
 * line is asked for alone.
 */
export function askVoice({ voice, price, calls }: AskedVoice, { limits, keep }: AskOptions): Ask {
  const ask: Ask = async (lines, wanted, signal) => {
    const speeches = await calls.call(
      price * voice.countCharacters(lines),
      async (either) => {
        let dollars: number | null = null;
        const result = await voice.speak(lines, either, (charged) => (dollars = price * charged));
        return { result, dollars };
      },
      signal,
    );
    const spoken = lines.flatMap((line, index) => {
      const speech = speeches[index] ?? silence;
      return wanted.has(line) ? [[line, speech] as const] : [];
    });
    checkLengths(spoken, limits);
    await Promise.all(spoken.map(([line, speech]) => keep(line, speech)));
    return new Map(spoken);
  };

  const askAlone: Ask = async (lines, wanted, signal) => {
    const spoken: (readonly [string, Speech])[] = [];
    for (const line of lines)
      if (wanted.has(line)) spoken.push(...(await ask([line], wanted, signal)));
    return new Map(spoken);
  };

  return async (lines, wanted, signal) => {
    try {
      return await ask(lines, wanted, signal);
    } catch (error) {
      if (!(error instanceof ProviderFault) || error.kind !== "unusable") throw error;
    }
    try {
      return await ask(lines, wanted, signal);
    } catch (error) {
      if (!(error instanceof LinesUnparted)) throw error;
      return askAlone(lines, wanted, signal);
    }
  };
}

/** In place of a line that was left out. */
const silence: Speech = { samples: new Float32Array(), sampleRate: 1 };
