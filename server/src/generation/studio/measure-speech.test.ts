import { describe, expect, it } from "vitest";
import { measureSpeech } from "./measure-speech.ts";

const sampleRate = 1_000;
/** Parts of a sound, each so loud for so many seconds. */
const measure = (...parts: readonly (readonly [level: number, seconds: number])[]) => {
  const { heard, silent } = measureSpeech({
    samples: Float32Array.from(
      parts.flatMap(([level, seconds]) =>
        Array.from({ length: seconds * sampleRate }, (_, index) => level * (-1) ** index),
      ),
    ),
    sampleRate,
  });
  return [heard, silent].map((seconds) => Math.round(1_000 * seconds) / 1_000);
};

describe("Measuring speech", () => {
  it("tells what is heard from the silence before, between and after", () => {
    expect(measure([0, 0.3], [0.5, 1], [0, 0.5], [0.2, 0.7], [0, 0.4])).toEqual([1.7, 1.2]);
  });

  it("takes a hiss for silence, and quiet words for words", () => {
    expect(measure([0.5, 1], [0.01, 1], [0.1, 1])).toEqual([2, 1]);
  });

  it("leaves a word its closures", () => {
    expect(measure([0.5, 1], [0, 0.14], [0.5, 1])).toEqual([2.14, 0]);
    expect(measure([0.5, 1], [0, 0.15], [0.5, 1])).toEqual([2, 0.15]);
  });

  it("hears nothing in nothing, nor in a silence", () => {
    expect(measure()).toEqual([0, 0]);
    expect(measure([0, 1])).toEqual([0, 1]);
  });
});
