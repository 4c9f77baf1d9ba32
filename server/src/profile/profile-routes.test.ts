import { profileEndpoints } from "@hearten/contract/profile.ts";
import type { Uid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createTestClient, type TestClient } from "../http/test-client.ts";
import type { Documents } from "../ports/documents/documents.ts";
import { createProfileRoutes } from "./profile-routes.ts";

const long = "2020-01-01T00:00:00.000Z";

describe("Profile", () => {
  let client: TestClient;
  let token: string;
  let strangersToken: string;
  let documents: Documents;
  let ann: Uid;

  beforeEach(async () => {
    const identity = createMemoryIdentity();
    documents = createMemoryDocuments();
    client = createTestClient(profileEndpoints, createProfileRoutes(documents.profiles), identity);
    const account = await identity.createAccount("ann@example.com", "secret");
    token = account.token;
    ann = account.person.uid;
    strangersToken = (await identity.createAccount("bob@example.com", "secret")).token;
    await documents.profiles.create(ann, {
      email: "ann@example.com",
      createdAt: long,
      lastLoginAt: long,
      firstName: null,
      lastName: null,
      displayName: null,
      goals: [],
      hasCompletedOnboarding: false,
      voice: null,
      keepsWordsHere: false,
      music: "full",
      reminder: null,
      calendarHash: null,
      updatedAt: long,
    });
  });

  const read = async (by = token) => (await client.call("GET", "/api/profile", undefined, by)).body;
  const update = (changes: object, by = token) => client.call("PATCH", "/api/profile", changes, by);

  it("is read by its person alone", async () => {
    expect(await read()).toMatchObject({ profile: { email: "ann@example.com", goals: [] } });
    expect(await read(strangersToken)).toEqual({ profile: null });
    expect((await client.call("GET", "/api/profile")).status).toBe(401);
  });

  it("takes the changes that are given and leaves the rest", async () => {
    const goals = ["I run my own studio", "", "I sleep well"];
    const answer = await update({ goals, hasCompletedOnboarding: true });
    expect(answer.body).toMatchObject({
      profile: { goals, hasCompletedOnboarding: true, displayName: null, createdAt: long },
    });
    await update({ displayName: "  Ann  " });
    expect(await read()).toMatchObject({ profile: { goals, displayName: "Ann" } });
    expect(await read()).not.toMatchObject({ profile: { updatedAt: long } });
  });

  it("keeps the chosen voice, the first again when none is chosen, and where words may go", async () => {
    expect(await read()).toMatchObject({ profile: { voice: null, keepsWordsHere: false } });
    await update({ voice: "slt", keepsWordsHere: true });
    await update({ displayName: "Ann" });
    expect(await read()).toMatchObject({ profile: { voice: "slt", keepsWordsHere: true } });
    await update({ voice: null, keepsWordsHere: false });
    expect(await read()).toMatchObject({ profile: { voice: null, keepsWordsHere: false } });
  });

  it("keeps the chosen music", async () => {
    expect(await read()).toMatchObject({ profile: { music: "full" } });
    await update({ music: "soft" });
    await update({ displayName: "Ann" });
    expect(await read()).toMatchObject({ profile: { music: "soft" } });
  });

  it("keeps the reminder, and ends its calendar's address with it", async () => {
    const morning = { hour: 7, days: ["monday", "thursday"] };
    await update({ reminder: morning });
    await documents.profiles.update(ann, { calendarHash: "a".repeat(64) });
    await update({ reminder: { ...morning, hour: 8 } });
    expect(await read()).toMatchObject({
      profile: { reminder: { ...morning, hour: 8 }, calendarHash: "a".repeat(64) },
    });
    await update({ displayName: "Ann" });
    expect(await read()).toMatchObject({ profile: { reminder: { hour: 8 } } });
    await update({ reminder: null });
    expect(await read()).toMatchObject({ profile: { reminder: null, calendarHash: null } });
  });

  it("has no name again when it is cleared", async () => {
    await update({ displayName: "Ann" });
    await update({ displayName: " " });
    expect(await read()).toMatchObject({ profile: { displayName: null } });
  });

  it("refuses what is out of bounds and changes nothing", async () => {
    const before = await read();
    for (const [changes, field] of [
      [{ goals: ["a", "b", "c", "d"] }, "goals"],
      [{ goals: ["x".repeat(501)] }, "goals"],
      [{ goals: [1] }, "goals"],
      [{ goals: "a" }, "goals"],
      [{ displayName: "x".repeat(101) }, "displayName"],
      [{ hasCompletedOnboarding: "yes" }, "hasCompletedOnboarding"],
      [{ voice: "" }, "voice"],
      [{ voice: "x".repeat(201) }, "voice"],
      [{ voice: 1 }, "voice"],
      [{ keepsWordsHere: "yes" }, "keepsWordsHere"],
      [{ music: "loud" }, "music"],
      [{ music: null }, "music"],
      [{ reminder: { hour: 24, days: ["monday"] } }, "reminder"],
      [{ reminder: { hour: 7.5, days: ["monday"] } }, "reminder"],
      [{ reminder: { hour: 7, days: [] } }, "reminder"],
      [{ reminder: { hour: 7, days: ["monday", "monday"] } }, "reminder"],
      [{ reminder: { hour: 7, days: ["someday"] } }, "reminder"],
    ] as const) {
      const answer = await update(changes);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code: "invalid-input", field } });
    }
    expect(await read()).toEqual(before);
  });

  it("does not let a caller set what is the server's", async () => {
    await update({
      email: "eve@example.com",
      createdAt: "2000-01-01T00:00:00.000Z",
      uid: "x",
      calendarHash: "e".repeat(64),
    });
    expect(await read()).toMatchObject({
      profile: { email: "ann@example.com", createdAt: long, calendarHash: null },
    });
  });

  it("that is gone can't be changed", async () => {
    expect((await update({ goals: [] }, strangersToken)).status).toBe(404);
  });
});
