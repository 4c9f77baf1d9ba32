import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { inspirationOf } from "./inspirations.fakes.ts";
import { failed, finished, setUpStore, snapshot } from "./inspirations-store.fakes.ts";
import { createRemoval, type Removal } from "./removal.ts";

const two = inspirationOf({ id: "two", createdAt: "2026-06-14T12:00:00.000Z" });

describe("Removing", () => {
  const removeInspiration = vi.fn<(input: { id: string }) => Promise<object>>();
  let all: ReturnType<typeof setUpStore>;
  let removal: Removal;
  beforeEach(() => {
    removeInspiration.mockReset().mockResolvedValue({});
    all = setUpStore();
    all.store.open();
    all.hear(snapshot(finished, two));
    removal = createRemoval({ client: { removeInspiration }, inspirations: all.store });
  });
  const listed = () => all.store.list.get().inspirations.map(({ id }) => id);
  const stored = () => all.storage.stored?.inspirations.map(({ id }) => id);

  it("takes it out of the list at once, and asks the server only in the end", async () => {
    removal.begin(finished);
    expect([listed(), stored()]).toEqual([["two"], ["two"]]);
    all.hear(snapshot(finished, two));
    expect(listed()).toEqual(["two"]);
    expect(removeInspiration).not.toHaveBeenCalled();
    await removal.finish("one");
    // The call outlives the page.
    expect(removeInspiration).toHaveBeenCalledExactlyOnceWith({ id: "one" }, { keepalive: true });
    expect(listed()).toEqual(["two"]);
    expect(all.removed).toEqual(["one"]);
  });

  it("can be undone, with what has changed meanwhile", async () => {
    removal.begin(finished);
    all.hear({ type: "changed", inspiration: { ...finished, title: "Another title" } });
    expect(removal.undo("one")).toBe(true);
    expect(all.store.list.get().inspirations.map(({ title }) => title)).toEqual([
      "Another title",
      two.title,
    ]);
    await removal.finish("one");
    expect(removeInspiration).not.toHaveBeenCalled();
    expect(removal.undo("one")).toBe(false);
  });

  it("puts it back when it fails, and takes one that is gone already for removed", async () => {
    removeInspiration.mockRejectedValueOnce(new ApiError("network", "no answer"));
    removal.begin(finished);
    await expect(removal.finish("one")).rejects.toMatchObject({ code: "network" });
    expect(listed()).toEqual(["one", "two"]);
    expect(all.removed).toEqual([]);
    removeInspiration.mockRejectedValueOnce(new ApiError("not-found", "gone"));
    removal.begin(finished);
    await removal.finish("one");
    expect(listed()).toEqual(["two"]);
    expect(all.removed).toEqual(["one"]);
  });

  it("is finished for all when the person leaves, once", async () => {
    removal.begin(finished);
    removal.begin(two);
    await Promise.all([removal.finishAll(), removal.finishAll(), removal.finish("one")]);
    expect(removeInspiration.mock.calls.map(([{ id }]) => id)).toEqual(["one", "two"]);
    expect(listed()).toEqual([]);
  });

  it("is none of whoever comes next", async () => {
    removal.begin(finished);
    removal.clear();
    await removal.finishAll();
    expect(removeInspiration).not.toHaveBeenCalled();
  });
});

/** One of that day in May. */
const older = (id: string, day: number) =>
  inspirationOf({ id, createdAt: `2026-05-${String(day).padStart(2, "0")}T12:00:00.000Z` });

describe("What was removed on another device", () => {
  it("leaves the list and the device when it is told", () => {
    const { store, hear, removed } = setUpStore();
    store.open();
    hear(snapshot(finished, two));
    hear({ type: "removed", id: "two" });
    expect(store.list.get().inspirations).toEqual([finished]);
    expect(removed).toEqual(["two"]);
  });

  it("is noticed afterwards: a page no longer has it", () => {
    const { store, hear, removed, kept } = setUpStore({}, { at: 5, inspirations: [finished, two] });
    kept.push(inspirationOf({ id: "kept", createdAt: "2026-06-01T12:00:00.000Z" }));
    store.open();
    hear(snapshot(finished));
    expect(removed.toSorted()).toEqual(["kept", "two"]);
    hear(snapshot(two));
    expect(removed.toSorted()).toEqual(["kept", "kept", "one", "two"]);
  });

  it("is looked for on older pages, as far as this device keeps older ones", async () => {
    const pages = new Map([
      ["a", { inspirations: [older("20", 20), older("10", 10)], nextCursor: "b" }],
      ["b", { inspirations: [older("05", 5)], nextCursor: "c" }],
    ]);
    const listInspirations = vi.fn<(input: { cursor?: string | undefined }) => Promise<never>>(
      async ({ cursor }) => pages.get(cursor ?? "") as never,
    );
    const { store, hear, removed, kept, wait } = setUpStore({ listInspirations });
    kept.push(older("20", 20), older("15", 15), older("06", 6));
    store.open();
    const newest = { type: "snapshot", inspirations: [finished], nextCursor: "a" } as const;
    hear({ ...newest, inspirations: [finished] });
    await wait(1);
    expect(removed).toEqual(["15", "06"]);
    expect(listInspirations.mock.calls.map(([{ cursor }]) => cursor)).toEqual(["a", "b"]);
    // Once a visit.
    hear({ ...newest, inspirations: [finished] });
    await wait(1);
    expect(listInspirations).toHaveBeenCalledTimes(2);
  });

  it("is nothing that is there, however the pages overlap", () => {
    const { store, hear, removed } = setUpStore();
    store.open();
    hear({ type: "snapshot", inspirations: [finished, two], nextCursor: "a" });
    hear({ type: "snapshot", inspirations: [failed], nextCursor: "a" });
    expect(removed).toEqual([]);
  });
});
