import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { describe, expect, test } from "vitest";
import { inspirationOf } from "./inspirations.fakes.ts";
import {
  failed,
  finished,
  noAnswer,
  settle,
  setUpStore,
  snapshot,
  unused,
  waiting,
} from "./inspirations-store.fakes.ts";

describe("the inspirations", () => {
  test("are unknown at first, and then what the stream says", () => {
    const { store, hear } = setUpStore();
    store.open();
    expect(store.list.get().status).toBe("loading");
    hear(snapshot(finished));
    expect(store.list.get()).toMatchObject({ status: "ready", inspirations: [finished] });
    hear({ type: "removed", id: finished.id });
    expect(store.list.get().inspirations).toEqual([]);
  });

  test("are followed once, however often a screen asks for it", () => {
    const { store, openings } = setUpStore();
    store.open();
    store.open();
    expect(openings()).toBe(1);
  });

  test("stay while their updates are paused, until they are opened again", async () => {
    let reads = 0;
    const { store, hear, lose, wait, openings, streamIsOpen } = setUpStore({
      listInspirations: async () => {
        reads += 1;
        return unused();
      },
    });
    store.open();
    hear(snapshot(finished));
    // The list would be read in place of the stream.
    lose();
    store.pause();
    expect(streamIsOpen()).toBe(false);
    await wait(60_000);
    expect(reads).toBe(0);
    expect(store.list.get()).toMatchObject({ status: "ready", inspirations: [finished] });
    store.open();
    expect(openings()).toBe(2);
  });

  test("are read, again and again, while the stream does not begin", async () => {
    const answers = [[waiting], [finished]];
    const { store, hear, wait } = setUpStore({
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
    const { store, hear, wait } = setUpStore({
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
    const { store, hear, wait } = setUpStore({
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
    const { store, wait } = setUpStore({
      listInspirations: () =>
        works ? Promise.resolve({ inspirations: [finished], nextCursor: null }) : noAnswer(),
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
    const { store, hear } = setUpStore({
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

  test("older ones stay when the newest page ends with one that is hidden", async () => {
    const [newer, older, oldest] = ["2026-06-02", "2026-06-01", "2026-01-01"].map((day) =>
      inspirationOf({ id: day, createdAt: `${day}T00:00:00.000Z` }),
    ) as [Inspiration, Inspiration, Inspiration];
    const page = { inspirations: [newer, older], nextCursor: "page-2" };
    const { store, wait } = setUpStore({
      listInspirations: async ({ cursor }) =>
        cursor === undefined ? page : { inspirations: [oldest], nextCursor: null },
    });
    store.open();
    await wait(1_500);
    await store.loadOlder();
    store.hide(older);
    await wait(5_000);
    expect(store.list.get()).toMatchObject({ inspirations: [newer, oldest], nextCursor: null });
    // A list that has to be read anew goes on from the page, though one that is older is hidden.
    store.hide(oldest);
    await store.reload();
    expect(store.list.get()).toMatchObject({ inspirations: [newer], nextCursor: "page-2" });
    store.unhide(older.id);
    expect(store.list.get().inspirations).toEqual([newer, older]);
  });

  test("nothing is left of them at sign-out, and no late answer brings anything back", async () => {
    const page = Promise.withResolvers<{ inspirations: Inspiration[]; nextCursor: null }>();
    const { store, streamIsOpen, wait } = setUpStore({
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

describe("a fault of our own", () => {
  const page = { inspirations: [finished], nextCursor: null };

  test("in reading them is reported, and to the person it is a list that can't be read", async () => {
    const { store, wait, faults } = setUpStore({ listInspirations: unused });
    store.open();
    await wait(1_500);
    expect(faults).toEqual([new Error("not to be called")]);
    expect(store.list.get().status).toBe("failed");
  });

  test("in taking over what came is reported, and what comes next is taken over", async () => {
    const { store, wait, faults, storage } = setUpStore({ listInspirations: async () => page });
    const { write } = storage;
    const broken = new TypeError("broken");
    storage.write = () => {
      throw broken;
    };
    store.open();
    await wait(1_500);
    expect(faults).toEqual([broken]);
    storage.write = write;
    await store.reload();
    expect(faults).toEqual([broken]);
    expect(storage.stored?.inspirations).toEqual([finished]);
  });

  test("is none where the server refuses or gives no answer", async () => {
    const { store, wait, faults } = setUpStore({ listInspirations: noAnswer });
    store.open();
    await wait(1_500);
    expect(faults).toEqual([]);
  });
});

describe("announcements", () => {
  test("say nothing of the first snapshot", () => {
    const { store, hear } = setUpStore();
    store.open();
    hear(snapshot(waiting));
    expect(store.announcement.get().text).toBe("");
  });

  test("say what changes then, and fall silent", async () => {
    const { store, hear, wait } = setUpStore();
    store.open();
    hear(snapshot(waiting));
    hear({ type: "changed", inspiration: finished });
    expect(store.announcement.get().text).toBe("Steady before the big room is ready to play");
    await wait(5_000);
    expect(store.announcement.get().text).toBe("");
  });

  test("tell the same words twice as two", () => {
    const { store, hear } = setUpStore();
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
    const { store, hear } = setUpStore({
      async updateInspirationStatus(input) {
        calls.push(input);
        return { inspiration: waiting };
      },
      async createAffirmation(input) {
        calls.push(input);
        return {};
      },
    });
    store.open();
    hear(snapshot(failed));
    await store.retry(failed, ["I sleep well"]);
    expect(calls).toEqual([
      { id: "one", status: "processing" },
      {
        id: "one",
        length: 1,
        goals: ["I sleep well"],
        description: "A big presentation",
      },
    ]);
    expect(store.list.get().inspirations).toEqual([waiting]);
  });

  test("asks once more when no answer came: whoever leaves the page is not told that it failed", async () => {
    const moves: string[] = [];
    let asked = 0;
    const { store, hear, wait } = setUpStore({
      async updateInspirationStatus({ status }) {
        moves.push(status);
        return { inspiration: waiting };
      },
      async createAffirmation() {
        asked += 1;
        return asked === 1 ? noAnswer() : { recordId: "one" };
      },
    });
    store.open();
    hear(snapshot(failed));
    const retrying = store.retry(failed, []);
    await settle();
    expect(asked).toBe(1);
    expect(moves).toEqual(["processing"]);
    await wait(1_000);
    await retrying;
    expect(asked).toBe(2);
    expect(moves).toEqual(["processing"]);
  });

  test("leaves it failed as before when the creation can't be asked for", async () => {
    const moves: unknown[] = [];
    const { store, hear } = setUpStore({
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

describe("what was created here", () => {
  const created = inspirationOf({
    id: "created",
    status: "processing",
    title: null,
    createdAt: "2026-07-01T12:00:00.000Z",
  });

  test("is in the device's list at once, before the server has told anything", () => {
    const { store, storage } = setUpStore({}, { at: 500, inspirations: [finished] });
    store.add(created);
    expect(store.list.get().inspirations).toEqual([created, finished]);
    // The rest of the list is as old as before.
    expect(storage.stored).toEqual({ at: 500, inspirations: [created, finished] });
    store.open();
    expect(store.list.get().inspirations).toEqual([created, finished]);
  });

  test("waits for the server's list where the device has none", () => {
    const { store } = setUpStore();
    store.add(created);
    expect(store.list.get().status).toBe("loading");
  });

  test("replaces nothing newer that the stream has told of it", () => {
    const { store, hear } = setUpStore();
    store.open();
    hear(snapshot(finished));
    store.add({ ...finished, status: "processing" });
    expect(store.list.get().inspirations).toEqual([finished]);
  });
});
