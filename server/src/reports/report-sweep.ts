import type { ReportStore } from "../ports/documents/report-store.ts";
import type { Log } from "../ports/log.ts";
import type { Sweep } from "../sweeps/repeat-sweep.ts";
import { oldestReport } from "./report-lifetime.ts";

interface ReportSweepParts {
  readonly reports: Pick<ReportStore, "deleteBefore">;
  readonly log: Log;
  readonly now?: () => number;
}

/** Deletes reports whose time has ended. */
export function createReportSweep({ reports, log, now = Date.now }: ReportSweepParts): Sweep {
  return {
    async resume() {
      try {
        await reports.deleteBefore(oldestReport(now()));
        return true;
      } catch (error) {
        log.error({ error }, "old reports not deleted yet");
        return false;
      }
    },
  };
}
