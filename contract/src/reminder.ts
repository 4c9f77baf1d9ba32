import * as v from "valibot";

/** The days of a week, in the order of the calendar (ISO 8601). */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** When a person wants to be reminded, by the clock of wherever they are. */
export const reminder = v.object({
  /** 0 to 23. */
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  /** At least one, none twice. */
  days: v.pipe(
    v.array(v.picklist(weekdays)),
    v.nonEmpty("is empty"),
    v.check((days) => new Set(days).size === days.length, "names a day twice"),
  ),
});
export type Reminder = v.InferOutput<typeof reminder>;

/** Under it calendars are read (GET, `text/calendar`): `{path}/{person}/{secret}/hearten.ics`. Not JSON, so no endpoint. */
export const calendarPath = "/api/reminder/calendar";

export const reminderEndpoints = {
  /**
   * Makes a new address for the person's calendar, which calendar programs read without a sign-in. An earlier one ends.
   * The server does not keep the address itself, so this answer alone has it.
   *
   * @throws `conflict` without a reminder, `too-many-requests`
   */
  createCalendarAddress: {
    method: "POST",
    path: "/api/reminder/calendar-address",
    access: "signed-in",
    input: v.object({}),
    output: v.object({ calendarUrl: v.string() }),
  },
  /**
   * The calendar as a file (RFC 5545), for calendar programs that can't read from an address.
   *
   * @throws `not-found` without a reminder
   */
  readCalendar: {
    method: "GET",
    path: calendarPath,
    access: "signed-in",
    input: v.object({}),
    output: v.object({ calendar: v.string() }),
  },
} as const;
