import ICAL from "ical.js";
import { toUid } from "@hearten/contract/ids.ts";
import { weekdays } from "@hearten/contract/reminder.ts";
import { describe, expect, it } from "vitest";
import { writeCalendar } from "./calendar.ts";

const ann = toUid("ann");
/** A Wednesday. */
const chosenAt = "2026-11-25T21:30:00.000Z";
const write = (hour: number, ...days: (typeof weekdays)[number][]) =>
  writeCalendar({ hour, days, chosenAt }, ann, "https://hearten.example/");

/** The event, as a calendar program reads it. */
function readEvent(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  if (event === undefined) throw new Error("There is no event.");
  return { calendar, event: new ICAL.Event(event), component: event };
}

describe("A reminder's calendar", () => {
  it("recurs at its hour on its days, from the first of them on", () => {
    const { event } = readEvent(write(7, "monday", "thursday"));
    expect(String(event.startDate)).toBe("2026-11-26T07:00:00");
    const times = event.iterator();
    const first = Array.from({ length: 4 }, () => String(times.next()));
    expect(first).toEqual([
      "2026-11-26T07:00:00",
      "2026-11-30T07:00:00",
      "2026-12-03T07:00:00",
      "2026-12-07T07:00:00",
    ]);
  });

  it("begins on the day it was chosen where that is one of its days, at midnight too", () => {
    const { event } = readEvent(write(0, "wednesday"));
    expect(String(event.startDate)).toBe("2026-11-25T00:00:00");
    const everyDay = readEvent(write(23, ...weekdays)).event.iterator();
    everyDay.next();
    expect(String(everyDay.next())).toBe("2026-11-26T23:00:00");
  });

  it("follows the time zone of whoever reads it", () => {
    const { event } = readEvent(write(7, "monday"));
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect(write(7, "monday")).not.toMatch(/TZID|DTSTART[^\r]*Z\r/);
  });

  it("rings when it begins, and makes nobody busy", () => {
    const { component } = readEvent(write(7, "monday"));
    const alarm = component.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("PT0S");
    expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    expect(component.getFirstPropertyValue("class")).toBe("PRIVATE");
  });

  it("has lines of 75 bytes at most that end as they should", () => {
    const text = writeCalendar(
      { hour: 7, days: ["monday"], chosenAt },
      ann,
      `https://hearten.example/${"a-long-way;to,go/".repeat(12)}`,
    );
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const { event } = readEvent(text);
    expect(event.description).toContain("/a-long-way;to,go/a-long-way;to,go/");
  });

  it("is the same text for the same reminder, and a newer version of one event when it changes", () => {
    expect(write(7, "monday")).toBe(write(7, "monday"));
    const before = readEvent(write(7, "monday")).event;
    const later = { hour: 8, days: ["monday" as const], chosenAt: "2026-11-26T08:00:00.000Z" };
    const after = readEvent(writeCalendar(later, ann, "https://hearten.example/")).event;
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    const others = writeCalendar(later, toUid("bob"), "https://hearten.example/");
    expect(readEvent(others).event.uid).not.toBe(before.uid);
  });
});
