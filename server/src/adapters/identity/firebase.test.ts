import { generateKeyPair, UnsecuredJWT } from "jose";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { bearer, describeIdentity, failure, sessionOf } from "../../ports/identity.suite.ts";
import { createFirebaseIdentity } from "./firebase.ts";
import { openFirebaseIdentity, seconds } from "./firebase-service.fixture.ts";

describeIdentity("Firebase", async () => {
  const { service, identity } = await openFirebaseIdentity();
  return {
    identity,
    createAccount: async (email) => {
      const { localId: uid } = service.addAccount({ email });
      const token = await service.signToken(uid);
      return { person: { uid: toUid(uid), email, methods: ["password"] }, token };
    },
  };
});

type Opened = Awaited<ReturnType<typeof openFirebaseIdentity>>;

describe("Firebase ID tokens", () => {
  let service: Opened["service"];
  let identity: Opened["identity"];
  let uid: Uid;

  beforeEach(async () => {
    ({ service, identity } = await openFirebaseIdentity());
    uid = toUid(service.addAccount().localId);
  });

  it("tell when the sign-in was made and when the token ends", async () => {
    const times = { auth_time: seconds() + 5, exp: seconds() + 99 };
    expect(await sessionOf(identity, await service.signToken(uid, times))).toMatchObject({
      signedInAt: new Date(times.auth_time * 1_000),
      expiresAt: new Date(times.exp * 1_000),
      renewedCookies: [],
    });
  });

  it("belong to one sign-in however often they are renewed", async () => {
    const first = await sessionOf(identity, await service.signToken(uid));
    const renewed = await service.signToken(uid, {
      auth_time: first.signedInAt.getTime() / 1_000,
      exp: seconds() + 7_200,
    });
    expect((await sessionOf(identity, renewed)).id).toBe(first.id);
    const next = await service.signToken(uid, { auth_time: seconds() + 60 });
    expect((await sessionOf(identity, next)).id).not.toBe(first.id);
  });

  it("are refused when they are old, another project's, another signer's or nobody's", async () => {
    const strange = await generateKeyPair("RS256");
    const claims = {
      iss: `https://securetoken.google.com/${service.projectId}`,
      aud: service.projectId,
      sub: uid,
      auth_time: seconds(),
      iat: seconds(),
      exp: seconds() + 3_600,
    };
    const good = await service.signToken(uid);
    for (const token of [
      await service.signToken(uid, { exp: seconds() - 1 }),
      await service.signToken(uid, { aud: "another" }),
      await service.signToken(uid, { iss: "https://securetoken.google.com/another" }),
      await service.signToken(uid, { iss: "https://accounts.google.com" }),
      await service.signToken(uid, {}, strange.privateKey),
      await service.signToken(""),
      await service.signToken("x".repeat(129)),
      await service.signToken("nobody"),
      new UnsecuredJWT(claims).encode(),
      `${header({ alg: "none", kid: "the-key" })}.${good.split(".")[1]}.`,
      `${header({ alg: "RS256", kid: "unknown" })}.${good.split(".").slice(1).join(".")}`,
      `${header({ alg: "HS256", kid: "the-key" })}.${good.split(".").slice(1).join(".")}`,
    ])
      expect([token, await identity.authenticate(bearer(token))]).toEqual([token, null]);
    expect(await identity.authenticate(bearer(good))).not.toBeNull();
  });

  it("are refused when they hold nonsense", async () => {
    const good = { alg: "RS256", kid: "the-key", typ: "JWT" };
    for (const token of [
      `${header(good)}.${Buffer.from("no JSON").toString("base64url")}.x`,
      `${header(good)}.${header(null)}.x`,
      `${header(null)}.${header(null)}.x`,
      `${header({ alg: "HS256" })}.${header({ v: 0, d: 5 })}.x`,
      `${header({})}.${header({})}.${header({})}`,
      "..",
      "x".repeat(8_000),
    ])
      expect([token, await identity.authenticate(bearer(token))]).toEqual([token, null]);
  });

  it("are taken from the header alone", async () => {
    const token = await service.signToken(uid);
    for (const headers of [
      { cookie: `session=${token}; __session=${token}` },
      { authorization: `Basic ${token}` },
      { "x-authorization": `Bearer ${token}` },
    ])
      expect(await identity.authenticate(new Headers(headers))).toBeNull();
  });

  it("sign nobody out while Google's keys can't be had", async () => {
    service.areKeysAway = true;
    const token = await service.signToken(uid);
    const refusal = await failure(identity.authenticate(bearer(token)));
    expect(refusal).toMatchObject({ code: "unavailable", retryAfter: 5 });
    expect(await identity.authenticate(bearer("nonsense"))).toBeNull();
    service.areKeysAway = false;
    await sessionOf(identity, token);
  });

  it("sign nobody out while the accounts can't be asked for", async () => {
    service.areAccountsAway = true;
    const token = await service.signToken(uid);
    expect(await failure(identity.authenticate(bearer(token)))).toMatchObject({
      code: "unavailable",
    });
    expect(await failure(identity.deletePerson(uid))).toMatchObject({ code: "unavailable" });
    expect(await failure(identity.readDisplayName(uid))).toMatchObject({ code: "unavailable" });
    await expect(identity.checkHealth()).rejects.toThrow(/error/i);
    service.areAccountsAway = false;
    await sessionOf(identity, token);
  });

  it("keep nobody waiting for ever", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const token = await service.signToken(uid);
    const held = Promise.withResolvers<void>();
    service.hold = held.promise;
    const refused = failure(identity.authenticate(bearer(token)));
    await vi.waitFor(() => expect(service.lookups).toEqual([1]));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await refused).toMatchObject({ code: "unavailable" });
    held.resolve();
  });
});

describe("The people of Firebase", () => {
  it("have the ways to sign in that this product knows", async () => {
    const { service, identity } = await openFirebaseIdentity();
    const ids = ["apple.com", "phone", "google.com", "password"];
    const providerUserInfo = ids.map((providerId) => ({ providerId, rawId: providerId }));
    const { localId } = service.addAccount({ providerUserInfo, displayName: "Ann Lee" });
    const { person } = await sessionOf(identity, await service.signToken(localId));
    expect(person.methods).toEqual(["password", "google", "apple"]);
    expect(await identity.readDisplayName(toUid(localId))).toBe("Ann Lee");
    expect(await identity.readDisplayName(toUid(service.addAccount().localId))).toBeNull();
    expect(await identity.readDisplayName(toUid("nobody"))).toBeNull();
  });

  it("are asked for once in ten seconds, and once by calls that come together", async () => {
    let now = Date.now();
    const { service, identity } = await openFirebaseIdentity({ now: () => now });
    const { localId } = service.addAccount();
    const token = await service.signToken(localId);
    const calls = Array.from({ length: 20 }, () => sessionOf(identity, token));
    await Promise.all(calls);
    now += 9_999;
    await sessionOf(identity, token);
    expect(service.lookups).toEqual([1]);
    now += 1;
    await sessionOf(identity, token);
    expect(service.lookups).toEqual([1, 1]);
  });

  it("are asked for once by calls that come together with a token of this very second", async () => {
    const iat = seconds();
    const { service, identity } = await openFirebaseIdentity({ now: () => iat * 1_000 + 1 });
    const { localId } = service.addAccount();
    // Google's keys are there from now on, so that the calls come at once.
    await sessionOf(identity, await service.signToken(localId));
    const held = Promise.withResolvers<void>();
    service.hold = held.promise;
    const token = await service.signToken(localId, { iat });
    const calls = Array.from({ length: 20 }, () => sessionOf(identity, token));
    await vi.waitFor(() => expect(service.lookups).toEqual([1, 1]));
    held.resolve();
    await Promise.all(calls);
    expect(service.lookups).toEqual([1, 1]);
  });

  it("are asked for again when they come with a new token: they may have changed something", async () => {
    const { service, identity } = await openFirebaseIdentity();
    const { localId } = service.addAccount();
    const former = await service.signToken(localId);
    await sessionOf(identity, former);
    const linked = ["password", "google.com"].map((id) => ({ providerId: id, rawId: id }));
    service.addAccount({ localId, providerUserInfo: linked });
    const token = await service.signToken(localId, { iat: seconds() });
    expect((await sessionOf(identity, token)).person.methods).toEqual(["password", "google"]);
    expect((await sessionOf(identity, former)).person.methods).toEqual(["password", "google"]);
  });

  it("are asked for again at once though what was asked for before is not answered yet", async () => {
    const { service, identity } = await openFirebaseIdentity();
    const { localId } = service.addAccount();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    service.hold = first.promise;
    const former = sessionOf(identity, await service.signToken(localId));
    await vi.waitFor(() => expect(service.lookups).toEqual([1]));
    service.hold = second.promise;
    const linked = ["password", "google.com"].map((id) => ({ providerId: id, rawId: id }));
    service.addAccount({ localId, providerUserInfo: linked });
    const renewed = sessionOf(identity, await service.signToken(localId, { iat: seconds() }));
    await vi.waitFor(() => expect(service.lookups).toEqual([1, 1]));
    first.resolve();
    expect((await former).person.methods).toEqual(["password"]);
    second.resolve();
    expect((await renewed).person.methods).toEqual(["password", "google"]);
  });

  it("are refused within ten seconds once they are disabled, revoked or deleted elsewhere", async () => {
    let now = Date.now();
    const { service, identity } = await openFirebaseIdentity({ now: () => now });
    const end: Record<string, (localId: string) => void> = {
      disabled: (localId) => service.addAccount({ localId, disabled: true }),
      revoked: (localId) => service.addAccount({ localId, validSince: String(seconds() + 1) }),
      deleted: (localId) => service.accounts.delete(localId),
    };
    for (const [how, endSignIns] of Object.entries(end)) {
      const { localId } = service.addAccount();
      const token = await service.signToken(localId);
      await sessionOf(identity, token);
      endSignIns(localId);
      now += 10_000;
      expect([how, await identity.authenticate(bearer(token))]).toEqual([how, null]);
      // That there is nobody is remembered as well.
      const asked = service.lookups.length;
      expect(await identity.authenticate(bearer(token))).toBeNull();
      expect(service.lookups).toHaveLength(asked);
    }
    const { localId } = service.addAccount({ validSince: String(seconds() - 50) });
    const before = await service.signToken(localId, { auth_time: seconds() - 51 });
    expect(await identity.authenticate(bearer(before))).toBeNull();
    const since = await service.signToken(localId, { auth_time: seconds() - 50 });
    expect(await identity.authenticate(bearer(since))).not.toBeNull();
  });

  it("hold their sign-ins no longer than a minute once these have ended elsewhere", async () => {
    let now = Date.now();
    const { service, identity } = await openFirebaseIdentity({ now: () => now });
    const end: Record<string, (localId: string) => void> = {
      disabled: (localId) => service.addAccount({ localId, disabled: true }),
      revoked: (localId) => service.addAccount({ localId, validSince: String(seconds() + 1) }),
      deleted: (localId) => service.accounts.delete(localId),
    };
    for (const [how, endSignIns] of Object.entries(end)) {
      const { localId } = service.addAccount();
      const { id } = await sessionOf(identity, await service.signToken(localId));
      const asked = service.lookups.length;
      now += 40_000;
      // A player asks every second.
      expect(await identity.holdsSignIn(id)).toBe(true);
      expect(service.lookups).toHaveLength(asked);
      endSignIns(localId);
      now += 5_000;
      expect([how, await identity.holdsSignIn(id)]).toEqual([how, false]);
    }
  });

  it("end one sign-in and keep the others, here at once and elsewhere within a minute", async () => {
    let now = Date.now();
    const { service, identity } = await openFirebaseIdentity({ now: () => now });
    const elsewhere = createFirebaseIdentity(service.auth, { now: () => now });
    const { localId } = service.addAccount({ customAttributes: '{"role":"tester"}' });
    const [phone, desk] = [seconds() - 5, seconds() - 3];
    const token = await service.signToken(localId, { auth_time: phone });
    const session = await sessionOf(identity, token);
    const other = await sessionOf(identity, await service.signToken(localId, { auth_time: desk }));
    expect(await elsewhere.holdsSignIn(session.id)).toBe(true);
    const told: string[] = [];
    identity.onSignedOut((uid) => told.push(uid), new AbortController().signal);
    await identity.endSignIn(session);
    expect(told).toEqual([localId]);
    expect(await identity.holdsSignIn(session.id)).toBe(false);
    expect(await identity.holdsSignIn(other.id)).toBe(true);
    expect(await identity.authenticate(bearer(token))).toBeNull();
    now += 45_000;
    expect(await elsewhere.holdsSignIn(session.id)).toBe(false);
    expect(await elsewhere.holdsSignIn(other.id)).toBe(true);
    const claims = () => JSON.parse(service.accounts.get(localId)?.customAttributes ?? "{}");
    expect(claims()).toEqual({ role: "tester", endedSignIns: [phone] });

    for (let count = 1; count <= 30; count += 1)
      await identity.endSignIn({ ...session, signedInAt: new Date(count * 1_000) });
    expect(claims().endedSignIns).toHaveLength(20);
    service.accounts.delete(localId);
    await expect(identity.endSignIn(other)).resolves.toBeUndefined();
  });

  it("stay signed out when an answer of before comes late", async () => {
    const { service, identity } = await openFirebaseIdentity();
    const { localId } = service.addAccount();
    const session = await sessionOf(identity, await service.signToken(localId));
    const held = Promise.withResolvers<void>();
    service.hold = held.promise;
    const late = identity.authenticate(
      bearer(await service.signToken(localId, { iat: seconds() })),
    );
    await vi.waitFor(() => expect(service.lookups).toEqual([1, 1]));
    service.hold = Promise.resolve();
    await identity.endSignIn(session);
    held.resolve();
    expect(await late).toBeNull();
    expect(await identity.holdsSignIn(session.id)).toBe(false);
  });

  it("stay deleted when an answer of before comes late", async () => {
    const { service, identity } = await openFirebaseIdentity();
    const { localId } = service.addAccount();
    const token = await service.signToken(localId);
    const held = Promise.withResolvers<void>();
    service.hold = held.promise;
    const late = identity.authenticate(bearer(token));
    await vi.waitFor(() => expect(service.lookups).toEqual([1]));
    service.hold = Promise.resolve();
    await identity.deletePerson(toUid(localId));
    held.resolve();
    expect(await late).toBeNull();
    expect(await identity.authenticate(bearer(token))).toBeNull();
  });
});

const header = (content: object | null): string =>
  Buffer.from(JSON.stringify(content)).toString("base64url");
