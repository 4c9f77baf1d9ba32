import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Speech, Voice, Voices } from "./voice.ts";

const line = "Let your shoulders come down.";
const longLine =
  "There's a big presentation tomorrow, and your mind keeps walking into that room ahead of you.";

/** What every voice has to hold. */
export function describeVoices(name: string, create: () => Voices): void {
  describe(`voices: ${name}`, () => {
    const { signal } = new AbortController();
    let voices: Voices;
    let voice: Voice;
    beforeAll(async () => {
      voices = create();
      const [first] = await voices.list(signal);
      voice = voices.get(first?.id ?? "");
    });
    afterAll(() => voices.close());

    async function speak(text: string): Promise<Speech> {
      const [speech, ...others] = await voice.speak([text], signal);
      if (speech === undefined || others.length > 0) throw new Error("not one speech");
      return speech;
    }

    it("offers voices by ids of their own, with names to read", async () => {
      const offered = await voices.list(signal);
      expect(offered.length).toBeGreaterThan(0);
      expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
      expect(new Set(offered.map(({ name: shown }) => shown)).size).toBe(offered.length);
      for (const { id, name: shown } of offered) {
        expect(id).not.toBe("");
        expect(shown.trim()).not.toBe("");
      }
    });

    it("knows what it has offered", async () => {
      expect(voices.known).toEqual(await voices.list(signal));
    });

    it("counts the characters of all lines as one text, or none", () => {
      expect([0, line.length + 1 + longLine.length]).toContain(
        voice.countCharacters([line, longLine]),
      );
    });

    it("speaks lines that follow each other, each by itself", async () => {
      const lines = [line, longLine, "Now rest."];
      const spoken = await voice.speak(lines, signal);
      expect(spoken).toHaveLength(lines.length);
      for (const [index, speech] of spoken.entries()) {
        const alone = seconds(await speak(lines[index] ?? ""));
        expect(Math.abs(seconds(speech) - alone)).toBeLessThan(0.1 + 0.1 * alone);
      }
    });

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
      // One that says nothing is measured, and speaks no faster and no slower than people do.
      const least = voice.wordsPerMinute === null ? 90 : 0.7 * voice.wordsPerMinute;
      const most = voice.wordsPerMinute === null ? 260 : 1.3 * voice.wordsPerMinute;
      expect(said).toBeGreaterThan(least);
      expect(said).toBeLessThan(most);
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
      await expect(voice.speak([line], AbortSignal.abort(reason))).rejects.toBe(reason);
      expect(seconds(await speak(line))).toBeGreaterThan(0.5);
    });

    it("goes on with the other lines when one is given up", async () => {
      const controller = new AbortController();
      const reason = new Error("given up");
      const givenUp = voice
        .speak([longLine.repeat(4)], controller.signal)
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
