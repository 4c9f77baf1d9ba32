import type { Inspiration } from "@hearten/contract/inspirations.ts";

/** The options: minutes of listening, or the end of this inspiration. */
export const sleepChoices = [5, 10, 15, 30, "end"] as const;

export type SleepChoice = (typeof sleepChoices)[number];

/** A sleep timer that is running. */
export interface SleepTimer {
  readonly choice: SleepChoice;
  /** Remaining milliseconds of listening; below 0 while the last line is finished. Null: until the end of the audio. */
  readonly left: number | null;
}

/** Milliseconds after the end of the timer when the audio stops even within a line. */
const maxOvertime = 10_000;

export function startSleepTimer(choice: SleepChoice): SleepTimer {
  return { choice, left: choice === "end" ? null : choice * 60_000 };
}

/** The remaining whole minutes, at least 1; null for the end of the audio. */
export function minutesLeft({ left }: SleepTimer): number | null {
  return left === null ? null : Math.max(1, Math.ceil(left / 60_000));
}

/** Whether to pause at this position of the audio. It waits for the end of the line that is spoken. */
export function isTimeToSleep(
  { left }: SleepTimer,
  { timeline }: Pick<Inspiration, "timeline">,
  seconds: number,
): boolean {
  if (left === null || left > 0) return false;
  const isWithinLine = timeline.some(({ start, end }) => start <= seconds && seconds < end);
  return !isWithinLine || left <= -maxOvertime;
}
