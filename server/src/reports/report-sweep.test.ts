import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import type { Log } from "../ports/log.ts";
import { sweepReports } from "./report-sweep.ts";

const day = 24 * 60 * 60 * 1_000;
const nothing = () => undefined;

describe("Reports", () => {
  const stopping = new AbortController();
  afterEach(() => stopping.abort());

  it("are kept for 90 days, over a database that is away for a while", async () => {
    const { reports } = createMemoryDocuments();
    const now = Date.UTC(2026, 10, 23, 12);
    const put = (id: string, age: number) =>
      reports.put({
        inspirationId: toInspirationId(id),
        userId: toUid("ann"),
        reportedAt: new Date(now - age).toISOString(),
        reason: "other",
        note: "",
        scriptText: null,
      });
    await put("old", 90 * day + 1);
    await put("young", 90 * day);
    const error = vi.fn<Log["error"]>();
    const log: Log = { debug: nothing, info: nothing, warn: nothing, error };

    const away = vi.spyOn(reports, "deleteBefore").mockRejectedValueOnce(new Error("away"));
    const failed = new AbortController();
    const sweep = sweepReports({ reports, log, now: () => now }, failed.signal);
    await expect.poll(() => error.mock.calls.length).toBe(1);
    failed.abort();
    await sweep;
    away.mockRestore();

    void sweepReports({ reports, log, now: () => now }, stopping.signal);
    await expect
      .poll(async () => (await reports.list(new Date(0))).map(({ inspirationId }) => inspirationId))
      .toEqual(["young"]);
  });
});
