import { describe, expect, it } from "vitest";
import { cutByTimes } from "./cut-by-times.ts";

const sampleRate = 24_000;
const lines = ["One.", "Two."];
const characters = "One. Two.".split("");

/** A tone of 0.4 s, silence of 0.4 s, a tone of 0.6 s. */
const samples = Float32Array.from({ length: 1.4 * sampleRate }, (_, index) => {
  const time = index / sampleRate;
  return time > 0.4 && time < 0.8 ? 0 : 0.3 * Math.sin(2000 * time);
});

function cut(starts: readonly number[], said: readonly string[] = characters) {
  const parts = cutByTimes({ samples, sampleRate }, lines, { characters: said, starts });
  return parts?.map((part) => part.samples.length / sampleRate) ?? null;
}

/** Frames of 10 ms, each as loud as it says: loud up to 0.4 s and from 0.5 s, and quietest at 0.44 s. */
const frames = Array.from({ length: 100 }, (_, frame) =>
  frame < 40 || frame >= 50 ? 0.3 : frame === 44 ? 0.005 : 0.01,
);
/** How long the parts are, milliseconds, when the line's last mark and the next line's first letter are said then. */
function cutFrames(lastMark: number, nextLetter: number, loudness: readonly number[] = frames) {
  const speech = {
    samples: Float32Array.from({ length: 1000 }, (_, at) => loudness[Math.floor(at / 10)] ?? 0),
    sampleRate: 1000,
  };
  const starts = [0, 0.1, 0.2, lastMark, 0.3, nextLetter, 0.6, 0.7, 0.8];
  return cutByTimes(speech, lines, { characters, starts })?.map(
    ({ samples: { length } }) => length,
  );
}

const withQuiet = (quiet: number) => frames.map((one) => (one < 0.3 ? quiet : one));

describe("cutting by times", () => {
  it("cuts between a line's last mark and the next line's first letter", () => {
    const [first, second] = cut([0, 0.1, 0.2, 0.38, 0.75, 0.8, 1, 1.2, 1.35]) ?? [];
    expect(first).toBeCloseTo(0.4, 1);
    expect(second).toBeCloseTo(0.6, 1);
  });

  it("takes no times of another text", () => {
    expect(cut([0, 0.1, 0.2, 0.38], characters.slice(0, 4))).toBeNull();
    expect(cut([0, 0.1, 0.2, 0.38, 0.75, 0.8, 1, 1.2])).toBeNull();
    expect(cut([0, 0.1, 0.2, 0.38, 0.75, 0.8, 1, 1.2, 1.35], "One, two.".split(""))).toBeNull();
  });

  it("takes no times at which somebody is speaking", () => {
    expect(cut([0, 0.04, 0.08, 0.12, 0.2, 0.25, 1, 1.2, 1.35])).toBeNull();
    expect(cut([0, 1, 2, 3, 4, 5, 6, 7, 8])).toBeNull();
  });

  it("cuts in the middle of the quietest place, from 30 ms before the mark to 30 ms after the letter", () => {
    expect(cutFrames(0.405, 0.505)).toEqual([445, 555]);
    expect(cutFrames(0.475, 0.505)).toEqual([445, 555]);
    expect(cutFrames(0.405, 0.415)).toEqual([445, 555]);
    // From 0.45 s on, and up to 0.44 s, all places are as quiet.
    expect(cutFrames(0.485, 0.505)).toEqual([475, 525]);
    expect(cutFrames(0.405, 0.405)).toEqual([425, 575]);
  });

  it("cuts at the very start where the mark is said there", () => {
    expect(cutFrames(0, 0.015, [0.3, 0.01, ...Array.from({ length: 98 }, () => 0.3)])).toEqual([
      15, 985,
    ]);
  });

  it("takes a place that is 24 decibels quieter than the loudest one, and no other", () => {
    expect(cutFrames(0.405, 0.505, withQuiet(0.3 * 0.062))).toEqual([455, 545]);
    expect(cutFrames(0.405, 0.505, withQuiet(0.3 * 0.065))).toBeUndefined();
  });

  it("takes times of several characters at once, unless a line ends among them", () => {
    const together = ["One", ".", " ", "T", "wo."];
    expect(cut([0, 0.38, 0.75, 0.8, 1], together)).toHaveLength(2);
    expect(cut([0, 0.38, 0.8], ["One", ". ", "Two."])).toHaveLength(2);
    expect(cut([0, 0.8], ["One. ", "Two."])).toBeNull();
  });

  it("parts any number of lines, and nothing of a silence", () => {
    const three = Float32Array.from([...samples, ...new Float32Array(9600), ...samples]);
    const said = "One. Two. Six".split("");
    const starts = [0, 0.1, 0.2, 0.38, 0.75, 0.8, 1, 1.2, 1.38, 1.75, 1.8, 1.9, 2];
    const times = { characters: said, starts };
    const parts = cutByTimes({ samples: three, sampleRate }, [...lines, "Six"], times);
    const seconds = parts?.map((part) => part.samples.length / sampleRate) ?? [];
    for (const [index, known] of [0.4, 0.6, 1.4].entries())
      expect(seconds[index]).toBeCloseTo(known, 1);
    const nothing = { samples: new Float32Array(0), sampleRate };
    expect(cutByTimes(nothing, [...lines, "Six"], times)).toBeNull();
    const one = cutByTimes({ samples, sampleRate }, ["One"], { characters: ["One"], starts: [0] });
    expect(one?.[0]?.samples.length).toBeGreaterThan(1.35 * sampleRate);
  });
});
