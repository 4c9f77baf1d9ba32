import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Speech, Voice } from "../../ports/voice.ts";
import type { FliteSettings } from "./flite-thread.ts";
import { pronounceable } from "./pronounceable.ts";

/** The good voices in flite's WebAssembly file. */
export type FliteVoiceName = "rms" | "slt";

/** Words a minute within lines at the rate below, measured with varied sentences. */
const wordsPerMinute: Readonly<Record<FliteVoiceName, number>> = { rms: 164, slt: 187 };

/** The rate, as a part of the voice's normal one: calm, but it does not sound slowed down. */
const rate = 0.87;

export interface FliteVoiceOptions {
  /** Lines spoken at the same time, each in its own thread. */
  readonly threads: number;
  /** Seconds without a line after which the threads end and free their memory. */
  readonly idleSeconds: number;
  /** `rms`, the default, is the voice that a speech recogniser understands best by far. */
  readonly voice?: FliteVoiceName;
}

/**
 * Flite's voices, in this process, without account or download. Nothing is loaded before the first line. When a thread
 * crashes, its line is rejected and the thread is replaced.
 */
export function createFliteVoice(options: FliteVoiceOptions): Voice {
  const voice = options.voice ?? "rms";
  const closing = new AbortController();
  const settings: FliteSettings = { voice, rate };
  const pool = new Piscina<string, Speech>({
    filename: fileURLToPath(new URL("./flite-thread.ts", import.meta.url)),
    name: "speakLine",
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: options.idleSeconds * 1000,
    // The samples of a line are needed only shortly: a small young generation keeps the threads small.
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
    workerData: settings,
  });

  return {
    wordsPerMinute: wordsPerMinute[voice],
    concurrency: options.threads,

    async speak(line, signal) {
      const either = AbortSignal.any([signal, closing.signal]);
      either.throwIfAborted();
      const text = pronounceable(line);
      if (text === "") throw new Error("the line holds nothing that can be spoken");
      try {
        const speech = await pool.run(text, { signal: either });
        if (speech.samples.length === 0) throw new Error("the voice fell silent over a line");
        return speech;
      } catch (error) {
        // The pool rejects with its own error; the caller's reason says more.
        either.throwIfAborted();
        throw error;
      }
    },

    async close() {
      closing.abort(new Error("the voice is closed"));
      await pool.destroy();
    },
  };
}
