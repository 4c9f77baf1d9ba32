import type { Inspiration } from "@hearten/contract/inspirations.ts";

/** Minutes of listening, or the end of what plays. */
export const sleepChoices = [5, 10, 15, 30, "end"] as const;

export type SleepChoice = (typeof sleepChoices)[number];

/** When the audio is to stop by itself. */
export interface SleepTimer {
  readonly choice: SleepChoice;
  /** Milliseconds of listening; below 0 while a line is spoken to its end. Null: to the end of what plays. */
  readonly left: number | null;
}

/** Milliseconds after which the audio stops within a line too. */
const maxOvertime = 10_000;

export function startSleepTimer(choice: SleepChoice): SleepTimer {
  return { choice, left: choice === "end" ? null : choice * 60_000 };
}

/** Whole minutes that are left, at least 1; null for the end of what plays. */
export function minutesLeft({ left }: SleepTimer): number | null {
  return left === null ? null : Math.max(1, Math.ceil(left / 60_000));
}

/** Whether it is time, at this second of what plays: nobody is cut off in the middle of a line. */
export function isTimeToSleep(
  { left }: SleepTimer,
  { timeline }: Pick<Inspiration, "timeline">,
  seconds: number,
): boolean {
  if (left === null || left > 0) return false;
  const isWithinLine = timeline.some(({ start, end }) => start <= seconds && seconds < end);
  return !isWithinLine || left <= -maxOvertime;
}
