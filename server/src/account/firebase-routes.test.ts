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
  const apple = createMemoryProviderClient("apple");
  const identity = createMemoryIdentity([google, apple]);
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
  return { google, apple, identity, documents, names, asked, ended, client };
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
  /** Signs up by Apple, or signs in again. */
  const comeByApple = async () => {
    const presented = parts.apple.present({ subject: "1", email: `apple.${email}` });
    const signedIn = await parts.identity.signInWithCredential(presented);
    ({ token } = signedIn);
    ({ uid } = signedIn.person);
  };
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
    await comeByApple();
    expect(await enter(" Ann ", "Lee")).toMatchObject({
      status: 200,
      body: { person: { uid, email: `apple.${email}`, methods: ["apple"] } },
    });
    const profile = await readProfile();
    expect(profile).toEqual({
      email: `apple.${email}`,
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
    await comeByApple();
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
    await comeByApple();
    await readSession(token);
    // Firebase tells when somebody signed in to the second, and so before any profile is made.
    const createdAt = new Date(Date.now() + 1).toISOString();
    await parts.documents.profiles.update(uid, { createdAt });
    await enter("Ann", "Lee");
    expect(await readProfile()).toMatchObject({ firstName: "Ann", lastName: "Lee" });
    await enter("Somebody", "Else");
    expect(await readProfile()).toMatchObject({ firstName: "Ann", lastName: "Lee" });
  });

  const nameless = { displayName: null, firstName: null, lastName: null };

  it("keeps no names that are told of somebody who has not signed up by Apple", async () => {
    await enter("Ann", "Lee");
    expect(await readProfile()).toMatchObject(nameless);
    const told = { subject: "2", email: `google.${email}`, isEmailVerified: true };
    const google = await parts.identity.signInWithCredential(parts.google.present(told));
    ({ token } = google);
    ({ uid } = google.person);
    await enter("Ann", "Lee");
    expect(await readProfile()).toMatchObject(nameless);
  });

  it("keeps no names that Apple tells when it is linked to an account", async () => {
    await enter();
    const headers = new Headers({ authorization: `Bearer ${token}` });
    const session = await parts.identity.authenticate(headers);
    if (session === null) throw new Error("Nobody is signed in.");
    await parts.identity.linkCredential(session, parts.apple.present({ subject: "1" }));
    await comeByApple();
    await enter("Ann", "Lee");
    expect(await readProfile()).toMatchObject({ email, ...nameless });
  });

  it("keeps no names that are told at a later sign-in by Apple", async () => {
    await comeByApple();
    await enter();
    await parts.documents.profiles.update(uid, { createdAt: "2020-01-01T00:00:00.000Z" });
    await comeByApple();
    await enter("Ann", "Lee");
    expect(await readProfile()).toMatchObject(nameless);
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
