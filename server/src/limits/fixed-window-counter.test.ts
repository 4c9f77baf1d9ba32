import { describe, expect, it } from "vitest";
import { createFixedWindowCounter } from "./fixed-window-counter.ts";

const minute = 60_000;

describe("A counter", () => {
  it("begins anew when a key's window has ended", () => {
    let now = 0;
    const counter = createFixedWindowCounter(2, minute, () => now);
    counter.increment("ann");
    counter.increment("ann");
    now = minute;
    counter.increment("ann");
    expect(counter.secondsToWait("ann")).toBe(0);
    counter.increment("ann");
    expect(counter.secondsToWait("ann")).toBe(60);
  });

  it("takes back what was counted and no more", () => {
    const counter = createFixedWindowCounter(1, minute, () => 0);
    counter.decrement("ann");
    counter.increment("ann");
    counter.decrement("ann");
    expect(counter.secondsToWait("ann")).toBe(0);
    counter.decrement("ann");
    counter.increment("ann");
    expect(counter.secondsToWait("ann")).toBe(60);
  });

  it("has room for others where what was counted is taken back", () => {
    const counter = createFixedWindowCounter(1, minute, () => 0);
    counter.increment("ann");
    for (let count = 0; count < 50_001; count += 1) {
      counter.increment(`other ${count}`);
      counter.decrement(`other ${count}`);
    }
    expect(counter.secondsToWait("ann")).toBe(60);
  });

  it("remembers fifty thousand keys, and forgets those first whose windows end first", () => {
    let now = 0;
    const counter = createFixedWindowCounter(1, minute, () => now);
    counter.increment("again");
    now = minute;
    counter.increment("first");
    counter.increment("again");
    for (let count = 0; count < 49_998; count += 1) counter.increment(`other ${count}`);
    expect(counter.secondsToWait("first")).toBe(60);
    counter.increment("one too many");
    expect(counter.secondsToWait("first")).toBe(0);
    for (const key of ["again", "other 0", "one too many"])
      expect(counter.secondsToWait(key)).toBe(60);
  });
});
