import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import { toWire } from "@hearten/contract/wire-names.ts";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import type { LocalStorage } from "../../platform/local-storage.ts";
import { createMutex } from "../../platform/mutex.ts";
import { createOutbox, type Unsent } from "./outbox.ts";
import { UnnamedThirdParties } from "./unnamed-third-parties.ts";

const wish: Unsent = { id: "one", length: 3, description: "A talk", goals: ["I rest"] };
/** As the device keeps them. */
const stored = (...wishes: readonly Unsent[]) => wishes.map((one) => toWire("unsent", one));
const outOfReach = new ApiError("network", "no answer");
const fault = new ApiError("internal", "500");

/** A fake server, and local storage that several windows share. */
function setUp() {
  const calls: string[] = [];
  const made = new Map<string, Inspiration["status"]>();
  const failures: (Error | undefined)[] = [];
  /** The ids of inspirations whose first call always fails with `internal`. */
  const spoiled = new Set<string>();
  const refused: string[] = [];
  const timers: (() => void)[] = [];
  /** Called during the first calls, and while the goals are read. */
  const meanwhile: (() => void)[] = [];
  const kept = new Map<string, unknown>();
  const state = {
    isOurs: true,
    thirdParties: { writer: null, voice: null } as ThirdParties,
    keepsWordsHere: false,
  };
  // All windows share it, like the browser's locks.
  const mutex = createMutex("outbox", undefined);
  const storage: LocalStorage = {
    read: (name) => (state.isOurs ? kept.get(name) : undefined),
    write: (name, value) => void (state.isOurs && kept.set(name, value)),
    isOurs: () => state.isOurs,
  };

  async function answer(call: string, id: string, status: Inspiration["status"]) {
    calls.push(call);
    meanwhile.shift()?.();
    const failure = spoiled.has(id) ? fault : failures.shift();
    if (failure === undefined || failure.message === "answer lost") made.set(id, status);
    if (failure !== undefined) throw failure;
    // Only the status is used.
    return { inspiration: { id, status: made.get(id) } as Inspiration };
  }

  const openWindow = () =>
    createOutbox({
      client: {
        addInspiration: ({ id }) => answer("add", id, made.get(id) ?? "pending"),
        updateInspirationStatus: ({ id, status }) => answer(status, id, status),
        createAffirmation: ({ id, goals, music = "" }) =>
          answer(`create ${music} for ${goals.join()}`.replace("  ", " "), id, "processing"),
        readThirdParties: async () => ({ thirdParties: state.thirdParties }),
      },
      storage,
      readProfile: async () => {
        meanwhile.shift()?.();
        return { goals: ["I run"], music: "soft", keepsWordsHere: state.keepsWordsHere };
      },
      mutex,
      after(_milliseconds, callback) {
        timers.push(callback);
        return () => {
          const place = timers.indexOf(callback);
          if (place >= 0) timers.splice(place, 1);
        };
      },
      onRefused: (error, isKept) => refused.push(`${wordsOf(error)}, ${isKept ? "kept" : "gone"}`),
    });
  /** Runs the retry timer. */
  async function passTime() {
    for (const tryAgain of timers.splice(0)) tryAgain();
    await settle();
  }
  return {
    openWindow,
    passTime,
    calls,
    made,
    failures,
    spoiled,
    refused,
    timers,
    meanwhile,
    kept,
    state,
  };
}

function wordsOf(error: unknown): string {
  if (error instanceof UnnamedThirdParties) return error.thirdParties.writer ?? "nobody";
  return error instanceof ApiError ? error.code : "fault";
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
    failures[lost - 1] = new ApiError("network", "answer lost");
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
    openWindow().add({ ...wish, goals: null, music: "full" });
    await settle();
    expect(calls.at(-1)).toBe("create for I run");
  });

  it("is sent as an earlier version has stored it, and stored so that such a version can read it", async () => {
    const { openWindow, calls, failures, kept } = setUp();
    const earlier = { id: "one", length: 3, description: "A talk", userGoals: ["I rest"] };
    kept.set("outbox", [earlier]);
    failures.push(fault);
    const outbox = openWindow();
    outbox.open();
    await settle();
    expect(outbox.waiting.get()).toEqual([{ ...wish, faults: 1 }]);
    expect(kept.get("outbox")).toEqual([{ ...earlier, faults: 1 }]);
    await outbox.send();
    expect(calls.at(-1)).toBe("create for I rest");
  });

  it("is sent beside what only a later version can read, which is left for that version", async () => {
    const { openWindow, made, kept } = setUp();
    const later = { id: "later", length: 3, description: "A talk", goals: "in other words" };
    kept.set("outbox", [later, ...stored(wish)]);
    const outbox = openWindow();
    outbox.open();
    await settle();
    expect([...made.keys()]).toEqual(["one"]);
    expect(outbox.waiting.get()).toEqual([]);
    expect(kept.get("outbox")).toEqual([later]);
  });

  it("has the music that was chosen, or the profile's of the time when it is sent", async () => {
    const { openWindow, calls } = setUp();
    const outbox = openWindow();
    outbox.add({ ...wish, music: "off" });
    await settle();
    expect(calls.at(-1)).toBe("create off for I rest");
    outbox.add({ ...wish, id: "two", goals: null, music: null });
    await settle();
    expect(calls.at(-1)).toBe("create soft for I run");
  });

  it("is told when the server refuses it for good, and stays to be sent again or taken back", async () => {
    const { openWindow, passTime, calls, failures, refused } = setUp();
    failures.push(new ApiError("invalid-input", "422"));
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    expect(refused).toEqual(["invalid-input, kept"]);
    expect(outbox.waiting.get()).toMatchObject([{ ...wish, isHeld: true }]);
    await passTime();
    expect(calls).toEqual(["add"]);
  });

  it("is removed, and the person told, when the server has its text and refuses the rest", async () => {
    const { openWindow, failures, refused } = setUp();
    failures.push(undefined, new ApiError("conflict", "409"));
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    expect(refused).toEqual(["conflict, gone"]);
    expect(outbox.waiting.get()).toEqual([]);
  });

  it("is not accepted where nothing can be stored", async () => {
    const { openWindow, state, calls } = setUp();
    state.isOurs = false;
    expect(openWindow().add(wish)).toBe(false);
    await settle();
    expect(calls).toEqual([]);
  });

  it("is not shown or sent after the person has signed out", async () => {
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

describe("What the server fails at again and again", () => {
  const second: Unsent = { ...wish, id: "two" };

  /** An outbox with two inspirations. The first always fails. */
  async function failing() {
    const all = setUp();
    all.kept.set("outbox", stored(second, wish));
    all.spoiled.add("one");
    const outbox = all.openWindow();
    outbox.open();
    await settle();
    return { ...all, outbox };
  }

  it("holds up nothing behind it", async () => {
    const { outbox, made, refused } = await failing();
    expect([...made]).toEqual([["two", "processing"]]);
    expect(outbox.waiting.get()).toEqual([{ ...wish, faults: 1 }]);
    expect(refused).toEqual([]);
  });

  it("is told after three attempts, keeps its words, and is left alone from then on", async () => {
    const { openWindow, outbox, passTime, calls, refused, timers } = await failing();
    await passTime();
    expect(refused).toEqual([]);
    await passTime();
    expect(refused).toEqual(["internal, kept"]);
    expect(outbox.waiting.get()).toMatchObject([{ ...wish, isHeld: true }]);
    const before = calls.length;
    const reloaded = openWindow();
    reloaded.open();
    await settle();
    await passTime();
    expect(timers).toEqual([]);
    expect(calls).toHaveLength(before);
    expect(reloaded.waiting.get()).toMatchObject([{ ...wish, isHeld: true }]);
  });

  it("is tried as often anew when it is sent again, and sent once the server is well", async () => {
    const { outbox, passTime, made, refused, spoiled } = await failing();
    await passTime();
    await passTime();
    await outbox.sendAgain("one");
    expect(outbox.waiting.get()).toMatchObject([{ ...wish, faults: 1, isHeld: false }]);
    spoiled.clear();
    await passTime();
    expect(outbox.waiting.get()).toEqual([]);
    expect(made.get("one")).toBe("processing");
    expect(refused).toHaveLength(1);
  });

  it("is not tried at once by another window that hears of it, and later by that window too", async () => {
    const { openWindow, passTime, calls, kept, outbox } = await failing();
    const before = calls.length;
    const other = openWindow();
    other.reload();
    await settle();
    expect(calls).toHaveLength(before);
    expect(other.waiting.get()).toEqual(outbox.waiting.get());
    await passTime();
    expect(calls.length).toBeGreaterThan(before);
    kept.clear();
    other.reload();
    expect(other.waiting.get()).toEqual([]);
  });

  it("can be taken back", async () => {
    const { outbox, passTime } = await failing();
    await passTime();
    await passTime();
    expect(await outbox.discard("one")).toBe(true);
    expect(outbox.waiting.get()).toEqual([]);
  });

  it("is removed after three attempts, and the person told, when the server has its text", async () => {
    const { openWindow, passTime, failures, refused, made } = setUp();
    failures.push(undefined, fault, fault, fault);
    made.set("one", "pending");
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    failures.unshift(undefined);
    await passTime();
    expect(outbox.waiting.get()).toEqual([{ ...wish, isBegun: true, faults: 2 }]);
    failures.unshift(undefined);
    await passTime();
    expect(refused).toEqual(["internal, gone"]);
    expect(outbox.waiting.get()).toEqual([]);
  });

  it("is not counted when no answer comes, which ends the attempt for all", async () => {
    const { openWindow, passTime, calls, failures, refused, kept } = setUp();
    kept.set("outbox", stored(second, wish));
    failures.push(...Array.from({ length: 5 }, () => outOfReach));
    const outbox = openWindow();
    outbox.open();
    await settle();
    for (let times = 0; times < 4; times += 1) await passTime();
    expect(calls).toHaveLength(5);
    expect(refused).toEqual([]);
    expect(outbox.waiting.get()).toEqual([second, wish]);
  });

  it("is not counted when the server has no room, and is sent once it has", async () => {
    const { openWindow, passTime, made, failures, refused } = setUp();
    failures.push(...Array.from({ length: 4 }, () => new ApiError("no-room", "503")));
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    for (let times = 0; times < 4; times += 1) await passTime();
    expect(refused).toEqual([]);
    expect([...made.keys()]).toEqual([wish.id]);
  });

  it("is counted too when the app itself throws", async () => {
    const { openWindow, passTime, failures, refused } = setUp();
    failures.push(...Array.from({ length: 3 }, () => new TypeError("broken")));
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    await passTime();
    await passTime();
    expect(refused).toEqual(["fault, kept"]);
    expect(outbox.waiting.get()).toMatchObject([{ ...wish, isHeld: true }]);
  });
});

describe("What a day has no room for", () => {
  const full = new ApiError("daily-limit", "429", { limit: 50 });
  const second: Unsent = { ...wish, id: "two" };
  const third: Unsent = { ...wish, id: "three" };

  it("is kept and told once for all of it, and is not sent again by itself", async () => {
    const { openWindow, passTime, calls, failures, refused, timers, kept } = setUp();
    kept.set("outbox", stored(third, second, wish));
    failures.push(full);
    const outbox = openWindow();
    outbox.open();
    await settle();
    expect(refused).toEqual(["daily-limit, kept"]);
    expect(outbox.waiting.get()).toMatchObject([
      { ...third, isHeld: true },
      { ...second, isHeld: true },
      { ...wish, isHeld: true },
    ]);
    expect(timers).toEqual([]);
    openWindow().open();
    await settle();
    await passTime();
    expect(calls).toEqual(["add"]);
  });

  it("holds up nothing that the server has already", async () => {
    const { openWindow, made, failures, kept, refused } = setUp();
    made.set("two", "pending");
    kept.set("outbox", stored({ ...second, isBegun: true }, wish));
    failures.push(full);
    const outbox = openWindow();
    outbox.open();
    await settle();
    expect([...made]).toEqual([["two", "processing"]]);
    expect(outbox.waiting.get()).toMatchObject([{ ...wish, isHeld: true }]);
    expect(refused).toEqual(["daily-limit, kept"]);
  });

  it("is sent when the person sends it again and there is room, and told again when there is none", async () => {
    const { openWindow, made, failures, refused } = setUp();
    failures.push(full, full);
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    await outbox.sendAgain("one");
    expect(refused).toEqual(["daily-limit, kept", "daily-limit, kept"]);
    expect(outbox.waiting.get()).toMatchObject([{ ...wish, isHeld: true }]);
    await outbox.sendAgain("one");
    expect(outbox.waiting.get()).toEqual([]);
    expect([...made]).toEqual([["one", "processing"]]);
  });

  it("can be taken back", async () => {
    const { openWindow, failures } = setUp();
    failures.push(full);
    const outbox = openWindow();
    outbox.add(wish);
    await settle();
    expect(await outbox.discard("one")).toBe(true);
    expect(outbox.waiting.get()).toEqual([]);
  });

  it("is told to nobody else when the person changes", async () => {
    const { openWindow, failures, refused, meanwhile, kept } = setUp();
    const theirs = { ...wish, id: "theirs" };
    kept.set("outbox", stored(wish));
    failures.push(full);
    meanwhile.push(() => kept.set("outbox", stored(theirs)));
    openWindow().open();
    await settle();
    expect(refused).toEqual([]);
    expect(kept.get("outbox")).toEqual(stored(theirs));
  });
});

describe("What would go to third parties of whom the person was not told", () => {
  const elsewhere: ThirdParties = { writer: "api.example.com", voice: null };
  const refusal = "api.example.com, kept";

  it.each([
    ["by an earlier version", wish],
    ["while none were known", { ...wish, named: null }],
    ["while it was another", { ...wish, named: { writer: "old.example.com", voice: null } }],
  ])(
    "stays here when it was asked for %s; it is told, and sent when the person sends it",
    async (_when, asked) => {
      const { openWindow, passTime, state, refused, calls, timers } = setUp();
      state.thirdParties = elsewhere;
      const outbox = openWindow();
      outbox.add(asked);
      await settle();
      expect(calls).toEqual([]);
      expect(refused).toEqual([refusal]);
      expect(outbox.waiting.get()).toMatchObject([{ ...wish, isHeld: true, named: elsewhere }]);
      await passTime();
      expect(timers).toEqual([]);
      await outbox.sendAgain("one");
      expect(calls).toEqual(["add", "processing", "create for I rest"]);
      expect(refused).toEqual([refusal]);
    },
  );

  it("goes when the person was told, or keeps their words here", async () => {
    const { openWindow, state, made, refused } = setUp();
    state.thirdParties = elsewhere;
    const outbox = openWindow();
    outbox.add({ ...wish, named: { ...elsewhere, voice: "speech.example.com" } });
    await settle();
    state.keepsWordsHere = true;
    outbox.add({ ...wish, id: "two" });
    await settle();
    expect([...made.keys()]).toEqual(["one", "two"]);
    expect(refused).toEqual([]);
  });

  it("holds up nothing behind it, and goes on when the server has its text already", async () => {
    const { openWindow, state, made, kept } = setUp();
    state.thirdParties = elsewhere;
    const begun = { ...wish, id: "begun", isBegun: true };
    const named = { ...wish, id: "named", named: elsewhere };
    kept.set("outbox", stored(named, begun, wish));
    const outbox = openWindow();
    outbox.open();
    await settle();
    expect([...made.keys()]).toEqual(["begun", "named"]);
    expect(outbox.waiting.get()).toMatchObject([{ id: "one", isHeld: true }]);
  });
});

describe("What one person asked for is never sent as another's", () => {
  const second = { ...wish, id: "two" };
  const theirs = { ...wish, id: "theirs" };

  it.each([1, 2, 3])("when the person changes during call %i", async (last) => {
    const { openWindow, calls, meanwhile, kept } = setUp();
    kept.set("outbox", stored(second, wish));
    meanwhile[last - 1] = () => kept.set("outbox", stored(theirs));
    const outbox = openWindow();
    outbox.open();
    await settle();
    expect(calls).toEqual(["add", "processing", "create for I rest"].slice(0, last));
    expect(kept.get("outbox")).toEqual(stored(theirs));
    expect(outbox.waiting.get()).toEqual([theirs]);
  });

  it("when the person changes while the goals are read", async () => {
    const { openWindow, calls, meanwhile, kept } = setUp();
    kept.set("outbox", stored({ ...wish, goals: null }));
    meanwhile.push(() => kept.clear());
    openWindow().open();
    await settle();
    expect(calls).toEqual([]);
  });

  it("and nobody else is told of its refusal", async () => {
    const { openWindow, failures, refused, meanwhile, kept } = setUp();
    kept.set("outbox", stored(wish));
    failures.push(new ApiError("invalid-input", "422"));
    meanwhile.push(() => kept.clear());
    openWindow().open();
    await settle();
    expect(refused).toEqual([]);
  });
});

/** An outbox with one inspiration, which waits because the first attempt got no answer. */
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
    failures.push(undefined, outOfReach);
    await outbox.send();
    expect(outbox.waiting.get()).toEqual([{ ...wish, isBegun: true }]);
    expect(await outbox.discard("one")).toBe(false);
    await outbox.send();
    expect(calls.at(-1)).toBe("create for I rest");
  });
});
