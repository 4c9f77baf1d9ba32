import type { Inspiration, LiveEvent } from "@hearten/contract/inspirations.ts";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createVariable } from "../../api/observable.ts";
import type { LiveListener } from "../../api/live.ts";
import { inspirationOf } from "./inspirations.fakes.ts";
import {
  createInspirationsStore,
  type InspirationsDependencies,
  type KeptList,
} from "./inspirations-store.ts";

type FakeClient = InspirationsDependencies["client"];

const unused = () => Promise.reject(new Error("not to be called"));
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A store on a clock, a stream and a server of the test's own. */
function setUp(client: Partial<FakeClient> = {}, kept: KeptList | null = null) {
  const isOnline = createVariable(true);
  const memory = {
    kept,
    read: () => memory.kept,
    write: (list: KeptList) => void (memory.kept = list),
  };
  let listener: LiveListener | null = null;
  let openings = 0;
  let timers: { at: number; callback: () => void }[] = [];
  let now = 0;
  const store = createInspirationsStore({
    client: {
      listInspirations: unused,
      updateInspirationStatus: unused,
      createAffirmation: unused,
      ...client,
    },
    openLive(opened) {
      openings += 1;
      listener = opened;
      return () => {
        listener = null;
      };
    },
    onNotSignedIn: () => {},
    now: () => 1_000 + now,
    memory,
    connection: { isOnline },
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  return {
    store,
    isOnline,
    memory,
    streamIsOpen: () => listener !== null,
    openings: () => openings,
    /** The stream says this. */
    hear: (event: LiveEvent) => listener?.onEvent(event),
    wait: async (milliseconds: number) => {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
      await settle();
    },
  };
}

const snapshot = (...inspirations: Inspiration[]): LiveEvent => ({
  type: "snapshot",
  inspirations,
  nextCursor: null,
});
const waiting = inspirationOf({ status: "processing", title: null });
const finished = inspirationOf({});
const failed = inspirationOf({ status: "failed", error: "The voice gave out." });

describe("the inspirations", () => {
  test("are unknown at first, and then what the stream says", () => {
    const { store, hear } = setUp();
    store.open();
    expect(store.list.get().status).toBe("loading");
    hear(snapshot(finished));
    expect(store.list.get()).toMatchObject({ status: "ready", inspirations: [finished] });
    hear({ type: "removed", id: finished.id });
    expect(store.list.get().inspirations).toEqual([]);
  });

  test("are followed once, however often a screen asks for it", () => {
    const { store, openings } = setUp();
    store.open();
    store.open();
    expect(openings()).toBe(1);
  });

  test("are read, again and again, while the stream does not begin", async () => {
    const answers = [[waiting], [finished]];
    const { store, hear, wait } = setUp({
      listInspirations: async () => ({ inspirations: answers.shift() ?? [], nextCursor: null }),
    });
    store.open();
    await wait(1_500);
    expect(store.list.get()).toMatchObject({ status: "ready", inspirations: [waiting] });
    await wait(5_000);
    expect(store.list.get().inspirations).toEqual([finished]);
    hear(snapshot(finished));
    await wait(60_000);
    expect(answers).toEqual([]);
    expect(store.list.get().inspirations).toEqual([finished]);
  });

  test("are not read when the stream begins in time", async () => {
    let reads = 0;
    const { store, hear, wait } = setUp({
      listInspirations: () => {
        reads += 1;
        return unused();
      },
    });
    store.open();
    hear(snapshot(finished));
    await wait(60_000);
    expect(reads).toBe(0);
  });

  test("an answer that the stream has overtaken is dropped", async () => {
    const page = Promise.withResolvers<{ inspirations: Inspiration[]; nextCursor: null }>();
    const { store, hear, wait } = setUp({
      listInspirations: () => page.promise,
    });
    store.open();
    await wait(1_500);
    hear(snapshot(finished));
    page.resolve({ inspirations: [waiting], nextCursor: null });
    await settle();
    expect(store.list.get().inspirations).toEqual([finished]);
  });

  test("that can't be read leave an empty list, until they are asked for again", async () => {
    let works = false;
    const { store, wait } = setUp({
      listInspirations: () =>
        works ? Promise.resolve({ inspirations: [finished], nextCursor: null }) : unused(),
    });
    store.open();
    await wait(1_500);
    expect(store.list.get()).toEqual({ status: "failed", inspirations: [], nextCursor: null });
    works = true;
    const reloaded = store.reload();
    expect(store.list.get().status).toBe("loading");
    await reloaded;
    expect(store.list.get()).toMatchObject({ status: "ready", inspirations: [finished] });
  });

  test("older ones come page by page", async () => {
    const older = inspirationOf({ id: "older", createdAt: "2026-01-01T00:00:00.000Z" });
    const asked: (string | undefined)[] = [];
    const { store, hear } = setUp({
      async listInspirations({ cursor }) {
        asked.push(cursor);
        return { inspirations: [older], nextCursor: null };
      },
    });
    store.open();
    hear({ type: "snapshot", inspirations: [finished], nextCursor: "page-2" });
    await store.loadOlder();
    expect(store.list.get()).toMatchObject({ inspirations: [finished, older], nextCursor: null });
    await store.loadOlder();
    expect(asked).toEqual(["page-2"]);
  });

  test("nothing is left of them at sign-out, and no late answer brings anything back", async () => {
    const page = Promise.withResolvers<{ inspirations: Inspiration[]; nextCursor: null }>();
    const { store, streamIsOpen, wait } = setUp({
      listInspirations: () => page.promise,
    });
    store.open();
    await wait(1_500);
    store.clear();
    page.resolve({ inspirations: [finished], nextCursor: null });
    await settle();
    expect(store.list.get()).toEqual({ status: "loading", inspirations: [], nextCursor: null });
    expect(streamIsOpen()).toBe(false);
  });
});

describe("without a network", () => {
  const kept: KeptList = { at: 500, inspirations: [finished] };

  test("the last known ones are shown, with their time, until the stream is back", async () => {
    const { store, hear, wait, memory } = setUp({}, kept);
    store.open();
    await wait(1_500);
    expect(store.list.get()).toMatchObject({ status: "ready", inspirations: [finished] });
    expect(store.asOf.get()).toBe(500);
    hear(snapshot(waiting));
    expect(store.asOf.get()).toBeNull();
    expect(memory.kept).toEqual({ at: 2_500, inspirations: [waiting] });
  });

  test("they are shown at once where the device knows that it has none", () => {
    const { store, isOnline } = setUp({}, kept);
    isOnline.set(false);
    store.open();
    expect(store.asOf.get()).toBe(500);
    expect(store.isOutOfReach.get()).toBe(true);
  });

  test("a list that was up to date has the time at which the network went", async () => {
    const { store, hear, isOnline, wait } = setUp({
      listInspirations: async () => ({ inspirations: [waiting], nextCursor: null }),
    });
    store.open();
    hear(snapshot(finished));
    isOnline.set(false);
    await wait(3_000);
    expect(store.asOf.get()).toBe(1_000);
    expect(store.isOutOfReach.get()).toBe(true);
    // The stream may have outlived it, and says nothing.
    isOnline.set(true);
    await wait(0);
    expect(store.asOf.get()).toBeNull();
    expect(store.isOutOfReach.get()).toBe(false);
    expect(store.list.get().inspirations).toEqual([waiting]);
  });

  test("a network that is gone for a moment alone is not spoken of", async () => {
    const { store, hear, isOnline, wait } = setUp({
      listInspirations: async () => ({ inspirations: [waiting], nextCursor: null }),
    });
    const told: unknown[] = [];
    for (const observable of [store.asOf, store.isOutOfReach])
      observable.subscribe(() => told.push(observable.get()));
    store.open();
    hear(snapshot(finished));
    isOnline.set(false);
    await wait(2_900);
    isOnline.set(true);
    await wait(0);
    await wait(60_000);
    expect(told).toEqual([]);
    // What the stream may have missed has been read.
    expect(store.list.get().inspirations).toEqual([waiting]);
  });

  test("a network that is back without an answer is asked again until there is one", async () => {
    let reads = 0;
    const { store, hear, isOnline, wait } = setUp({
      listInspirations() {
        reads += 1;
        return reads < 3
          ? Promise.reject(new ApiError("network", "no answer"))
          : Promise.resolve({ inspirations: [waiting], nextCursor: null });
      },
    });
    store.open();
    hear(snapshot(finished));
    isOnline.set(false);
    await wait(2_000);
    isOnline.set(true);
    // One network for another takes a moment too.
    await wait(2_900);
    expect(store.isOutOfReach.get()).toBe(false);
    await wait(100);
    expect(store.asOf.get()).toBe(1_000);
    expect(store.isOutOfReach.get()).toBe(true);
    for (const again of [2, 3]) {
      expect(store.isOutOfReach.get()).toBe(true);
      await wait(5_000);
      expect(reads).toBe(again);
    }
    expect(store.isOutOfReach.get()).toBe(false);
    expect(store.list.get().inspirations).toEqual([waiting]);
    await wait(60_000);
    expect(reads).toBe(3);
  });

  test("nobody is out of reach who answers with a failure", async () => {
    const failures = [new ApiError("network", "no answer"), new ApiError("unavailable", "503")];
    const { store, wait } = setUp(
      { listInspirations: () => Promise.reject(failures.shift() ?? new Error("more than two")) },
      kept,
    );
    store.open();
    await wait(1_500);
    expect(store.isOutOfReach.get()).toBe(true);
    await wait(5_000);
    expect(store.asOf.get()).toBe(500);
    expect(store.isOutOfReach.get()).toBe(false);
  });

  test("nothing of it is left at sign-out", async () => {
    const { store, hear, isOnline, wait } = setUp();
    store.open();
    hear(snapshot(finished));
    isOnline.set(false);
    store.clear();
    await wait(60_000);
    expect(store.asOf.get()).toBeNull();
    expect(store.isOutOfReach.get()).toBe(false);
  });
});

describe("announcements", () => {
  test("say nothing of the first snapshot", () => {
    const { store, hear } = setUp();
    store.open();
    hear(snapshot(waiting));
    expect(store.announcement.get().text).toBe("");
  });

  test("say what changes then, and fall silent", async () => {
    const { store, hear, wait } = setUp();
    store.open();
    hear(snapshot(waiting));
    hear({ type: "changed", inspiration: finished });
    expect(store.announcement.get().text).toBe("Steady before the big room is ready to play");
    await wait(5_000);
    expect(store.announcement.get().text).toBe("");
  });

  test("tell the same words twice as two", () => {
    const { store, hear } = setUp();
    store.open();
    hear(snapshot());
    hear({ type: "changed", inspiration: inspirationOf({ id: "a", status: "pending" }) });
    const first = store.announcement.get();
    hear({ type: "changed", inspiration: inspirationOf({ id: "b", status: "pending" }) });
    const second = store.announcement.get();
    expect(second.text).toBe(first.text);
    expect(second.id).not.toBe(first.id);
  });
});

describe("trying a failed one again", () => {
  test("asks for the same length and words with the goals of today", async () => {
    const calls: unknown[] = [];
    const { store, hear } = setUp({
      async updateInspirationStatus(input) {
        calls.push(input);
        return { inspiration: waiting };
      },
      async createAffirmation(input) {
        calls.push(input);
        return { recordId: input.recordId };
      },
    });
    store.open();
    hear(snapshot(failed));
    await store.retry(failed, ["I sleep well"]);
    expect(calls).toEqual([
      { id: "one", status: "processing" },
      {
        recordId: "one",
        length: 1,
        userGoals: ["I sleep well"],
        description: "A big presentation",
      },
    ]);
    expect(store.list.get().inspirations).toEqual([waiting]);
  });

  test("leaves it failed as before when the creation can't be asked for", async () => {
    const moves: unknown[] = [];
    const { store, hear } = setUp({
      async updateInspirationStatus(input) {
        moves.push(input);
        return { inspiration: input.status === "failed" ? failed : waiting };
      },
      createAffirmation: () => Promise.reject(new Error("out of reach")),
    });
    store.open();
    hear(snapshot(failed));
    await expect(store.retry(failed, [])).rejects.toThrow("out of reach");
    expect(moves.at(-1)).toEqual({ id: "one", status: "failed", error: "The voice gave out." });
    expect(store.list.get().inspirations).toEqual([failed]);
  });
});
