import { randomUUID } from "node:crypto";
import { accountEndpoints } from "@hearten/contract/account.ts";
import { firebaseEndpoints } from "@hearten/contract/firebase.ts";
import type { Uid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryProviderClient } from "../adapters/identity/memory-provider-client.ts";
import { createTestClient } from "../http/test-client.ts";
import { createAccountRoutes } from "./account-routes.ts";
import { createEarlierAccounts } from "./earlier-account.ts";
import { createFirebaseRoutes } from "./firebase-routes.ts";

const settings = {
  projectId: "demo-hearten",
  apiKey: "any",
  authDomain: "demo-hearten.firebaseapp.com",
  emulatorUrl: null,
};

function open() {
  const google = createMemoryProviderClient("google");
  const identity = createMemoryIdentity([google]);
  const documents = createMemoryDocuments();
  /** The names that the accounts have at Firebase, by uid. */
  const names = new Map<string, string>();
  const asked: string[] = [];
  /** The ids of the sessions that were ended. */
  const ended: string[] = [];
  const earlierAccounts = createEarlierAccounts(documents);
  const accountRoutes = createAccountRoutes({
    identity,
    providersFor: () => ["google", "apple"],
    signOut: async () => [],
    earlierAccounts,
    deletion: { deleteAccount: async () => undefined },
  });
  const firebaseRoutes = createFirebaseRoutes({
    profiles: documents.profiles,
    settings,
    identity,
    earlierAccounts,
    accountRoutes,
    endSignIn: async ({ id }) => void ended.push(id),
    readDisplayName: async (uid) => {
      asked.push(uid);
      return names.get(uid) ?? null;
    },
  });
  const client = createTestClient(
    { ...accountEndpoints, ...firebaseEndpoints },
    { ...accountRoutes, ...firebaseRoutes },
    identity,
  );
  return { google, identity, documents, names, asked, ended, client };
}

describe("Entering by Firebase", () => {
  let parts: ReturnType<typeof open>;
  let email: string;
  let uid: Uid;
  let token: string;

  beforeEach(async () => {
    parts = open();
    email = `${randomUUID()}@example.com`;
    const signedIn = await parts.identity.createAccount(email, "secret");
    ({ token } = signedIn);
    ({ uid } = signedIn.person);
  });

  const enter = (firstName: string | null = null, lastName: string | null = null) =>
    parts.client.call("POST", "/api/account/enter", { firstName, lastName }, token);
  const readSession = (bearer?: string) =>
    parts.client.call("GET", "/api/session", undefined, bearer);
  const readProfile = () => parts.documents.profiles.read(uid);

  it("ends the sign-in that asks for it, and no other", async () => {
    const path = firebaseEndpoints.endSignIn.path;
    expect((await parts.client.call("POST", path, {})).status).toBe(401);
    expect((await parts.client.call("POST", path, {}, token)).status).toBe(200);
    // The memory's identity has the token for the session's id.
    expect(parts.ended).toEqual([token]);
  });

  it("gives the settings of Firebase to anybody", async () => {
    expect(await parts.client.call("GET", "/api/firebase")).toMatchObject({
      status: 200,
      body: settings,
    });
  });

  it("makes the profile with the names that Apple tells", async () => {
    expect(await enter(" Ann ", "Lee")).toMatchObject({
      status: 200,
      body: { person: { uid, email, methods: ["password"] } },
    });
    const profile = await readProfile();
    expect(profile).toEqual({
      email,
      createdAt: profile?.createdAt,
      lastLoginAt: profile?.createdAt,
      firstName: "Ann",
      lastName: "Lee",
      displayName: "Ann Lee",
      goals: [],
      hasCompletedOnboarding: false,
      voice: null,
      keepsWordsHere: false,
      music: "full",
      reminder: null,
      calendarHash: null,
      isAddressProved: false,
      earlierAccountSince: null,
      updatedAt: profile?.createdAt,
    });
  });

  it("makes the profile with the name that the account has at Firebase before any other", async () => {
    parts.names.set(uid, "Dr. Ann Lee");
    await enter("Ann", null);
    expect(await readProfile()).toMatchObject({
      displayName: "Dr. Ann Lee",
      firstName: "Ann",
      lastName: null,
    });
  });

  it("makes the profile of somebody without a name", async () => {
    await enter();
    expect(await readProfile()).toMatchObject({ displayName: null, firstName: null });
  });

  it("notes later sign-ins and the address of then, and nothing else", async () => {
    await enter("Ann", "Lee");
    const long = "2020-01-01T00:00:00.000Z";
    const outdated = { lastLoginAt: long, email: "former@example.com" };
    await parts.documents.profiles.update(uid, { ...outdated, goals: ["I sing"] });
    const before = await readProfile();
    parts.names.set(uid, "Somebody Else");
    await enter("Somebody", "Else");
    const after = await readProfile();
    expect(after).toEqual({ ...before, email, lastLoginAt: after?.lastLoginAt });
    expect(Date.parse(after?.lastLoginAt ?? "")).toBeGreaterThan(Date.parse(long));
  });

  it("adds the names that Apple tells to a profile that was made without them", async () => {
    await readSession(token);
    await enter("Ann", "Lee");
    expect(await readProfile()).toMatchObject({ firstName: "Ann", lastName: "Lee" });
  });

  it("finds nobody in the session of somebody who is leaving", async () => {
    await parts.documents.deletions.begin(uid, []);
    expect(await readSession(token)).toMatchObject({ status: 200, body: { person: null } });
    expect(await readProfile()).toBeNull();
  });

  it("is for people who are signed in", async () => {
    const names = { firstName: null, lastName: null };
    for (const bearer of [undefined, "nonsense"])
      expect(await parts.client.call("POST", "/api/account/enter", names, bearer)).toMatchObject({
        status: 401,
        body: { error: { code: "not-signed-in" } },
      });
    expect(parts.asked).toEqual([]);
  });

  it("refuses a name that is too long", async () => {
    expect(await enter("x".repeat(10_000))).toMatchObject({
      status: 400,
      body: { error: { code: "invalid-input", field: "firstName" } },
    });
    expect(await readProfile()).toBeNull();
  });

  it("is completed by the next session call when the browser ended in between", async () => {
    parts.names.set(uid, "Ann Lee");
    expect(await readSession(token)).toMatchObject({
      status: 200,
      body: { person: { uid }, providers: ["google", "apple"] },
    });
    const profile = await readProfile();
    expect(profile).toMatchObject({ email, displayName: "Ann Lee", firstName: null });
    await readSession(token);
    expect(await readProfile()).toEqual(profile);
    expect(parts.asked).toEqual([uid]);
  });

  it.for(["enter", "session"])(
    "shows an owner who has taken the account over nothing of before, by %s",
    async (call) => {
      await enter("A", "Stranger");
      const typed = { goals: ["I was here first"], hasCompletedOnboarding: true };
      await parts.documents.profiles.update(uid, typed);
      const told = { subject: "1", email, isEmailVerified: true };
      const owner = await parts.identity.signInWithCredential(parts.google.present(told));
      ({ token } = owner);
      parts.names.set(uid, "Ann");
      for (let count = 0; count < 2; count += 1)
        await (call === "enter" ? enter() : readSession(token));
      const profile = await readProfile();
      expect(profile).toMatchObject({ displayName: "Ann", firstName: null, goals: [] });
      expect(profile?.earlierAccountSince).toEqual(expect.any(String));
    },
  );

  it("makes no profile when nobody is signed in", async () => {
    for (const bearer of [undefined, "nonsense"])
      expect(await readSession(bearer)).toMatchObject({ status: 200, body: { person: null } });
    expect(parts.asked).toEqual([]);
  });

  it("makes one profile of two sessions that are read at the same time", async () => {
    const answers = await Promise.all([readSession(token), readSession(token), enter("Ann", null)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readProfile()).toMatchObject({ email });
  });
});
