import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { calendarPath, type reminderEndpoints } from "@hearten/contract/reminder.ts";
import type { Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import { type Handlers, refuseOtherMethods } from "../http/contract-routes.ts";
import { matchesEtag } from "../http/etag.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import { Refusal } from "../ports/refusal.ts";
import { createCalendarSecret, hashOf, isCalendarSecret } from "./calendar-secret.ts";
import { writeCalendar } from "./calendar.ts";

interface ReminderParts {
  readonly profiles: Pick<ProfileStore, "read" | "update">;
  /** The product's address. */
  readonly publicUrl: string;
  /** By person: `addresses` for new addresses, `readings` for what is read at one. */
  readonly rateLimits: { readonly addresses: RateLimit; readonly readings: RateLimit };
}

/** Whoever reads a calendar is not signed in, and changes nothing. */
interface CalendarParts extends Omit<ReminderParts, "profiles"> {
  readonly profiles: Pick<ProfileStore, "read">;
}

/** The calls for the calendar of a reminder. The reminder itself is a part of the profile. */
export function createReminderRoutes({
  profiles,
  publicUrl,
  rateLimits,
}: ReminderParts): Handlers<typeof reminderEndpoints> {
  return {
    async createCalendarAddress(_input, { session }) {
      const { uid } = session.person;
      rateLimits.addresses.consume(uid);
      const profile = await profiles.read(uid);
      if ((profile?.reminder ?? null) === null)
        throw new Refusal("conflict", "There is no reminder.");
      const secret = createCalendarSecret();
      await profiles.update(uid, { calendarHash: hashOf(secret) });
      const path = `${calendarPath}/${encodeURIComponent(uid)}/${secret}/hearten.ics`;
      return { calendarUrl: new URL(path, publicUrl).href };
    },
    async readCalendar(_input, { session }) {
      const { uid } = session.person;
      const profile = await profiles.read(uid);
      const reminder = profile?.reminder ?? null;
      if (reminder === null) throw notFound();
      return { calendar: writeCalendar(reminder, uid, publicUrl) };
    },
  };
}

/** Serves calendars to everybody who has their address: calendar programs can't sign in. */
export function mountCalendars(app: Hono<Bindings>, parts: CalendarParts): void {
  const path = `${calendarPath}/:person/:secret/hearten.ics`;
  app.get(path, async (context) => {
    const { person, secret } = context.req.param();
    const uid = toUid(person);
    const calendar = await readFor(parts, uid, secret);
    if (calendar === null) throw notFound();
    parts.rateLimits.readings.consume(uid);
    const etag = `"${hashOf(calendar)}"`;
    context.header("ETag", etag);
    // No browser keeps the address of somebody who has signed out. Calendar programs keep the ETag by themselves.
    context.header("Cache-Control", "private, no-store");
    if (matchesEtag(context.req.header("if-none-match"), etag)) return context.body(null, 304);
    context.header("Content-Type", "text/calendar; charset=utf-8");
    context.header("Content-Disposition", 'attachment; filename="hearten.ics"');
    return context.body(calendar);
  });
  refuseOtherMethods(app, path, ["GET"]);
}

/** Null where the secret is not the one in force. */
async function readFor(
  { profiles, publicUrl }: CalendarParts,
  uid: Uid,
  secret: string,
): Promise<string | null> {
  const profile = await profiles.read(uid);
  if (profile === null || !isCalendarSecret(secret, profile.calendarHash)) return null;
  return profile.reminder === null ? null : writeCalendar(profile.reminder, uid, publicUrl);
}

function notFound(): Refusal {
  return new Refusal("not-found", "There is no such calendar, or its address has ended.");
}
