import { describe, expect, it } from "vitest";
import { excessSeconds, planStarts } from "./pauses.ts";
import { createRandom } from "./random.ts";

const rate = 44_100;

function plan(seconds: number, speech: readonly number[], weights: readonly number[]) {
  const lengths = speech.map((length) => Math.round(length * rate));
  const starts = planStarts(seconds * rate, lengths, weights, rate);
  const ends = starts.map((start, line) => start + (lengths[line] ?? 0));
  const pauses = starts.slice(1).map((start, line) => (start - (ends[line] ?? 0)) / rate);
  const [first = 0] = starts;
  return { lead: first / rate, pauses, tail: seconds - (ends.at(-1) ?? 0) / rate };
}

describe("pauses", () => {
  const random = createRandom("scripts");
  const scripts = Array.from({ length: 500 }, (_, number) => {
    const seconds = [60, 180, 300][number % 3] ?? 60;
    const count = 1 + Math.floor(random() * seconds * 0.3);
    const speech = Array.from({ length: count }, () => 0.5 + 5 * random());
    const weights = Array.from({ length: count }, () => 1 + Math.floor(3 * random()));
    return { seconds, speech, weights, excess: excessSeconds(seconds, speech, weights) };
  });

  it("leave room to breathe in every script that fits", () => {
    const fitting = scripts.filter(({ excess }) => excess === 0);
    expect(fitting.length).toBeGreaterThan(100);
    for (const { seconds, speech, weights } of fitting) {
      const { lead, pauses, tail } = plan(seconds, speech, weights);
      expect(lead).toBeGreaterThanOrEqual(2.49);
      expect(tail).toBeGreaterThanOrEqual(3.99);
      for (const pause of pauses) expect(pause).toBeGreaterThan(0.39);
    }
  });

  it("refuse every script that does not fit", () => {
    const overlong = scripts.filter(({ excess }) => excess > 0.01);
    expect(overlong.length).toBeGreaterThan(100);
    for (const { seconds, speech, weights } of overlong) {
      expect(() => plan(seconds, speech, weights)).toThrow("fit");
    }
  });

  it("are longer after what should sink in", () => {
    const { pauses } = plan(60, [8, 8, 8, 8], [1, 2, 3, 1]);
    const [short = 0, middle = 0, long = 0] = pauses;
    expect(middle).toBeGreaterThan(1.5 * short);
    expect(long).toBeGreaterThan(1.4 * middle);
  });

  it("stay within 3, 6 and 10 seconds as long as lead and tail can take the rest", () => {
    const speech = Array.from({ length: 12 }, () => 1);
    const weights = speech.map((_, line) => 1 + (line % 3));
    const { lead, pauses, tail } = plan(60, speech, weights);
    for (const [line, pause] of pauses.entries()) {
      expect(pause).toBeLessThanOrEqual([3, 6, 10][line % 3] ?? 0);
    }
    expect(lead).toBeLessThanOrEqual(6);
    expect(tail).toBeLessThanOrEqual(10);
  });

  it("spread ten words over five minutes rather than leave them at the beginning", () => {
    const { lead, pauses, tail } = plan(300, [1.5, 2], [3, 1]);
    expect(lead).toBeGreaterThan(30);
    expect(pauses[0]).toBeGreaterThan(60);
    expect(tail).toBeGreaterThan(60);
    expect(lead + tail + 3.5 + (pauses[0] ?? 0)).toBeCloseTo(300, 3);
  });

  it("say by how much speech is too long", () => {
    expect(excessSeconds(60, [30, 20], [1, 1])).toBe(0);
    expect(excessSeconds(60, [30, 30], [1, 1])).toBeCloseTo(2.5 + 0.4 + 4, 6);
    // The last pause is the tail.
    expect(excessSeconds(60, [60], [3])).toBeCloseTo(6.5, 6);
  });
});
