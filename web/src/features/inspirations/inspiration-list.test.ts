import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { describe, expect, test } from "vitest";
import {
  applyChanged,
  applyLiveEvent,
  applyOlderPage,
  type InspirationList,
  nothingKnown,
} from "./inspiration-list.ts";
import { inspirationOf } from "./inspirations.fakes.ts";

/** One inspiration a minute: the higher the minute, the newer. */
const at = (minute: number, fields: Partial<Inspiration> = {}) =>
  inspirationOf({
    id: `i${minute}`,
    createdAt: `2026-06-15T12:${String(minute).padStart(2, "0")}:00.000Z`,
    ...fields,
  });

const ids = ({ inspirations }: InspirationList) => inspirations.map(({ id }) => id);

function listOf(minutes: number[], nextCursor: string | null = null): InspirationList {
  return { status: "ready", inspirations: minutes.map((minute) => at(minute)), nextCursor };
}

function afterSnapshot(list: InspirationList, minutes: number[], nextCursor: string | null = null) {
  const inspirations = minutes.map((minute) => at(minute));
  return applyLiveEvent(list, { type: "snapshot", inspirations, nextCursor });
}

describe("the list", () => {
  test("is what the first snapshot says", () => {
    expect(afterSnapshot(nothingKnown, [3, 2], "older")).toEqual(listOf([3, 2], "older"));
  });

  test("may be empty", () => {
    expect(afterSnapshot(nothingKnown, [])).toEqual(listOf([]));
  });

  test("gets a new one at the top", () => {
    const list = applyChanged(listOf([3, 2]), at(4));
    expect(ids(list)).toEqual(["i4", "i3", "i2"]);
  });

  test("shows a change in its place", () => {
    const list = applyLiveEvent(listOf([3, 2, 1]), {
      type: "changed",
      inspiration: at(2, { title: "Changed" }),
    });
    expect(ids(list)).toEqual(["i3", "i2", "i1"]);
    expect(list.inspirations[1]?.title).toBe("Changed");
  });

  test("loses what is removed", () => {
    expect(ids(applyLiveEvent(listOf([3, 2, 1]), { type: "removed", id: "i2" }))).toEqual([
      "i3",
      "i1",
    ]);
  });

  test("grows by older ones, each once", () => {
    const list = applyOlderPage(listOf([5, 4], "c"), {
      inspirations: [at(4), at(3), at(2)],
      nextCursor: "d",
    });
    expect(ids(list)).toEqual(["i5", "i4", "i3", "i2"]);
    expect(list.nextCursor).toBe("d");
  });

  test("keeps older ones that were loaded when a new snapshot comes", () => {
    const list = afterSnapshot(listOf([5, 4, 3, 2], "after-2"), [6, 5, 4], "after-4");
    expect(ids(list)).toEqual(["i6", "i5", "i4", "i3", "i2"]);
    expect(list.nextCursor).toBe("after-2");
  });

  test("drops older ones that others may lie before, and leads to those", () => {
    const list = afterSnapshot(listOf([5, 4, 3], "after-3"), [9, 8, 7], "after-7");
    expect(ids(list)).toEqual(["i9", "i8", "i7"]);
    expect(list.nextCursor).toBe("after-7");
    // One that was created here is in the list before those of the other devices are.
    const created = applyChanged(listOf([5, 4, 3], "after-3"), at(9));
    expect(ids(afterSnapshot(created, [9, 8, 7], "after-7"))).toEqual(["i9", "i8", "i7"]);
  });

  test("drops what a new snapshot no longer has within its span", () => {
    const list = afterSnapshot(listOf([5, 4, 3, 2]), [6, 5, 3], "after-3");
    expect(ids(list)).toEqual(["i6", "i5", "i3", "i2"]);
  });

  test("drops everything that a snapshot without older ones does not have", () => {
    expect(ids(afterSnapshot(listOf([5, 4, 3]), [5]))).toEqual(["i5"]);
    expect(ids(afterSnapshot(listOf([5, 4, 3]), []))).toEqual([]);
  });

  test("keeps one order for those of the same moment", () => {
    const one = at(1, { id: "a" });
    const other = at(1, { id: "b" });
    const empty = listOf([]);
    expect(ids(applyChanged(applyChanged(empty, one), other))).toEqual(["a", "b"]);
    expect(ids(applyChanged(applyChanged(empty, other), one))).toEqual(["a", "b"]);
  });
});
