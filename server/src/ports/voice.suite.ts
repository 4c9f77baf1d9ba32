import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Speech, Voice } from "./voice.ts";

const line = "Let your shoulders come down.";
const longLine =
  "There's a big presentation tomorrow, and your mind keeps walking into that room ahead of you.";

/** What every voice has to hold. */
export function describeVoice(name: string, create: () => Voice): void {
  describe(`voice: ${name}`, () => {
    let voice: Voice;
    beforeAll(() => {
      voice = create();
    });
    afterAll(() => voice.close());
    const speak = (text: string) => voice.speak(text, new AbortController().signal);

    it("speaks a line as samples between -1 and 1 at a known rate", async () => {
      const { samples, sampleRate } = await speak(line);
      expect(sampleRate).toBeGreaterThanOrEqual(8000);
      expect(samples.length).toBeGreaterThan(sampleRate / 2);
      expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
      expect(samples.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
    });

    it("leaves no more than a few milliseconds of silence at either end", async () => {
      const { samples, sampleRate } = await speak(line);
      expect(samples.findIndex(isHeard) / sampleRate).toBeLessThan(0.05);
      expect((samples.length - samples.findLastIndex(isHeard)) / sampleRate).toBeLessThan(0.05);
    });

    it("takes longer over a longer line", async () => {
      expect(seconds(await speak(longLine))).toBeGreaterThan(2 * seconds(await speak(line)));
    });

    it("speaks about as fast as it says", async () => {
      const said = 60 / (seconds(await speak(longLine)) / longLine.split(" ").length);
      expect(said).toBeGreaterThan(0.7 * voice.wordsPerMinute);
      expect(said).toBeLessThan(1.3 * voice.wordsPerMinute);
    });

    it("says the same line the same way, also beside others", async () => {
      const alone = await speak(line);
      const beside = await Promise.all([
        speak(longLine),
        speak(line),
        speak("And out."),
        speak(line),
      ]);
      expect(beside[1]?.samples).toEqual(alone.samples);
      expect(beside[3]?.samples).toEqual(alone.samples);
    });

    it("rejects a line without anything to say, and goes on", async () => {
      await expect(speak(" \u{1F629} ")).rejects.toThrow("nothing that can be spoken");
      expect(seconds(await speak(line))).toBeGreaterThan(0.5);
    });

    it("rejects with the reason when the signal has aborted, and goes on", async () => {
      const reason = new Error("given up");
      await expect(voice.speak(line, AbortSignal.abort(reason))).rejects.toBe(reason);
      expect(seconds(await speak(line))).toBeGreaterThan(0.5);
    });

    it("goes on with the other lines when one is given up", async () => {
      const controller = new AbortController();
      const reason = new Error("given up");
      const givenUp = voice
        .speak(longLine.repeat(4), controller.signal)
        .catch((error: unknown) => error);
      const kept = speak(line);
      controller.abort(reason);
      // A voice that had already spoken it may answer; one that had not says why it won't.
      const outcome = await givenUp;
      expect(outcome instanceof Error ? outcome : reason).toBe(reason);
      expect(seconds(await kept)).toBeGreaterThan(0.5);
    });
  });
}

function isHeard(sample: number): boolean {
  return Math.abs(sample) > 0.002;
}

function seconds({ samples, sampleRate }: Speech): number {
  return samples.length / sampleRate;
}
