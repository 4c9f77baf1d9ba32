/** Names remembered at most, so that inventing them fills no memory. */
const rememberedNames = 50_000;

/** How often something was done under a name within a span of time. */
export interface AttemptCount {
  add(name: string): void;
  clear(name: string): void;
  /** Zero while another attempt is allowed. */
  secondsToWait(name: string): number;
}

/** @param milliseconds from the first attempt counted to the moment when it is forgotten with all others */
export function createAttemptCount(
  limit: number,
  milliseconds: number,
  now: () => number = Date.now,
): AttemptCount {
  const attempts = new Map<string, { count: number; until: number }>();
  return {
    add(name) {
      const present = attempts.get(name);
      if (present !== undefined && present.until > now()) {
        present.count += 1;
        return;
      }
      attempts.delete(name);
      attempts.set(name, { count: 1, until: now() + milliseconds });
      // All last the same, so the first in the map is the first to end.
      for (const [oldest, { until }] of attempts) {
        if (until > now() && attempts.size <= rememberedNames) break;
        attempts.delete(oldest);
      }
    },
    clear: (name) => void attempts.delete(name),
    secondsToWait(name) {
      const present = attempts.get(name);
      if (present === undefined || present.count < limit) return 0;
      return Math.max(0, Math.ceil((present.until - now()) / 1_000));
    },
  };
}
