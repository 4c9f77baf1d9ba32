import { describe, expect, it } from "vitest";
import { inParallel } from "./in-parallel.ts";

describe("Work in parallel", () => {
  it("keeps the order of the items, whichever is done first", async () => {
    const finishers: ((result: string) => void)[] = [];
    const work = inParallel(["a", "b", "c"], 2, (item) => {
      if (item === "c") return Promise.resolve("C");
      return new Promise<string>((resolve) => finishers.push(resolve));
    });
    expect(finishers).toHaveLength(2);
    finishers[1]?.("B");
    await Promise.resolve();
    finishers[0]?.("A");
    expect(await work).toEqual(["A", "B", "C"]);
  });

  it("begins nothing more after a failure", async () => {
    const begun: number[] = [];
    const work = inParallel([1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item);
      if (item === 2) throw new Error("broken");
      await new Promise((resolve) => setTimeout(resolve, 5));
      return item;
    });
    await expect(work).rejects.toThrow("broken");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(begun).toEqual([1, 2]);
  });

  it("has nothing to do for no items", async () => {
    expect(await inParallel([], 3, async () => 1)).toEqual([]);
  });
});
