import { describe, expect, it } from "vitest";
import { findPauses } from "./find-pauses.ts";

const sampleRate = 1000;

/** Sound of these seconds, each of its own loudness: decibels under loud speech, or none. */
function soundOf(...parts: (readonly [seconds: number, decibels: number | null])[]) {
  const samples = parts.flatMap(([seconds, decibels]) =>
    Array.from({ length: Math.round(seconds * sampleRate) }, () =>
      decibels === null ? 0 : 0.5 * 10 ** (-decibels / 20),
    ),
  );
  return { samples: Float32Array.from(samples), sampleRate };
}

/** Seconds at which each pause begins and ends. */
const pausesOf = (...parts: Parameters<typeof soundOf>) =>
  findPauses(soundOf(...parts)).pauses.map(({ start, end }) => [
    start / sampleRate,
    end / sampleRate,
  ]);

describe("Pauses", () => {
  it("lie between spoken parts, with how much is spoken before them", () => {
    const sound = soundOf(
      [0.2, null],
      [1, 0],
      [0.3, null],
      [0.5, 0],
      [0.25, null],
      [0.4, 0],
      [0.5, null],
    );
    const { pauses, spoken } = findPauses(sound);
    expect(pauses).toEqual([
      { start: 1200, end: 1500, seconds: 0.3, spokenBefore: 1 },
      { start: 2000, end: 2250, seconds: 0.25, spokenBefore: 1.5 },
    ]);
    expect(spoken).toBe(1.9);
  });

  it("are as long as a pause is; what is shorter is spoken", () => {
    const { pauses, spoken } = findPauses(
      soundOf([1, 0], [0.07, null], [1, 0], [0.08, null], [0.5, 0]),
    );
    expect(pauses).toEqual([{ start: 2070, end: 2150, seconds: 0.08, spokenBefore: 2.07 }]);
    expect(spoken).toBe(2.57);
  });

  it("are 42 decibels under loud speech, where there is no noise", () => {
    expect(pausesOf([1, 0], [0.2, 43], [1, 0], [0.1, null])).toEqual([[1, 1.2]]);
    expect(pausesOf([1, 0], [0.2, 41], [1, 0], [0.1, null])).toEqual([]);
  });

  it("are hardly louder than the noise, where there is some", () => {
    expect(pausesOf([1, 0], [0.2, 23], [1, 0], [0.1, 30])).toEqual([[1, 1.2]]);
    expect(pausesOf([1, 0], [0.2, 21], [1, 0], [0.1, 30])).toEqual([]);
  });

  it("are 20 decibels under loud speech at the least", () => {
    expect(pausesOf([1, 0], [0.2, 21], [1, 0], [0.1, 26])).toEqual([[1, 1.2]]);
    expect(pausesOf([1, 0], [0.2, 19], [1, 0], [0.1, 26])).toEqual([]);
  });

  it("are judged by most of the speech, not by its loudest moment, nor by a moment without noise", () => {
    expect(pausesOf([1, 0], [0.2, 41], [1, 0], [0.1, -6], [0.1, null])).toEqual([]);
    expect(pausesOf([1, 0], [0.2, 23], [1, 0], [0.2, 30], [0.02, null])).toEqual([[1, 1.2]]);
  });

  it("are found at any rate, and none where nothing is", () => {
    expect(findPauses({ samples: new Float32Array(0), sampleRate })).toEqual({
      pauses: [],
      spoken: 0,
    });
    const slow = Float32Array.from([0.5, 0.5, 0, 0, 0, 0, 0.5]);
    expect(findPauses({ samples: slow, sampleRate: 40 })).toEqual({
      pauses: [{ start: 2, end: 6, seconds: 0.1, spokenBefore: 0.05 }],
      spoken: 0.075,
    });
  });
});
