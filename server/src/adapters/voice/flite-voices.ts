import type { Speech, Voices } from "../../ports/voice.ts";
import type { Threads } from "../../threads/create-threads.ts";
import { type FliteVoiceName, fliteVoiceNames } from "@hearten/webassembly/flite/flite.ts";
import type { FliteTask } from "./flite-thread.ts";
import { fliteVoiceList } from "./flite-voice-list.ts";
import { pronounceable } from "./pronounceable.ts";

/** Words a minute within lines at the rate below, measured with varied sentences. */
const wordsPerMinute: Readonly<Record<FliteVoiceName, number>> = { rms: 164, slt: 187 };

/** The rate, as a part of the voice's normal one: calm, but it does not sound slowed down. */
const rate = 0.87;

const speaking = { module: new URL("./flite-thread.ts", import.meta.url), name: "speakLine" };

/** Flite's voices, in this process's threads, without account or download. Nothing is loaded before the first line. */
export function createFliteVoices(threads: Threads): Voices {
  const closing = new AbortController();

  async function speakLine(voice: FliteVoiceName, text: string, signal: AbortSignal) {
    const either = AbortSignal.any([signal, closing.signal]);
    either.throwIfAborted();
    const argument: FliteTask = { voice, rate, text: pronounceable(text) };
    if (argument.text === "") throw new Error("the line holds nothing that can be spoken");
    const speech = await threads.run<Speech>({ ...speaking, argument }, either);
    if (speech.samples.length === 0) throw new Error("the voice fell silent over a line");
    return speech;
  }

  return {
    ...fliteVoiceList,

    get(id) {
      const voice = fliteVoiceNames.find((name) => name === id) ?? "rms";
      return {
        wordsPerMinute: wordsPerMinute[voice],
        concurrency: threads.count,
        fewestWords: 0,
        isFlite: true,
        countCharacters: () => 0,
        speak: (lines, signal) => Promise.all(lines.map((each) => speakLine(voice, each, signal))),
      };
    },

    async close() {
      closing.abort(new Error("the voices are closed"));
    },
  };
}
