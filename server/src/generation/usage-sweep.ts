import { toUtcDay, type UsageStore } from "../ports/documents/usage-store.ts";
import type { Log } from "../ports/log.ts";
import type { Sweep } from "../sweeps/repeat-sweep.ts";

interface UsageSweepParts {
  readonly usage: Pick<UsageStore, "deleteBefore">;
  readonly log: Log;
  readonly now?: () => number;
}

/** Milliseconds for which is kept what was used of daily limits: long enough for any late giving back. */
const usageKept = 3 * 24 * 60 * 60 * 1_000;

/** Forgets what was used of daily limits some days ago. */
export function createUsageSweep({ usage, log, now = Date.now }: UsageSweepParts): Sweep {
  return {
    async resume() {
      try {
        await usage.deleteBefore(toUtcDay(now() - usageKept));
        return true;
      } catch (error) {
        log.error({ error }, "what was used of daily limits not forgotten yet");
        return false;
      }
    },
  };
}
