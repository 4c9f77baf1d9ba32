import type { Remarks } from "../language/remarks.ts";
import { afterBrowserTimeout } from "../platform/timer.ts";

/** Both parts are larger than a screen, so they are scripts of their own. */
export const browserRemarks: Remarks = {
  loadIsForeign: async () => (await import("../language/foreign.ts")).isForeign,
  loadRemarkOnGoal: async () => (await import("../language/remark-on-goal.ts")).remarkOnGoal,
  after: afterBrowserTimeout,
};
