import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import {
  createMemoryProviderClient,
  type MemoryProviderClient,
} from "../adapters/identity/memory-provider-client.ts";
import type { Log } from "../ports/log.ts";
import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import type { Identity } from "../ports/identity.ts";
import { createSignInSweep } from "./sign-in-sweep.ts";

const day = 24 * 60 * 60_000;
const signal = new AbortController().signal;

describe("The sweep of sign-ins", () => {
  let apple: MemoryProviderClient;
  let identity: Identity & AuthenticationProvider;
  let now: number;
  let logged: string[];

  const note = (_fields: object, message: string) => void logged.push(message);
  const sweep = (authentication: AuthenticationProvider = identity) => {
    const log: Log = { debug: note, info: note, warn: note, error: note };
    return createSignInSweep({ authentication, log, now: () => now }).resume(signal);
  };

  beforeEach(async () => {
    now = Date.now();
    logged = [];
    apple = createMemoryProviderClient("apple");
    const google = createMemoryProviderClient("google");
    identity = createMemoryIdentity([google, apple]);
    const email = "ann@example.com";
    const token = { clientId: "web", token: "the stranger's" };
    await identity.signInWithCredential(apple.present({ subject: "a", email, token }));
    await identity.signInWithCredential(
      google.present({ subject: "g", email, isEmailVerified: true }),
    );
  });

  it("revokes at Apple what a take-over has removed, once", async () => {
    await sweep();
    await sweep();
    expect(apple.revoked).toEqual(["the stranger's"]);
    expect(logged).toEqual([]);
  });

  it("tries again for three days while Apple is away", async () => {
    apple.isAway = true;
    // It is asked again at the next sweep, and not sooner.
    expect(await sweep()).toBe(true);
    now += 2 * day;
    await sweep();
    expect(await identity.listRemovedTokens()).toHaveLength(1);
    apple.isAway = false;
    await sweep();
    expect(apple.revoked).toEqual(["the stranger's"]);
    expect(logged).toHaveLength(2);
  });

  it("gives up after three days", async () => {
    apple.isAway = true;
    now += 4 * day;
    await sweep();
    expect(await identity.listRemovedTokens()).toEqual([]);
  });

  it("asks for what has expired to be removed, and outlives a fault", async () => {
    let asked = 0;
    const removeExpired = async () => {
      asked += 1;
      throw new Error("the database is away");
    };
    expect(await sweep({ ...identity, removeExpired })).toBe(false);
    expect([asked, logged]).toEqual([1, ["sign-ins not swept"]]);
  });
});
