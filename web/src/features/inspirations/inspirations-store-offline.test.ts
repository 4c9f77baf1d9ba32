import { describe, expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { inspirationOf } from "./inspirations.fakes.ts";
import {
  finished,
  noAnswer,
  setUpStore,
  snapshot,
  waiting,
  watchNotices,
} from "./inspirations-store.fakes.ts";
import type { StoredList } from "./list-storage.ts";

describe("without a network", () => {
  const stored: StoredList = { at: 500, inspirations: [finished] };

  test("the last known ones are shown, with their time, until the stream is back", async () => {
    const { store, hear, wait, storage } = setUpStore({}, stored);
    store.open();
    await wait(1_500);
    expect(store.list.get()).toMatchObject({ status: "ready", inspirations: [finished] });
    expect(store.asOf.get()).toBe(500);
    hear(snapshot(waiting));
    expect(store.asOf.get()).toBeNull();
    expect(storage.stored).toEqual({ at: 2_500, inspirations: [waiting] });
  });

  test("they are shown at once where the device knows that it has none", () => {
    const { store, isOnline } = setUpStore({}, stored);
    isOnline.set(false);
    store.open();
    expect(store.asOf.get()).toBe(500);
    expect(store.isOutOfReach.get()).toBe(true);
  });

  test("once somebody answers, what was known before counts no more, and there is a way to older ones", async () => {
    const older = inspirationOf({ id: "older", createdAt: "2026-06-14T12:00:00.000Z" });
    const page = { inspirations: [finished], nextCursor: "after one" };
    const known = { ...page, status: "ready" };

    const read = setUpStore(
      { listInspirations: async () => page },
      { at: 500, inspirations: [older] },
    );
    read.isOnline.set(false);
    read.store.open();
    expect(read.store.list.get().inspirations).toEqual([older]);
    read.isOnline.set(true);
    await read.wait(0);
    expect(read.store.list.get()).toEqual(known);

    const heard = setUpStore({}, { at: 500, inspirations: [older] });
    heard.isOnline.set(false);
    heard.store.open();
    heard.hear({ type: "snapshot", ...page });
    expect(heard.store.list.get()).toEqual(known);
  });

  test("a list that was up to date has the time at which the network went", async () => {
    const { store, hear, isOnline, wait } = setUpStore({
      listInspirations: async () => ({ inspirations: [waiting], nextCursor: null }),
    });
    store.open();
    hear(snapshot(finished));
    isOnline.set(false);
    await wait(3_000);
    expect(store.asOf.get()).toBe(1_000);
    expect(store.isOutOfReach.get()).toBe(true);
    // The stream may have survived it without an event.
    isOnline.set(true);
    await wait(0);
    expect(store.asOf.get()).toBeNull();
    expect(store.isOutOfReach.get()).toBe(false);
    expect(store.list.get().inspirations).toEqual([waiting]);
  });

  test("a network that is gone only for a moment is not mentioned", async () => {
    const { store, hear, isOnline, wait } = setUpStore({
      listInspirations: async () => ({ inspirations: [waiting], nextCursor: null }),
    });
    const told = watchNotices(store);
    store.open();
    hear(snapshot(finished));
    isOnline.set(false);
    await wait(2_900);
    isOnline.set(true);
    await wait(0);
    await wait(60_000);
    expect(told).toEqual([]);
    // The list was read, because the stream may have missed changes.
    expect(store.list.get().inspirations).toEqual([waiting]);
  });

  test("a network that is back without an answer is asked again until there is one", async () => {
    let reads = 0;
    const { store, hear, isOnline, wait } = setUpStore({
      listInspirations() {
        reads += 1;
        return reads < 6
          ? Promise.reject(new ApiError("network", "no answer"))
          : Promise.resolve({ inspirations: [waiting], nextCursor: null });
      },
    });
    store.open();
    hear(snapshot(finished));
    isOnline.set(false);
    await wait(2_000);
    isOnline.set(true);
    // To switch from one network to another takes a moment too.
    await wait(0);
    for (const again of [2, 3]) {
      await wait(1_000);
      expect(reads).toBe(again);
    }
    await wait(900);
    expect(store.isOutOfReach.get()).toBe(false);
    await wait(100);
    expect(store.asOf.get()).toBe(1_000);
    expect(store.isOutOfReach.get()).toBe(true);
    for (const again of [5, 6]) {
      expect(store.isOutOfReach.get()).toBe(true);
      await wait(5_000);
      expect(reads).toBe(again);
    }
    expect(store.isOutOfReach.get()).toBe(false);
    expect(store.list.get().inspirations).toEqual([waiting]);
    await wait(60_000);
    expect(reads).toBe(6);
  });

  test("a first question that is lost when the network is back is repeated before anything is said", async () => {
    let reads = 0;
    const { store, hear, isOnline, wait } = setUpStore({
      listInspirations() {
        reads += 1;
        return reads === 1
          ? noAnswer()
          : Promise.resolve({ inspirations: [waiting], nextCursor: null });
      },
    });
    const told = watchNotices(store);
    store.open();
    hear(snapshot(finished));
    isOnline.set(false);
    await wait(2_000);
    isOnline.set(true);
    await wait(0);
    await wait(1_000);
    expect(reads).toBe(2);
    await wait(60_000);
    expect(told).toEqual([]);
    expect(store.list.get().inspirations).toEqual([waiting]);
  });

  test("a server that answers with an error is not out of reach", async () => {
    const failures = [new ApiError("network", "no answer"), new ApiError("unavailable", "503")];
    const { store, wait } = setUpStore(
      { listInspirations: () => Promise.reject(failures.shift() ?? new Error("more than two")) },
      stored,
    );
    store.open();
    await wait(1_500);
    expect(store.isOutOfReach.get()).toBe(true);
    await wait(5_000);
    expect(store.asOf.get()).toBe(500);
    expect(store.isOutOfReach.get()).toBe(false);
  });

  test("a server that never answers is waited for, and then it is said that what is shown was known before", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { store, wait } = setUpStore(
      {
        async listInspirations() {
          await promise;
          return { inspirations: [waiting], nextCursor: null };
        },
      },
      stored,
    );
    store.open();
    await wait(1_500);
    await wait(3_900);
    // What was known is there from the beginning, and nothing says yet that it may be outdated.
    expect(store.list.get()).toMatchObject({ status: "ready", inspirations: [finished] });
    expect(store.asOf.get()).toBeNull();
    await wait(100);
    expect(store.list.get()).toMatchObject({ status: "ready", inspirations: [finished] });
    expect(store.asOf.get()).toBe(500);
    expect(store.isOutOfReach.get()).toBe(true);
    resolve();
    await wait(0);
    expect(store.list.get().inspirations).toEqual([waiting]);
    expect(store.asOf.get()).toBeNull();
  });

  test("where nothing was known, it is waited for as long as it takes", async () => {
    const { store, wait } = setUpStore({ listInspirations: () => new Promise(() => {}) });
    store.open();
    await wait(1_500);
    await wait(60_000);
    expect(store.list.get().status).toBe("loading");
  });

  test("a server that is gone while the device has a network is asked until it is back", async () => {
    const answers = [1, 2, 3].map(() => new ApiError("network", "no answer"));
    const { store, hear, lose, wait } = setUpStore({
      async listInspirations() {
        const answer = answers.shift();
        if (answer !== undefined) throw answer;
        return { inspirations: [waiting], nextCursor: null };
      },
    });
    store.open();
    hear(snapshot(finished));
    lose();
    await wait(1_500);
    lose();
    await wait(1_400);
    expect(store.isOutOfReach.get()).toBe(false);
    await wait(100);
    expect(store.asOf.get()).toBe(1_000);
    expect(store.isOutOfReach.get()).toBe(true);
    await wait(5_000);
    expect(store.isOutOfReach.get()).toBe(true);
    await wait(5_000);
    expect(store.isOutOfReach.get()).toBe(false);
    expect(store.asOf.get()).toBeNull();
    expect(store.list.get().inspirations).toEqual([waiting]);
  });

  test("a list that is polled instead of the stream is out of reach too, when no answer comes", async () => {
    const failure = new ApiError("network", "no answer");
    const answers: (ApiError | null)[] = [null, failure, failure];
    const { store, wait } = setUpStore({
      async listInspirations() {
        const error = answers.shift();
        if (error) throw error;
        return { inspirations: [waiting], nextCursor: null };
      },
    });
    store.open();
    await wait(1_500);
    expect(store.list.get().inspirations).toEqual([waiting]);
    await wait(5_000);
    expect(store.isOutOfReach.get()).toBe(false);
    await wait(3_000);
    expect(store.asOf.get()).toBe(7_500);
    expect(store.isOutOfReach.get()).toBe(true);
    await wait(5_000);
    expect(store.asOf.get()).toBeNull();
    expect(store.isOutOfReach.get()).toBe(false);
  });

  test("a list that is polled instead of the stream says when it can't be read any more", async () => {
    const answers: (ApiError | null)[] = [null, new ApiError("unavailable", "503")];
    const { store, wait } = setUpStore({
      async listInspirations() {
        const error = answers.shift();
        if (error) throw error;
        return { inspirations: [waiting], nextCursor: null };
      },
    });
    store.open();
    await wait(1_500);
    await wait(5_000);
    expect(store.asOf.get()).toBe(7_500);
    expect(store.isOutOfReach.get()).toBe(false);
    await wait(5_000);
    expect(store.asOf.get()).toBeNull();
  });

  test("a stream that is lost and comes back is not mentioned, and nothing is read for it", async () => {
    const { store, hear, lose, wait } = setUpStore();
    const told = watchNotices(store);
    store.open();
    hear(snapshot(finished));
    lose();
    await wait(1_400);
    hear(snapshot(waiting));
    await wait(60_000);
    expect(told).toEqual([]);
  });

  test("nothing of it is left at sign-out", async () => {
    const { store, hear, isOnline, wait } = setUpStore();
    store.open();
    hear(snapshot(finished));
    isOnline.set(false);
    store.clear();
    await wait(60_000);
    expect(store.asOf.get()).toBeNull();
    expect(store.isOutOfReach.get()).toBe(false);
  });
});
