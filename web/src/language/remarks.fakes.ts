import { isForeign } from "./foreign.ts";
import { remarkOnGoal } from "./remark-on-goal.ts";
import type { Remarks } from "./remarks.ts";

/** The remarks of the app, with pauses that the test ends. */
export function createPausedRemarks(): { remarks: Remarks; pause: () => void } {
  const waiting = new Set<() => void>();
  return {
    remarks: {
      loadIsForeign: async () => isForeign,
      loadRemarkOnGoal: async () => remarkOnGoal,
      after(_milliseconds, callback) {
        waiting.add(callback);
        return () => void waiting.delete(callback);
      },
    },
    pause() {
      const due = [...waiting];
      waiting.clear();
      for (const callback of due) callback();
    },
  };
}

/** Remarks that never come. */
export const noRemarks: Remarks = {
  loadIsForeign: () => new Promise(() => {}),
  loadRemarkOnGoal: () => new Promise(() => {}),
  after: () => () => {},
};
