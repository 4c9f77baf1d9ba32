import type { Uid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { addTo, newInspiration } from "../ports/documents/documents.fixture.ts";
import { sessionOf } from "../ports/identity.fixture.ts";
import { type AccountFixture, createAccountFixture } from "./account.fixture.ts";
import { createEarlierAccounts, earlierUidOf } from "./earlier-account.ts";

const email = "ann@example.com";
const typed = {
  displayName: "A stranger",
  goals: ["I was here first"],
  hasCompletedOnboarding: true,
  keepsWordsHere: true,
};

const broken = () => Promise.reject(new Error("the store is away"));

describe("An account that its address's owner has taken over", () => {
  let fixture: AccountFixture;
  let uid: Uid;
  let createdAt: string | undefined;

  const profileOf = (person: Uid) => fixture.documents.profiles.read(person);
  const idsOf = async (person: Uid) => {
    const { inspirations } = await fixture.documents.inspirations.list(person, 10, null);
    return inspirations.map(({ id }) => id);
  };
  const enterByGoogle = async (displayName: string | null = "Ann") => {
    const name = { displayName, firstName: null, lastName: null };
    const told = { subject: "1", email, isEmailVerified: true, name };
    const { credential } = fixture.google.present(told);
    return fixture.post("sign-in-with-credential", { credential, carrier: "bearer" });
  };
  const decide = async (what: "keep" | "remove") => {
    const { body } = await enterByGoogle();
    const headers = { authorization: `Bearer ${body.token ?? ""}` };
    return (await fixture.post(`earlier/${what}`, {}, headers)).status;
  };

  beforeEach(async () => {
    fixture = createAccountFixture();
    const { body } = await fixture.post("create", { email, password: "secret" });
    ({ uid } = body.person);
    createdAt = (await fixture.documents.profiles.update(uid, typed))?.createdAt;
    await addTo(fixture.documents.inspirations, newInspiration(uid));
  });

  it("gives what was reported along with what it is about, and brings it back", async () => {
    const { reports } = fixture.documents;
    const [inspirationId] = await idsOf(uid);
    if (inspirationId === undefined) throw new Error("There is no inspiration.");
    const reportedAt = new Date().toISOString();
    const told = {
      inspirationId,
      reportedAt,
      reason: "hurtful",
      note: "",
      scriptText: null,
    } as const;
    await reports.put({ ...told, userId: uid });
    await enterByGoogle();
    expect(await reports.listOf(uid)).toEqual([]);
    expect(await reports.listOf(earlierUidOf(uid))).toHaveLength(1);
    await decide("keep");
    expect(await reports.listOf(uid)).toEqual([{ ...told, userId: uid }]);
  });

  it("shows nothing that somebody else may have written, and says since when there was something", async () => {
    const { body } = await enterByGoogle();
    expect(body.person.uid).toBe(uid);
    expect(await profileOf(uid)).toMatchObject({
      displayName: "Ann",
      goals: [],
      hasCompletedOnboarding: false,
      keepsWordsHere: false,
      isAddressProved: true,
      earlierAccountSince: createdAt,
    });
    expect(await idsOf(uid)).toEqual([]);
  });

  it("loses nothing of the owner's at later sign-ins", async () => {
    await enterByGoogle();
    await fixture.documents.profiles.update(uid, { goals: ["I sing"] });
    await addTo(fixture.documents.inspirations, newInspiration(uid));
    await enterByGoogle();
    expect(await profileOf(uid)).toMatchObject({
      goals: ["I sing"],
      earlierAccountSince: createdAt,
    });
    expect(await idsOf(uid)).toHaveLength(1);
  });

  it("comes back whole to an owner who made it, beside what is new", async () => {
    const before = await idsOf(uid);
    await enterByGoogle();
    await fixture.documents.profiles.update(uid, { goals: ["I sing"] });
    const { id } = await addTo(fixture.documents.inspirations, newInspiration(uid));
    for (let count = 0; count < 2; count += 1) expect(await decide("keep")).toBe(200);
    expect(await profileOf(uid)).toMatchObject({
      displayName: "Ann",
      goals: ["I sing"],
      hasCompletedOnboarding: true,
      createdAt,
      earlierAccountSince: null,
    });
    expect([...(await idsOf(uid))].sort()).toEqual([...before, id].sort());
    expect(await profileOf(earlierUidOf(uid))).toBeNull();
  });

  it("comes back with its goals and its name where the owner has none yet", async () => {
    await enterByGoogle(null);
    await decide("keep");
    const { goals, displayName } = typed;
    expect(await profileOf(uid)).toMatchObject({ goals, displayName });
  });

  it("comes back with what was set there, where the owner has set nothing", async () => {
    const before = { firstName: "Ann", lastName: "Lee", music: "off", voice: "rms" } as const;
    await fixture.documents.profiles.update(uid, before);
    await enterByGoogle();
    await decide("keep");
    expect(await profileOf(uid)).toMatchObject(before);
  });

  it("leaves what the owner has set since then", async () => {
    await fixture.documents.profiles.update(uid, { music: "off", voice: "rms" });
    await enterByGoogle();
    const since = { music: "soft", voice: "slt" } as const;
    await fixture.documents.profiles.update(uid, since);
    await decide("keep");
    expect(await profileOf(uid)).toMatchObject(since);
  });

  it("is removed for good when the owner says so", async () => {
    const before = await idsOf(uid);
    await enterByGoogle();
    expect(await decide("remove")).toBe(200);
    expect(await profileOf(uid)).toMatchObject({ earlierAccountSince: null });
    const deletion = await fixture.documents.deletions.read(earlierUidOf(uid));
    expect(deletion?.inspirationIds).toEqual(before);
    expect(await fixture.documents.deletions.read(uid)).toBeNull();
    // What is being removed does not come back half.
    await decide("keep");
    expect(await idsOf(uid)).toEqual([]);
  });

  it("is decided on by a sign-in alone: neither an id nor a person will do", async () => {
    const accounts = createEarlierAccounts(fixture.documents);
    const session = sessionOf(uid);
    for (const what of ["keep", "remove"] as const) {
      await expect(accounts[what](session)).resolves.toBeUndefined();
      // @ts-expect-error an id proves nothing
      await expect(accounts[what](uid)).rejects.toThrow(TypeError);
      // @ts-expect-error anybody can name a person
      await expect(accounts[what](session.person)).rejects.toThrow(TypeError);
    }
  });

  it("begins no deletion where nothing is set aside", async () => {
    const { body } = await fixture.post("create", {
      email: "bob@example.com",
      password: "secret",
      carrier: "bearer",
    });
    const headers = { authorization: `Bearer ${body.token ?? ""}` };
    expect(await fixture.post("earlier/remove", {}, headers)).toMatchObject({ status: 200 });
    expect(await fixture.documents.deletions.list()).toEqual([]);
  });

  it("is what it was to whoever proves the address by a mail, or had proved it", async () => {
    const reset = await fixture.identity.createPasswordReset(email);
    await fixture.post("reset-password", { token: reset?.token, password: "another" });
    await fixture.post("sign-in", { email, password: "another" });
    await enterByGoogle();
    expect(await profileOf(uid)).toMatchObject(typed);
    expect(await idsOf(uid)).toHaveLength(1);
  });

  it("is set aside whole, however often it breaks off", async () => {
    const before = await idsOf(uid);
    const { documents } = fixture;
    const session = {
      person: { uid, email, methods: ["google" as const] },
      isAddressProved: true,
    };
    for (const profiles of [
      { ...documents.profiles, create: broken },
      { ...documents.profiles, delete: broken },
    ])
      await expect(
        createEarlierAccounts({ ...documents, profiles }).setAside(session),
      ).rejects.toThrow("away");
    const accounts = createEarlierAccounts(documents);
    const both = await Promise.all([accounts.setAside(session), accounts.setAside(session)]);
    expect(both).toEqual([createdAt, createdAt]);
    expect(await accounts.setAside(session)).toBe(createdAt);
    expect(await profileOf(uid)).toBeNull();
    expect(await profileOf(earlierUidOf(uid))).toMatchObject(typed);
    expect(await idsOf(earlierUidOf(uid))).toEqual(before);
  });
});
