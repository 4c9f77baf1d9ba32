import type { Backlog } from "../../ports/queue.ts";

/** Milliseconds from one job's turn to the next one's of the same person; see decision 45. */
export const turnMilliseconds = 5 * 60_000;

/** @param firstTurn of all jobs that are not done; it may lie ahead, where one person has enqueued many */
export function toBacklog(jobs: number, firstTurn: number | null, now: number): Backlog {
  const age = firstTurn === null ? 0 : Math.max(0, now - firstTurn);
  return { jobs, oldestSeconds: age / 1_000 };
}
