import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Speech, Voice } from "../../ports/voice.ts";
import type { FliteSettings } from "./flite-thread.ts";
import { pronounceable } from "./pronounceable.ts";

/** The voices inside flite's WebAssembly file that are worth hearing. */
export type FliteVoiceName = "rms" | "slt";

/** Words a minute within lines at the rate below, as measured over varied sentences. */
const wordsPerMinute: Readonly<Record<FliteVoiceName, number>> = { rms: 164, slt: 187 };

/** Of the voice's own rate: unhurried, and still far from sounding slowed down. */
const rate = 0.87;

export interface FliteVoiceOptions {
  /** Lines that are spoken at the same time, each in a thread of its own. */
  readonly threads: number;
  /** After so many seconds without a line the threads end and give their memory back. */
  readonly idleSeconds: number;
  /** `rms` (the default) is the one that a speech recogniser understands best by far. */
  readonly voice?: FliteVoiceName;
}

/**
 * Flite's voices in this process: no account, no download. Nothing is loaded before the first line.
 * A thread that crashes rejects its line and is replaced.
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
    // A line's samples live for a moment only: a small nursery keeps the threads small.
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
        // The pool rejects with an error of its own; the caller's reason says more.
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
