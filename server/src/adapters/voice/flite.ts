import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { OfferedVoice, Speech, Voices } from "../../ports/voice.ts";
import type { FliteTask } from "./flite-thread.ts";
import { pronounceable } from "./pronounceable.ts";

/** The good voices in flite's WebAssembly file: `rms` is the one that a speech recogniser understands best by far. */
type FliteVoiceName = "rms" | "slt";

const offered: readonly (OfferedVoice & { readonly id: FliteVoiceName })[] = [
  { id: "rms", name: "Rowan", character: "low, steady" },
  { id: "slt", name: "Clara", character: "light, clear" },
];

/** Words a minute within lines at the rate below, measured with varied sentences. */
const wordsPerMinute: Readonly<Record<FliteVoiceName, number>> = { rms: 164, slt: 187 };

/** The rate, as a part of the voice's normal one: calm, but it does not sound slowed down. */
const rate = 0.87;

export interface FliteOptions {
  /** Lines spoken at the same time, each in its own thread. */
  readonly threads: number;
  /** Seconds without a line after which the threads end and free their memory. */
  readonly idleSeconds: number;
}

/**
 * Flite's voices, in this process, without account or download. Nothing is loaded before the first line. When a thread
 * crashes, its line is rejected and the thread is replaced.
 */
export function createFliteVoices({ threads, idleSeconds }: FliteOptions): Voices {
  const closing = new AbortController();
  const pool = new Piscina<FliteTask, Speech>({
    filename: fileURLToPath(new URL("./flite-thread.ts", import.meta.url)),
    name: "speakLine",
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleSeconds * 1000,
    // The samples of a line are needed only shortly: a small young generation keeps the threads small.
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
  });

  async function speakLine(voice: FliteVoiceName, line: string, signal: AbortSignal) {
    const either = AbortSignal.any([signal, closing.signal]);
    either.throwIfAborted();
    const text = pronounceable(line);
    if (text === "") throw new Error("the line holds nothing that can be spoken");
    try {
      const speech = await pool.run({ voice, rate, text }, { signal: either });
      if (speech.samples.length === 0) throw new Error("the voice fell silent over a line");
      return speech;
    } catch (error) {
      // The pool rejects with its own error; the caller's reason says more.
      either.throwIfAborted();
      throw error;
    }
  }

  return {
    list: async () => offered,

    get(id) {
      const voice = offered.find((one) => one.id === id)?.id ?? "rms";
      return {
        wordsPerMinute: wordsPerMinute[voice],
        concurrency: threads,
        fewestWords: 0,
        isFlite: true,
        speak: (lines, signal) => Promise.all(lines.map((line) => speakLine(voice, line, signal))),
      };
    },

    async close() {
      closing.abort(new Error("the voices are closed"));
      await pool.destroy();
    },
  };
}
