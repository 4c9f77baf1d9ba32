import { setTimeout } from "node:timers/promises";
import type { ReportStore } from "../ports/documents/report-store.ts";
import type { Log } from "../ports/log.ts";
import { oldestReport } from "./report-lifetime.ts";

const sweepMilliseconds = 60 * 60 * 1_000;

/** Deletes reports whose time has ended, now and every hour, until the signal aborts. Never rejects. */
export async function sweepReports(
  { reports, log, now = Date.now }: SweepParts,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await reports.deleteBefore(oldestReport(now()));
    } catch (error) {
      log.error({ error }, "old reports not deleted yet");
    }
    await setTimeout(sweepMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}

interface SweepParts {
  readonly reports: Pick<ReportStore, "deleteBefore">;
  readonly log: Log;
  readonly now?: () => number;
}
