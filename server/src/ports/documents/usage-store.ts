/**
 * What was used on a day: for daily limits that hold in all processes together and after a crash. It
 * is kept for a few days only. A `resource` is a name of letters, digits and hyphens, such as
 * `spending`. It never contains the id of a person: a daily limit of one person is counted under a
 * hash of the id, because an entry can outlive the account. A `day` is a date as `toUtcDay` writes it.
 * An `amount` is a whole number from 0; the caller decides what it counts. See `Documents` for what
 * all stores promise.
 */
export interface UsageStore {
  /**
   * Adds the amount to what was used on the day, unless the sum would exceed `most`. Atomic: calls of
   * any number of processes together never exceed it. When it rejects, the amount may have been added.
   *
   * @param most Infinity for no limit
   * @returns whether it was added
   */
  reserve(resource: string, day: string, amount: number, most: number): Promise<boolean>;
  /**
   * Takes back an amount that was reserved and not used. What was used never falls below zero. Does
   * nothing when nothing is kept of that day.
   */
  giveBack(resource: string, day: string, amount: number): Promise<void>;
  /** What was used on the day; 0 when nothing is kept of it. */
  read(resource: string, day: string): Promise<number>;
  /** Forgets all days before this one, of all resources. */
  deleteBefore(day: string): Promise<void>;
}

/**
 * The day of a moment in UTC, such as `2026-11-23`.
 *
 * @param moment milliseconds since 1970
 */
export function toUtcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
