import { afterAll, describe, expect, it } from "vitest";
import { createFliteVoices } from "../adapters/voice/flite-voices.ts";
import { checkLengths, limitsOf } from "../generation/studio/check-length.ts";
import { createPermittedCalls } from "../generation/studio/permitted-calls.ts";
import { createMemoryHost } from "../generation/studio/studio-host.fixture.ts";
import { measurePace } from "../generation/studio/voice-pace.ts";
import { createThreads } from "../threads/create-threads.ts";

const never = new AbortController().signal;

const wrong = "The voice took";

function twice(samples: Float32Array): Float32Array {
  const both = new Float32Array(2 * samples.length);
  both.set(samples);
  both.set(samples, samples.length);
  return both;
}

/** Lines of our own stock, among them those over which flite is slowest and fastest. */
const lines = [
  "Aloud, if nobody's about.",
  "Oh, ouch. I feel for you, I really do.",
  "I'd wave like mad, too.",
  "I'm proud of myself.",
  "I'll find the rest as I go.",
  "Let it go.",
  "Have a good mutter.",
  "Breathe in.",
  "And out.",
  "Rest.",
  "Here.",
  "It goes with you through the next door.",
  "There's nothing in it that you have to be good at.",
  "A thought grows when it's shared.",
  "It's not there to show you what you ought to be.",
  "You don't love them less in the minutes when you think of something else.",
  "Perhaps you'd practised the first sentence so often that the rest was a jump into cold water.",
];

describe("The length of a line", () => {
  const threads = createThreads(1);
  const voices = createFliteVoices(threads);
  afterAll(async () => {
    await voices.close();
    await threads.close();
  });

  it.each(["rms", "slt"])(
    "is right wherever a real voice speaks, and wrong where it says all of them twice, or a half: %s",
    async (id) => {
      const { host } = createMemoryHost();
      const voice = { ...voices.get(id), wordsPerMinute: null };
      const calls = createPermittedCalls("voice", host);
      const pace = await measurePace({ voice, identity: id, price: 0, calls, host }, never);
      const limits = limitsOf(pace);
      const speeches = await voice.speak(lines, never);
      const spoken = lines.map((line, index) => {
        const speech = speeches[index];
        if (speech === undefined) throw new Error("It was left out.");
        return [line, speech] as const;
      });
      const check = (change: (samples: Float32Array) => Float32Array) =>
        checkLengths(
          spoken.map(([line, { samples, sampleRate }]) => [
            line,
            { samples: change(samples), sampleRate },
          ]),
          limits,
        );
      for (const one of spoken) expect(() => checkLengths([one], limits)).not.toThrow();
      expect(() => check((samples) => samples)).not.toThrow();
      expect(() => check(twice)).toThrow(wrong);
      expect(() => check((samples) => samples.subarray(samples.length / 2))).toThrow(wrong);
    },
  );
});
