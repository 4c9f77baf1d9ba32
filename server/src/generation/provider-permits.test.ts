import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import type { UsageStore } from "../ports/documents/usage-store.ts";
import type { Log } from "../ports/log.ts";
import { createProviderPermits, type ProviderPermits } from "./provider-permits.ts";
import type { CallOutcome, ProviderPart } from "./studio/studio-host.ts";

const minute = 60_000;
const worked: CallOutcome = { dollars: 0, fault: null };
const failed: CallOutcome = { dollars: 0, fault: "busy" };

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

  it("blame no provider for a text that it won't have, or for a process that ended", async () => {
    for (let count = 0; count < 4; count += 1) {
      await call("writer", { dollars: 0, fault: "unusable" });
      await permits.permitCall("writer", 0.1);
      permits.abandonAll();
    }
    expect(permits.findDown()).toEqual([]);
    // It may have been spent.
    expect(await spent()).toBe(400_000);
  });

  it("count as spent what can't be given back, and keep the answer", async () => {
    const broken = { ...usage, giveBack: () => Promise.reject(new Error("the store is away")) };
    permits = createProviderPermits({ usage: broken, spendingPerDay: 1, log });
    const { granted } = await permits.permitCall("writer", 0.25);
    await permits.settleCall(granted ?? 0, worked);
    expect(await spent()).toBe(250_000);
    expect(logged).toEqual([{ error: new Error("the store is away") }]);
  });

  it("tell the log which part failed and how", async () => {
    await call("voice", failed);
    expect(logged).toEqual([{ part: "voice", fault: "busy" }]);
  });
});
