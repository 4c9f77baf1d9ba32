import { expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import type { Log } from "../ports/log.ts";
import { createUsageSweep } from "./usage-sweep.ts";

const nothing = () => undefined;

it("What was used of daily limits is kept for three days, over a database that is away for a while", async () => {
  const { usage } = createMemoryDocuments();
  const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-23"];
  for (const day of days) await usage.reserve("spending", day, 1, 9);
  const left = () => Promise.all(days.map((day) => usage.read("spending", day)));
  const error = vi.fn<Log["error"]>();
  const log: Log = { debug: nothing, info: nothing, warn: nothing, error };

  const away = vi.spyOn(usage, "deleteBefore").mockRejectedValueOnce(new Error("away"));
  const sweep = createUsageSweep({ usage, log, now: () => Date.UTC(2026, 10, 23, 12) });
  const { signal } = new AbortController();
  expect(await sweep.resume(signal)).toBe(false);
  expect(error).toHaveBeenCalledOnce();
  expect(await left()).toEqual([1, 1, 1, 1]);
  away.mockRestore();

  expect(await sweep.resume(signal)).toBe(true);
  expect(await left()).toEqual([0, 0, 1, 1]);
});
