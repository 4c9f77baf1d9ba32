import type { Weekday } from "@hearten/contract/reminder.ts";

/** A notification that comes every week, by the clock of wherever the phone is. */
export interface WeeklyNotification {
  readonly days: readonly Weekday[];
  /** 0 to 23. */
  readonly hour: number;
  readonly title: string;
  readonly text: string;
}

/** The notifications that a phone shows by itself, without a server. */
export interface Notifications {
  /** Asks the person, unless they have answered before. Resolves with whether the phone shows notifications. */
  readonly permit: () => Promise<boolean>;
  /** Whether the phone shows notifications. Asks nobody. */
  readonly isPermitted: () => Promise<boolean>;
  /** Takes the place of what was scheduled before. Null: nothing comes any more. */
  readonly schedule: (weekly: WeeklyNotification | null) => Promise<void>;
}
