/** A month of a calendar. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** @param day such as `2026-11-23` */
export const monthOf = (day: string): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

/** The month that is so many months later. */
export function addMonths({ year, month }: Month, count: number): Month {
  const index = year * 12 + month - 1 + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Whether one comes before another. */
export const isBefore = (one: Month, other: Month): boolean =>
  one.year * 12 + one.month < other.year * 12 + other.month;

/** The weeks of a month from Monday to Sunday: the dates, and null for days of the months beside it. */
export function weeksOf({ year, month }: Month): readonly (readonly (number | null)[])[] {
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const dates = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + dates) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date < 1 || date > dates ? null : date;
    }),
  );
}

const monthName = new Intl.DateTimeFormat("en", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const dayName = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** Such as `November 2026`. */
export const nameOf = ({ year, month }: Month): string =>
  monthName.format(Date.UTC(year, month - 1, 1));

/** Such as `Monday 23 November`. */
export const nameOfDay = (month: Month, date: number): string =>
  dayName.format(Date.UTC(month.year, month.month - 1, date));
