import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import type { Log } from "../ports/log.ts";
import { createReportSweep } from "./report-sweep.ts";

const day = 24 * 60 * 60 * 1_000;
const nothing = () => undefined;

describe("Reports", () => {
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
    const sweep = createReportSweep({ reports, log, now: () => now });
    const { signal } = new AbortController();
    expect(await sweep.resume(signal)).toBe(false);
    expect(error).toHaveBeenCalledOnce();
    away.mockRestore();

    expect(await sweep.resume(signal)).toBe(true);
    const kept = await reports.list(new Date(0));
    expect(kept.map(({ inspirationId }) => inspirationId)).toEqual(["young"]);
  });
});
