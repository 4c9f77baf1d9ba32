import ICAL from "ical.js";
import { reminderEndpoints } from "@hearten/contract/reminder.ts";
import type { Uid } from "@hearten/contract/ids.ts";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createTestClient, type TestClient } from "../http/test-client.ts";
import { newProfile } from "../ports/documents/documents.fixture.ts";
import type { Documents } from "../ports/documents/documents.ts";
import { Refusal } from "../ports/refusal.ts";
import { createReminderRoutes, mountCalendars } from "./reminder-routes.ts";

const answered = v.object({ calendarUrl: v.pipe(v.string(), v.url()) });
const chosenAt = "2026-11-25T21:30:00.000Z";
/** Of the person, none of which may reach a provider of calendars. */
const words = { displayName: "Ann Archer", goals: ["I run my own studio"] };

let client: TestClient;
let documents: Documents;
let token: string;
let ann: Uid;
/** How often each limit was consumed; the next time it refuses where it says so. */
let consumed: { addresses: number; readings: number; isFull: boolean };

beforeEach(async () => {
  documents = createMemoryDocuments();
  const identity = createMemoryIdentity();
  consumed = { addresses: 0, readings: 0, isFull: false };
  const limit = (kind: "addresses" | "readings") => ({
    consume() {
      if (consumed.isFull) throw new Refusal("too-many-requests", "Too many.");
      consumed[kind] += 1;
    },
  });
  const parts = {
    profiles: documents.profiles,
    publicUrl: "https://hearten.example",
    rateLimits: { addresses: limit("addresses"), readings: limit("readings") },
  };
  client = createTestClient(reminderEndpoints, createReminderRoutes(parts), identity, {
    mountOthers: (app) => mountCalendars(app, parts),
  });
  const account = await identity.createAccount("ann@example.com", "secret");
  [token, ann] = [account.token, account.person.uid];
  const reminder = { hour: 7, days: ["monday" as const], chosenAt };
  await documents.profiles.create(ann, { ...newProfile, ...words, reminder });
});

/** Makes an address, and returns its path. */
async function createAddress(): Promise<string> {
  const { status, body } = await client.call("POST", "/api/reminder/calendar-address", {}, token);
  expect(status).toBe(200);
  const { calendarUrl } = v.parse(answered, body);
  expect(new URL(calendarUrl).origin).toBe("https://hearten.example");
  return new URL(calendarUrl).pathname;
}

const read = async (path: string, headers = {}) => client.request(path, { headers });

describe("The address of a calendar", () => {
  it("is read without a sign-in, as a calendar that holds no word of the person's", async () => {
    const path = await createAddress();
    const response = await read(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const text = await response.text();
    expect(ICAL.parse(text)[0]).toBe("vcalendar");
    for (const word of ["Ann", "Archer", "studio", "ann@example.com"])
      expect(text).not.toContain(word);
  });

  it("says by its ETag whether anything has changed", async () => {
    const path = await createAddress();
    const etag = (await read(path)).headers.get("etag") ?? "";
    const unchanged = await read(path, { "if-none-match": etag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
    const reminder = { hour: 8, days: ["monday" as const], chosenAt };
    await documents.profiles.update(ann, { reminder });
    expect((await read(path, { "if-none-match": etag })).status).toBe(200);
  });

  it("has a secret that nobody guesses, of which only a hash is stored", async () => {
    const path = await createAddress();
    const [, secret = ""] = /\/([^/]+)\/hearten\.ics$/.exec(path) ?? [];
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    const profile = await documents.profiles.read(ann);
    expect(JSON.stringify(profile)).not.toContain(secret);
    expect(profile?.calendarHash).toMatch(/^[0-9a-f]{64}$/);
    for (const other of ["", "x", secret.slice(1), `${secret}x`, profile?.calendarHash ?? ""])
      expect((await read(path.replace(secret, other))).status).toBe(404);
  });

  it("ends with a new one, with the reminder, and with the account", async () => {
    const first = await createAddress();
    const second = await createAddress();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await documents.profiles.update(ann, { reminder: null, calendarHash: null });
    expect((await read(second)).status).toBe(404);
    await documents.profiles.update(ann, {
      reminder: { hour: 7, days: ["monday"], chosenAt },
    });
    expect((await read(second)).status).toBe(404);
    const third = await createAddress();
    await documents.profiles.delete(ann);
    expect((await read(third)).status).toBe(404);
  });

  it("opens nobody else's calendar, and none of anybody without one", async () => {
    const path = await createAddress();
    for (const other of ["bob", "..", "a%2Fb", "__x__", "%00", "x".repeat(2_000)])
      expect((await read(path.replace(ann, other))).status).toBe(404);
  });

  it("is only read", async () => {
    const path = await createAddress();
    const response = await client.request(path, { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
    expect((await client.request(path, { method: "HEAD" })).status).toBe(200);
  });

  it("is made for somebody signed in with a reminder, not too often, and read not too often", async () => {
    const path = await createAddress();
    expect((await client.call("POST", "/api/reminder/calendar-address", {})).status).toBe(401);
    await read(path);
    expect(consumed).toMatchObject({ addresses: 1, readings: 1 });
    consumed.isFull = true;
    expect((await read(path)).status).toBe(429);
    expect((await client.call("POST", "/api/reminder/calendar-address", {}, token)).status).toBe(
      429,
    );
    consumed.isFull = false;
    await documents.profiles.update(ann, { reminder: null });
    expect((await client.call("POST", "/api/reminder/calendar-address", {}, token)).status).toBe(
      409,
    );
  });
});

describe("The calendar as a file", () => {
  it("is what its address gives, to its person alone", async () => {
    const path = await createAddress();
    const answer = await client.call("GET", "/api/reminder/calendar", undefined, token);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body).toEqual({ calendar: await (await read(path)).text() });
    expect((await client.call("GET", "/api/reminder/calendar")).status).toBe(401);
  });

  it("is not there without a reminder", async () => {
    await documents.profiles.update(ann, { reminder: null });
    expect((await client.call("GET", "/api/reminder/calendar", undefined, token)).status).toBe(404);
  });
});
