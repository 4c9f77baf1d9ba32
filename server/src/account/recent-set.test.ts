import { describe, expect, it } from "vitest";
import { createRecentSet } from "./recent-set.ts";

/** The same rows each time. */
const salt = Buffer.alloc(16);
const names = (count: number) => Array.from({ length: count }, (_, number) => `ann-${number}`);

describe("A set of recent names", () => {
  it("holds what was added, and nothing else", () => {
    const set = createRecentSet(1_000, salt);
    for (const name of names(300)) set.add(name);
    expect(names(300).every((name) => set.has(name))).toBe(true);
    expect(set.has("bob")).toBe(false);
  });

  it("remembers as many as it was made for, but for a few where a row is too short", () => {
    const set = createRecentSet(8_000, salt);
    for (const name of names(8_000)) set.add(name);
    expect(names(8_000).filter((name) => !set.has(name)).length).toBeLessThan(5);
  });

  it("forgets the oldest of a row", () => {
    const row = createRecentSet(16, salt);
    for (const name of names(33)) row.add(name);
    expect(row.has("ann-0")).toBe(false);
    expect(
      names(33)
        .slice(1)
        .every((name) => row.has(name)),
    ).toBe(true);
  });

  it("takes a name that is added again for a new one, and keeps it once", () => {
    const row = createRecentSet(16, salt);
    for (const name of names(32)) row.add(name);
    row.add("ann-5");
    row.add("bob");
    expect(row.has("ann-5")).toBe(true);
    expect(row.has("ann-0")).toBe(false);
    expect(row.has("ann-1")).toBe(true);
  });

  it("puts names in other rows with another salt", () => {
    const sets = [createRecentSet(32, salt), createRecentSet(32, Buffer.alloc(16, 1))];
    for (const set of sets) for (const name of names(100)) set.add(name);
    const [one, other] = sets.map((set) => names(100).filter((name) => set.has(name)));
    expect(one).not.toEqual(other);
  });
});
