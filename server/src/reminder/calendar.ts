import { createHash } from "node:crypto";
import type { Uid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { type Weekday, weekdays } from "@hearten/contract/reminder.ts";
import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from "ical-generator";

type StoredReminder = NonNullable<Profile["reminder"]>;

const day = 24 * 60 * 60 * 1_000;
const eventMinutes = 10;

const names: Readonly<Record<Weekday, ICalWeekday>> = {
  monday: ICalWeekday.MO,
  tuesday: ICalWeekday.TU,
  wednesday: ICalWeekday.WE,
  thursday: ICalWeekday.TH,
  friday: ICalWeekday.FR,
  saturday: ICalWeekday.SA,
  sunday: ICalWeekday.SU,
};

/**
 * Writes a reminder as a calendar (RFC 5545): one event that recurs every week, with an alarm. Its times are floating, so
 * they follow the time zone of whoever reads it. It holds no word of the person's, because it may lie at a provider of
 * calendars. The same reminder always gives the same text.
 *
 * @param address of the product
 */
export function writeCalendar(reminder: StoredReminder, uid: Uid, address: string): string {
  const calendar = new ICalCalendar({
    name: "Hearten",
    prodId: { company: "Hearten", product: "Reminder", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    // Programs that listen to it read again after so many seconds.
    ttl: day / 1_000,
  });
  const start = firstDay(reminder);
  calendar.createEvent({
    // The same for each reminder of a person, so that a file that is opened again changes the event.
    id: `${createHash("sha256").update(`hearten reminder ${uid}`).digest("hex").slice(0, 32)}@hearten`,
    sequence: Math.floor(Date.parse(reminder.chosenAt) / 1_000 / 60),
    stamp: new Date(reminder.chosenAt),
    // The parts of these moments in UTC become the local time.
    floating: true,
    start,
    end: new Date(start.getTime() + eventMinutes * 60 * 1_000),
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: weekdays.filter((one) => reminder.days.includes(one)).map((one) => names[one]),
    },
    summary: "A few quiet minutes",
    description: `Hearten is there if you would like it. If not, that is fine too.\n${address}`,
    url: address,
    // Nobody is busy because of it.
    transparency: ICalEventTransparency.TRANSPARENT,
    class: ICalEventClass.PRIVATE,
    alarms: [{ type: ICalAlarmType.display, trigger: 0, description: "A few quiet minutes" }],
  });
  return `${calendar.toString()}\r\n`;
}

/** The first moment at which it reminds: the event has to begin on one of its own days. */
function firstDay({ hour, days, chosenAt }: StoredReminder): Date {
  const chosen = new Date(chosenAt);
  const midnight = Date.UTC(chosen.getUTCFullYear(), chosen.getUTCMonth(), chosen.getUTCDate());
  const week = Array.from({ length: 7 }, (_, index) => new Date(midnight + index * day));
  const first = week.find((date) => days.includes(weekdayOf(date))) ?? new Date(midnight);
  return new Date(first.getTime() + hour * 60 * 60 * 1_000);
}

function weekdayOf(date: Date): Weekday {
  return weekdays[(date.getUTCDay() + 6) % 7] ?? "monday";
}
