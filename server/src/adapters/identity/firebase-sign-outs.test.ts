import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bearer, failure, sessionOf } from "../../ports/identity.suite.ts";
import { createFirebaseIdentity } from "./firebase.ts";
import { openFirebaseIdentity, seconds } from "./firebase-service.fixture.ts";

/** An identity whose minutes pass when the test says so. */
async function openWithClock() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let now = Date.now();
  const { service, identity } = await openFirebaseIdentity({ now: () => now });
  const told: string[] = [];
  const stopping = new AbortController();
  return {
    service,
    identity,
    told,
    stopping,
    listen: () => identity.onSignedOut((uid) => told.push(uid), stopping.signal),
    pass: async (milliseconds: number) => {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    },
    signIn: async () => {
      const { localId } = service.addAccount();
      await sessionOf(identity, await service.signToken(localId));
      return localId;
    },
  };
}

describe("Sign-ins that end elsewhere", () => {
  const minute = 60_000;

  it("are told within a minute, in batches of a hundred, each once", async () => {
    const { service, told, listen, pass, signIn } = await openWithClock();
    listen();
    const uids: string[] = [];
    for (let count = 0; count < 250; count += 1) uids.push(await signIn());
    const [disabled = "", revoked = "", deleted = ""] = [uids[3], uids[120], uids[249]];
    service.addAccount({ localId: disabled, disabled: true });
    service.addAccount({ localId: revoked, validSince: String(seconds() + 60) });
    service.accounts.delete(deleted);
    service.lookups.length = 0;
    await pass(minute);
    await vi.waitFor(() => expect(told).toHaveLength(3));
    expect(service.lookups).toEqual([100, 100, 50]);
    expect(new Set(told)).toEqual(new Set([disabled, revoked, deleted]));
    await pass(minute);
    await vi.waitFor(() => expect(service.lookups).toHaveLength(6));
    expect(service.lookups.slice(3)).toEqual([100, 100, 48]);
    expect(told).toHaveLength(3);
  });

  it("are told within a minute when one of a person's was signed out of, and once", async () => {
    const { service, told, listen, pass, signIn } = await openWithClock();
    listen();
    const uid = await signIn();
    const elsewhere = createFirebaseIdentity(service.auth);
    const session = await sessionOf(elsewhere, await service.signToken(uid));
    await elsewhere.endSignIn(session);
    service.lookups.length = 0;
    await pass(minute);
    await vi.waitFor(() => expect(told).toEqual([uid]));
    await pass(minute);
    await vi.waitFor(() => expect(service.lookups).toEqual([1, 1]));
    expect(told).toEqual([uid]);
  });

  it("are told at once when a call finds out first", async () => {
    const { service, identity, told, listen, signIn } = await openWithClock();
    listen();
    const uid = await signIn();
    service.addAccount({ localId: uid, validSince: String(seconds() + 1) });
    // The person signs in anew: whatever the former sign-in has opened must still be told to close.
    const times = { auth_time: seconds() + 1, iat: seconds() + 1 };
    await sessionOf(identity, await service.signToken(uid, times));
    expect(told).toEqual([uid]);
  });

  it("are looked for while somebody listens, among people of the last hour", async () => {
    const { service, identity, told, stopping, listen, pass, signIn } = await openWithClock();
    const uid = await signIn();
    service.accounts.delete(uid);
    service.lookups.length = 0;
    await pass(minute);
    listen();
    expect(vi.getTimerCount()).toBe(1);
    await pass(60 * minute);
    await identity.checkHealth();
    expect(service.lookups).toEqual([1]);
    stopping.abort();
    expect(vi.getTimerCount()).toBe(0);
    listen();
    expect(vi.getTimerCount()).toBe(0);
    expect(told).toEqual([]);
  });

  it("stay ended when an answer of before comes late", async () => {
    const { service, identity, told, listen, pass, signIn } = await openWithClock();
    listen();
    const uid = await signIn();
    const former = await service.signToken(uid);
    const held = Promise.withResolvers<void>();
    service.hold = held.promise;
    service.lookups.length = 0;
    await pass(minute);
    await vi.waitFor(() => expect(service.lookups).toEqual([1]));
    service.hold = Promise.resolve();
    await pass(1);
    service.addAccount({ localId: uid, validSince: String(seconds() + 60) });
    expect(await identity.authenticate(bearer(former))).toBeNull();
    held.resolve();
    await identity.close();
    expect(await identity.authenticate(bearer(former))).toBeNull();
    expect(told).toEqual([uid]);
  });

  it("keep no process alive", async () => {
    const begin = vi.spyOn(globalThis, "setInterval");
    onTestFinished(() => begin.mockRestore());
    const { identity } = await openFirebaseIdentity();
    identity.onSignedOut(() => undefined, new AbortController().signal);
    expect(begin.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([
      false,
    ]);
  });

  it("are looked for again when Firebase was away", async () => {
    const { service, told, listen, pass, signIn, identity } = await openWithClock();
    listen();
    const uid = await signIn();
    service.accounts.delete(uid);
    service.areAccountsAway = true;
    await pass(minute);
    await failure(identity.checkHealth());
    expect(told).toEqual([]);
    service.areAccountsAway = false;
    await vi.waitFor(async () => {
      await pass(minute);
      expect(told).toEqual([uid]);
    });
  });

  it("are looked for next among those who could not be asked for", async () => {
    const { service, listen, pass, signIn } = await openWithClock();
    listen();
    const uids: string[] = [];
    for (let count = 0; count < 150; count += 1) uids.push(await signIn());
    const getUsers = service.auth.getUsers.bind(service.auth);
    const ask = vi.spyOn(service.auth, "getUsers");
    ask.mockImplementationOnce(getUsers).mockRejectedValueOnce(new Error("Away."));
    await pass(minute);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await vi.waitFor(async () => {
      await pass(minute);
      expect(ask.mock.calls[2]?.[0].slice(0, 50)).toEqual(uids.slice(100).map((uid) => ({ uid })));
    });
  });

  it("are not told after the identity is closed", async () => {
    const { service, identity, told, listen, pass, signIn } = await openWithClock();
    listen();
    service.accounts.delete(await signIn());
    await identity.close();
    await pass(minute);
    listen();
    expect(vi.getTimerCount()).toBe(0);
    expect(told).toEqual([]);
  });
});
