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
});
