import { reportDays } from "@hearten/contract/limits.ts";

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/**
 * The moment before which every report has ended.
 *
 * @param now milliseconds since 1970
 */
export function oldestReport(now: number): Date {
  return new Date(now - reportDays * dayMilliseconds);
}
