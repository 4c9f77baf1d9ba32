import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import type { Memory } from "../../platform/memory.ts";
import { createAlone } from "../../platform/alone.ts";
import { createOutbox, type Unsent } from "./outbox.ts";

const wish: Unsent = { id: "one", length: 3, description: "A talk", userGoals: ["I rest"] };
const outOfReach = new ApiError("network", "no answer");

/** A server that makes inspirations, and a browser's memory that several windows share. */
function setUp() {
  const calls: string[] = [];
  const made = new Map<string, Inspiration["status"]>();
  const failures: ApiError[] = [];
  const refused: string[] = [];
  const timers: (() => void)[] = [];
  /** What happens while the first calls, and a reading of the goals, are under way. */
  const meanwhile: (() => void)[] = [];
  const kept = new Map<string, unknown>();
  const state = { isOurs: true };
  // One for all windows, as the browser's locks are.
  const alone = createAlone("outbox", undefined);
  const memory: Memory = {
    read: (name) => (state.isOurs ? kept.get(name) : undefined),
    write: (name, value) => void (state.isOurs && kept.set(name, value)),
    isOurs: () => state.isOurs,
  };

  async function answer(call: string, id: string, status: Inspiration["status"]) {
    calls.push(call);
    meanwhile.shift()?.();
    const failure = failures.shift();
    if (failure === undefined || failure.message === "answer lost") made.set(id, status);
    if (failure !== undefined) throw failure;
    // Only the status is looked at.
    return { inspiration: { id, status: made.get(id) } as Inspiration };
  }

  const openWindow = () =>
    createOutbox({
      client: {
        addInspiration: ({ id }) => answer("add", id, made.get(id) ?? "pending"),
        updateInspirationStatus: ({ id, status }) => answer(status, id, status),
        createAffirmation: ({ recordId, userGoals }) =>
          answer(`create for ${userGoals.join()}`, recordId, "processing"),
      },
      memory,
      readGoals: async () => {
        meanwhile.shift()?.();
        return ["I run"];
      },
      alone,
      after(_milliseconds, callback) {
        timers.push(callback);
        return () => void timers.splice(timers.indexOf(callback), 1);
      },
      onRefused: ({ code }) => refused.push(code),
    });
  return { openWindow, calls, made, failures, refused, timers, meanwhile, kept, state };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("What was asked for without a network", () => {
  it("waits, also through a reload, and is sent once when the network is back", async () => {
    const { openWindow, calls, failures, timers } = setUp();
    failures.push(outOfReach);
    const before = openWindow();
    expect(before.add(wish)).toBe(true);
    await settle();
    expect(before.waiting.get()).toEqual([wish]);

    const after = openWindow();
    after.open();
    await settle();
    expect(after.waiting.get()).toEqual([]);
    expect(calls).toEqual(["add", "add", "processing", "create for I rest"]);
    for (const tryAgain of timers) tryAgain();
    await settle();
    expect(calls).toHaveLength(4);
  });

  it("is tried again by itself", async () => {
    const { openWindow, failures, timers } = setUp();
    failures.push(outOfReach);
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    timers.at(-1)?.();
    await settle();
    expect(outbox.waiting.get()).toEqual([]);
  });

  it.each([1, 2, 3])("is made once when the answer to call %i is lost", async (lost) => {
    const { openWindow, made, failures } = setUp();
    const failed = Array.from({ length: 3 }, () => undefined as unknown as ApiError);
    failed[lost - 1] = new ApiError("network", "answer lost");
    failures.push(...failed);
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    expect(outbox.waiting.get()).toEqual([lost === 1 ? wish : { ...wish, isBegun: true }]);
    failures.length = 0;
    await outbox.send();
    expect(outbox.waiting.get()).toEqual([]);
    expect([...made]).toEqual([["one", "processing"]]);
  });

  it("is left alone once it has been made or has failed", async () => {
    const { openWindow, made, calls } = setUp();
    made.set("one", "completed");
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    expect(calls).toEqual(["add"]);
    expect(outbox.waiting.get()).toEqual([]);
  });

  it("takes the goals of the time when it is sent, if they were not known", async () => {
    const { openWindow, calls } = setUp();
    openWindow().add({ ...wish, userGoals: null });
    await settle();
    expect(calls.at(-1)).toBe("create for I run");
  });

  it("is told when the server refuses it for good, and goes", async () => {
    const { openWindow, failures, refused } = setUp();
    failures.push(new ApiError("invalid-input", "422"));
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    expect(refused).toEqual(["invalid-input"]);
    expect(outbox.waiting.get()).toEqual([]);
  });

  it("is not taken in where nothing can be kept", async () => {
    const { openWindow, state, calls } = setUp();
    state.isOurs = false;
    expect(openWindow().add(wish)).toBe(false);
    await settle();
    expect(calls).toEqual([]);
  });

  it("is nobody's once the person has left", async () => {
    const { openWindow, failures, state, timers, calls } = setUp();
    failures.push(outOfReach);
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    state.isOurs = false;
    outbox.open();
    expect(outbox.waiting.get()).toEqual([]);
    for (const tryAgain of timers.slice()) tryAgain();
    await settle();
    expect(calls).toEqual(["add"]);
  });
});

describe("What one person asked for is never sent as another's", () => {
  const second = { ...wish, id: "two" };
  const theirs = { ...wish, id: "theirs" };

  it.each([1, 2, 3])("who has come while call %i was under way", async (last) => {
    const { openWindow, calls, meanwhile, kept } = setUp();
    kept.set("outbox", [second, wish]);
    meanwhile[last - 1] = () => kept.set("outbox", [theirs]);
    const outbox = openWindow();
    outbox.open();
    await settle();
    expect(calls).toEqual(["add", "processing", "create for I rest"].slice(0, last));
    expect(kept.get("outbox")).toEqual([theirs]);
    expect(outbox.waiting.get()).toEqual([theirs]);
  });

  it("who has come while the goals were read", async () => {
    const { openWindow, calls, meanwhile, kept } = setUp();
    kept.set("outbox", [{ ...wish, userGoals: null }]);
    meanwhile.push(() => kept.clear());
    openWindow().open();
    await settle();
    expect(calls).toEqual([]);
  });

  it("and its refusal is told to nobody else", async () => {
    const { openWindow, failures, refused, meanwhile, kept } = setUp();
    kept.set("outbox", [wish]);
    failures.push(new ApiError("invalid-input", "422"));
    meanwhile.push(() => kept.clear());
    openWindow().open();
    await settle();
    expect(refused).toEqual([]);
  });
});

/** The wish waits, since its first sending had no answer. */
async function waiting() {
  const all = setUp();
  all.failures.push(outOfReach);
  const outbox = all.openWindow();
  outbox.add(wish);
  await settle();
  return { ...all, outbox };
}

describe("What waits to be sent can be taken back", () => {
  it("for good, in all windows", async () => {
    const { openWindow, outbox, calls, timers } = await waiting();
    const other = openWindow();
    expect(await outbox.discard("one")).toBe(true);
    expect(outbox.waiting.get()).toEqual([]);
    other.open();
    for (const tryAgain of timers.slice()) tryAgain();
    await settle();
    expect(other.waiting.get()).toEqual([]);
    expect(calls).toEqual(["add"]);
  });

  it("by itself alone", async () => {
    const { outbox, failures } = await waiting();
    failures.push(outOfReach);
    const second = { ...wish, id: "two" };
    outbox.add(second);
    await settle();
    expect(await outbox.discard("one")).toBe(true);
    expect(outbox.waiting.get()).toEqual([second]);
  });

  it("but not while any window sends it", async () => {
    const { openWindow, outbox, calls } = await waiting();
    const sending = openWindow().send();
    expect(await outbox.discard("one")).toBe(false);
    await sending;
    expect(calls.at(-1)).toBe("create for I rest");
    expect(await outbox.discard("one")).toBe(false);
  });

  it("but not once the server has a part of it", async () => {
    const { outbox, failures, calls } = await waiting();
    failures.push(undefined as unknown as ApiError, outOfReach);
    await outbox.send();
    expect(outbox.waiting.get()).toEqual([{ ...wish, isBegun: true }]);
    expect(await outbox.discard("one")).toBe(false);
    await outbox.send();
    expect(calls.at(-1)).toBe("create for I rest");
  });
});
