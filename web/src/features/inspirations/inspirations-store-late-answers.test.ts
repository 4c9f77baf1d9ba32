import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { inspirationOf } from "./inspirations.fakes.ts";
import {
  failed,
  finished,
  noAnswer,
  setUpStore,
  snapshot,
  waiting,
  watchNotices,
} from "./inspirations-store.fakes.ts";

describe("without a network an answer", () => {
  const page = { inspirations: [waiting], nextCursor: null };

  /** A list whose stream stays open without events. The device has just lost its network for the second time. */
  function setUpSilence(reads: (() => Promise<typeof page>)[]) {
    const read = vi.fn<() => Promise<typeof page>>(() => (reads.shift() ?? noAnswer)());
    const all = setUpStore({ listInspirations: read });
    all.store.open();
    all.hear(snapshot(finished));
    all.isOnline.set(false);
    all.isOnline.set(true);
    all.isOnline.set(false);
    return { ...all, read };
  }

  test("that was under way when it went says nothing of what comes after", async () => {
    const { promise, resolve } = Promise.withResolvers<typeof page>();
    const { store, wait, read } = setUpSilence([() => promise]);
    resolve(page);
    await wait(0);
    expect(store.list.get().inspirations).toEqual([waiting]);
    await wait(5_000);
    expect(read).toHaveBeenCalledTimes(2);
    await wait(3_000);
    expect(store.phase.get()).toBe("offline");
    expect(store.isOutOfReach.get()).toBe(true);
    expect(store.asOf.get()).toBe(6_000);
  });

  test("of the stream that was under way says nothing either", async () => {
    const { store, wait, hear } = setUpSilence([]);
    await wait(0);
    hear(snapshot(waiting));
    await wait(5_000);
    await wait(3_000);
    expect(store.phase.get()).toBe("offline");
    expect(store.isOutOfReach.get()).toBe(true);
  });

  test("that refuses, and was under way, is not the last word", async () => {
    const { promise, reject } = Promise.withResolvers<typeof page>();
    const { store, wait } = setUpSilence([() => promise]);
    reject(new ApiError("unavailable", "503"));
    await wait(0);
    expect(store.phase.get()).toBe("refused");
    await wait(5_000);
    expect(store.phase.get()).toBe("offline");
    expect(store.isOutOfReach.get()).toBe(true);
  });

  test("that comes again and again, as from a server on the device itself, is believed", async () => {
    const { store, wait, read } = setUpSilence(
      Array.from({ length: 20 }, () => () => Promise.resolve(page)),
    );
    const told = watchNotices(store);
    await wait(0);
    for (let second = 0; second < 30; second += 1) await wait(1_000);
    expect(read).toHaveBeenCalledTimes(7);
    expect(told).toEqual([]);
  });

  test("is asked for once more when the network is back, as the stream may be dead in silence", async () => {
    const later = { inspirations: [finished], nextCursor: null };
    const { store, wait, isOnline, read } = setUpSilence([
      () => Promise.resolve(page),
      () => Promise.resolve(later),
    ]);
    await wait(0);
    isOnline.set(true);
    await wait(0);
    expect(read).toHaveBeenCalledTimes(2);
    expect(store.list.get().inspirations).toEqual([finished]);
    // From then on the stream counts as alive.
    await wait(60_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(store.phase.get()).toBe("current");
  });
});

describe("an answer that was asked for before a change here undoes nothing", () => {
  const renamed = { ...finished, title: "The talk" };
  const created = inspirationOf({
    id: "created",
    status: "processing",
    createdAt: "2026-07-01T12:00:00.000Z",
  });
  type Store = ReturnType<typeof setUpStore>["store"];
  const changes: [string, Inspiration, (store: Store) => unknown, Inspiration[]][] = [
    ["tried again", failed, (store) => store.retry(failed, []), [waiting]],
    ["renamed", finished, (store) => store.rename(finished.id, "The talk"), [renamed]],
    ["created", finished, (store) => store.add(created), [created, finished]],
    ["removed", finished, (store) => store.forget(finished.id), []],
  ];

  test.each(changes)("%s", async (_what, before, change, after) => {
    const earlier = { inspirations: [before], nextCursor: null };
    const { promise, resolve } = Promise.withResolvers<typeof earlier>();
    const reads = [() => Promise.resolve(earlier), () => promise];
    const read = vi.fn<() => Promise<typeof earlier>>(() => reads.shift()?.() ?? noAnswer());
    const { store, wait } = setUpStore({
      listInspirations: read,
      updateInspirationStatus: async () => ({ inspiration: waiting }),
      createAffirmation: async () => ({}),
      renameInspiration: async () => ({ inspiration: renamed }),
    });
    store.open();
    await wait(1_500);
    await wait(5_000);
    await change(store);
    resolve(earlier);
    await wait(0);
    expect(store.list.get().inspirations).toEqual(after);
    // It is asked for anew at once.
    expect(read).toHaveBeenCalledTimes(3);
  });
});
