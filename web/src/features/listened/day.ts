import type { Month } from "./month.ts";

/** The day of that moment on this device, as `2026-11-23`. */
export const dayOf = (moment: Date): string =>
  dayIn({ year: moment.getFullYear(), month: moment.getMonth() + 1 }, moment.getDate());

/** The same for a day of a month. */
export const dayIn = ({ year, month }: Month, date: number): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
