import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import type { UsageStore } from "../ports/documents/usage-store.ts";
import type { Log } from "../ports/log.ts";
import { createProviderPermits, type ProviderPermits } from "./provider-permits.ts";
import type { CallOutcome, ProviderPart } from "./studio/studio-host.ts";

const minute = 60_000;
const worked: CallOutcome = { dollars: 0, fault: null };
const failed: CallOutcome = { dollars: 0, fault: "busy" };
const abandoned: CallOutcome = { dollars: 0, fault: "abandoned" };

/** What another process makes of what it was told; an answer of it may be two seconds old. */
const readAfterAWhile = (process: ProviderPermits) => () => {
  vi.setSystemTime(Date.now() + 2_000);
  return process.readDown();
};

describe("Permits for providers", () => {
  let usage: UsageStore;
  let permits: ProviderPermits;
  let logged: object[];
  const keep = (fields: object) => void logged.push(fields);
  const log: Log = { debug: keep, info: keep, warn: keep, error: keep };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T23:59:00Z") });
    logged = [];
    usage = createMemoryDocuments().usage;
    permits = createProviderPermits({ usage, spendingPerDay: 1, log });
  });
  afterEach(() => void vi.useRealTimers());

  async function call(part: ProviderPart, outcome: CallOutcome, dollars = 0): Promise<boolean> {
    const { granted } = await permits.permitCall(part, dollars);
    if (granted !== null) await permits.settleCall(granted, outcome);
    return granted !== null;
  }
  const spent = (day = "2026-11-23") => usage.read("spending", day);

  it("reserve the worst, and keep what was used", async () => {
    const { granted } = await permits.permitCall("writer", 0.25);
    expect(await spent()).toBe(250_000);
    await permits.settleCall(granted ?? 0, { dollars: 0.1, fault: null });
    expect(await spent()).toBe(100_000);
  });

  it("are settled once", async () => {
    const { granted } = await permits.permitCall("writer", 0.25);
    expect(await permits.readSpentToday()).toBe(0.25);
    await permits.settleCall(granted ?? 0, { dollars: 0.2, fault: null });
    await permits.settleCall(granted ?? 0, worked);
    await permits.settleCall(99, worked);
    expect(await permits.readSpentToday()).toBe(0.2);
  });

  it("count what a call cost beyond what was reserved, even beyond the day's spending", async () => {
    const { granted } = await permits.permitCall("writer", 0.75);
    vi.setSystemTime(Date.now() + 2 * minute);
    await permits.settleCall(granted ?? 0, { dollars: 1.5, fault: null });
    // To the day that it was of.
    expect([await spent(), await spent("2026-11-24")]).toEqual([1_500_000, 0]);
    vi.setSystemTime(Date.now() - 2 * minute);
    expect(await permits.permitCall("voice", 0.1)).toEqual({ granted: null, reason: "spent" });
  });

  it("allow no more than the day's spending, whoever asks", async () => {
    const another = createProviderPermits({ usage, spendingPerDay: 1, log });
    const asked = [permits, another, permits, another].map((one) => one.permitCall("voice", 0.4));
    expect((await Promise.all(asked)).filter(({ granted }) => granted !== null)).toHaveLength(2);
    expect(await permits.permitCall("writer", 0.4)).toEqual({ granted: null, reason: "spent" });
    // What costs nothing goes on.
    expect(await permits.permitCall("writer", 0)).toMatchObject({ granted: expect.any(Number) });
  });

  it("are new every day, and give back to the day that they were of", async () => {
    const { granted } = await permits.permitCall("writer", 1);
    vi.setSystemTime(Date.now() + 2 * minute);
    expect(await call("writer", { dollars: 1, fault: null }, 1)).toBe(true);
    await permits.settleCall(granted ?? 0, worked);
    expect([await spent(), await spent("2026-11-24")]).toEqual([0, 1_000_000]);
  });

  it("leave a provider alone that failed three times in a row, and the other not", async () => {
    for (const outcome of [failed, failed, worked, failed, failed])
      expect(await call("writer", outcome)).toBe(true);
    expect(permits.findDown()).toEqual([]);
    expect(await call("writer", failed)).toBe(true);
    expect(permits.findDown()).toEqual(["writer"]);
    expect(await permits.permitCall("writer", 0.5)).toEqual({ granted: null, reason: "down" });
    expect(await spent()).toBe(0);
    expect(await call("voice", worked)).toBe(true);
  });

  it("let one try through a minute later, which decides", async () => {
    for (let count = 0; count < 3; count += 1) await call("writer", failed);
    vi.setSystemTime(Date.now() + minute);
    expect(await call("writer", failed)).toBe(true);
    expect(await call("writer", worked)).toBe(false);
    vi.setSystemTime(Date.now() + minute);
    expect(await call("writer", worked)).toBe(true);
    expect(permits.findDown()).toEqual([]);
  });

  it("blame no provider for a text that it won't have", async () => {
    for (let count = 0; count < 4; count += 1)
      expect(await call("writer", { dollars: 0, fault: "unusable" })).toBe(true);
    expect(permits.findDown()).toEqual([]);
  });

  it("learn nothing about a provider from a call that its caller gave up", async () => {
    for (const outcome of [failed, failed, abandoned, failed])
      expect(await call("writer", outcome)).toBe(true);
    expect(permits.findDown()).toEqual(["writer"]);
    for (let count = 0; count < 4; count += 1) expect(await call("voice", abandoned)).toBe(true);
    expect(permits.findDown()).toEqual(["writer"]);
    expect(logged).toEqual(Array.from({ length: 3 }, () => ({ part: "writer", fault: "busy" })));
  });

  it("let the next one try when the caller gave up the try, one at a time", async () => {
    for (let count = 0; count < 3; count += 1) await call("writer", failed);
    vi.setSystemTime(Date.now() + minute);
    const { granted: first } = await permits.permitCall("writer", 0);
    const others = [permits.permitCall("writer", 0), permits.permitCall("writer", 0)];
    await permits.settleCall(first ?? 0, abandoned);
    expect(permits.findDown()).toEqual(["writer"]);
    const { granted: second } = await Promise.race(others);
    expect(second).toEqual(expect.any(Number));
    await permits.settleCall(second ?? 0, failed);
    expect((await Promise.all(others)).map(({ granted }) => granted)).toContain(null);
    // Its failure counts for a whole minute again.
    vi.setSystemTime(Date.now() + minute - 1);
    expect(await call("writer", worked)).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    expect(await call("writer", worked)).toBe(true);
    expect(permits.findDown()).toEqual([]);
  });

  it("don't take a call from before for the try", async () => {
    const { granted: early } = await permits.permitCall("voice", 0);
    for (let count = 0; count < 3; count += 1) await call("voice", failed);
    vi.setSystemTime(Date.now() + minute);
    const { granted: attempt } = await permits.permitCall("voice", 0);
    await permits.settleCall(early ?? 0, abandoned);
    await permits.settleCall(attempt ?? 0, worked);
    expect(permits.findDown()).toEqual([]);
  });

  it("tell other processes that a provider is left alone, and when it is back", async () => {
    const another = createProviderPermits({ usage, spendingPerDay: 1, log });
    for (let count = 0; count < 3; count += 1) await call("voice", failed);
    expect(await permits.readDown()).toEqual(["voice"]);
    await expect.poll(readAfterAWhile(another)).toEqual(["voice"]);
    expect(another.findDown()).toEqual([]);
    vi.setSystemTime(Date.now() + minute);
    // Nobody has found out whether it is back.
    expect(await call("voice", abandoned)).toBe(true);
    await expect.poll(readAfterAWhile(another)).toEqual(["voice"]);
    expect(await call("voice", worked)).toBe(true);
    await expect.poll(readAfterAWhile(another)).toEqual([]);
    expect(await permits.readDown()).toEqual([]);
  });

  it("are granted though other processes leave the provider alone", async () => {
    const another = createProviderPermits({ usage, spendingPerDay: 1, log });
    for (let count = 0; count < 3; count += 1) await call("voice", failed);
    await expect.poll(readAfterAWhile(another)).toEqual(["voice"]);
    expect(await another.permitCall("voice", 0)).toEqual({ granted: 1 });
  });

  it("blame no provider for a process that ended, and can't be settled by it any more", async () => {
    for (let count = 0; count < 3; count += 1) await call("writer", failed);
    vi.setSystemTime(Date.now() + minute);
    // The one try that is let through.
    const { granted } = await permits.permitCall("writer", 0.1);
    permits.abandonAll();
    await permits.settleCall(granted ?? 0, worked);
    // It may have been spent.
    expect(await permits.readSpentToday()).toBe(0.1);
    // Nobody has found out yet whether the provider is back.
    expect(permits.findDown()).toEqual(["writer"]);
    expect(await call("writer", worked)).toBe(true);
    expect(permits.findDown()).toEqual([]);
  });

  it("are given to nobody whose process ended while they were asked for", async () => {
    const store = Promise.withResolvers<void>();
    const slow: UsageStore = {
      ...usage,
      async reserve(...asked) {
        await store.promise;
        return usage.reserve(...asked);
      },
    };
    permits = createProviderPermits({ usage: slow, spendingPerDay: 1, log });
    for (let count = 0; count < 3; count += 1) await call("writer", failed);
    vi.setSystemTime(Date.now() + minute);
    const asked = permits.permitCall("writer", 0.1);
    permits.abandonAll();
    store.resolve();
    expect(await asked).toEqual({ granted: null, reason: "down" });
    expect(await permits.readSpentToday()).toBe(0);
    // Others may try the provider.
    expect(await call("writer", worked)).toBe(true);
  });

  it("count as spent what can't be given back, and keep the answer", async () => {
    const broken = { ...usage, giveBack: () => Promise.reject(new Error("the store is away")) };
    permits = createProviderPermits({ usage: broken, spendingPerDay: 1, log });
    const { granted } = await permits.permitCall("writer", 0.25);
    await permits.settleCall(granted ?? 0, worked);
    expect(await spent()).toBe(250_000);
    expect(logged).toEqual([{ error: new Error("the store is away") }]);
    const whole = await permits.permitCall("writer", 0.25);
    await permits.settleCall(whole.granted ?? 0, { dollars: 0.25, fault: null });
    expect(logged).toHaveLength(1);
  });

  it("ask no store for what costs nothing", async () => {
    const broken = { ...usage, reserve: () => Promise.reject(new Error("the store is away")) };
    permits = createProviderPermits({ usage: broken, spendingPerDay: 1, log });
    expect(await call("writer", worked)).toBe(true);
    await expect(permits.permitCall("writer", 0.1)).rejects.toThrow("away");
  });

  it("tell the log which part failed and how", async () => {
    await call("voice", failed);
    expect(logged).toEqual([{ part: "voice", fault: "busy" }]);
  });
});
