import { describe, expect, it } from "vitest";
import { bedGains, gainsPerSecond } from "./ducking.ts";

const under = 10 ** (-12 / 20);

describe("ducking", () => {
  const gains = bedGains(
    [
      { start: 10, end: 13 },
      { start: 20, end: 22 },
      { start: 23, end: 25 },
    ],
    60,
  );
  const at = (seconds: number) => gains[Math.round(seconds * gainsPerSecond)] ?? Number.NaN;

  it("has the bed down for as long as a line is spoken, and before it begins", () => {
    for (const time of [10, 11.5, 13]) expect(at(time)).toBeCloseTo(under, 3);
    expect(at(9.3)).toBeCloseTo(1, 3);
    expect(at(9.8)).toBeLessThan(0.6);
  });

  it("brings the bed back slowly after a line", () => {
    expect(at(13.5)).toBeLessThan(0.6);
    expect(at(14.5)).toBeCloseTo(1, 3);
  });

  it("does not pump between lines that follow each other", () => {
    expect(Math.max(...[22.2, 22.4, 22.6, 22.8].map(at))).toBeLessThan(0.6);
  });

  it("moves without a jump", () => {
    const steps = gains.slice(1).map((gain, index) => Math.abs(gain - (gains[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.03);
  });

  it("fades in and out at the ends", () => {
    expect(at(0)).toBe(0);
    expect(at(2)).toBeCloseTo(1, 3);
    expect(at(58)).toBeCloseTo(0.5, 2);
    expect(at(60)).toBe(0);
  });
});
