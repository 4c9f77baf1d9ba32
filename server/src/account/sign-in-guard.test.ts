import { describe, expect, it } from "vitest";
import { Refusal } from "../ports/refusal.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

const from = (address: string, knownDevice: string | null = null) => ({ address, knownDevice });
const wrong = () => Promise.reject(new Refusal("wrong-credentials", "Wrong."));
const broken = () => Promise.reject(new Error("the store is away"));
const right = async () => "signed in";
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "signed in",
    (error: unknown) => (error instanceof Refusal ? error.code : "fault"),
  );

describe("Signing in", () => {
  it("is refused for a minute after ten wrong passwords of an account from a network", async () => {
    let now = 0;
    const guard = createSignInGuard({ now: () => now });
    for (let count = 0; count < 10; count += 1)
      expect(await codeOf(guard.attempt("Ann@example.com", from("10.0.0.1"), wrong))).toBe(
        "wrong-credentials",
      );
    let attempts = 0;
    const attempt = guard.attempt("ann@EXAMPLE.com", from("10.0.0.1"), async () => (attempts += 1));
    await expect(attempt).rejects.toMatchObject({ code: "too-many-requests", retryAfter: 60 });
    expect(attempts).toBe(0);
    expect(await codeOf(guard.attempt("bob@example.com", from("10.0.0.1"), right))).toBe(
      "signed in",
    );
    now = 60_000;
    expect(await codeOf(guard.attempt("ann@example.com", from("10.0.0.1"), right))).toBe(
      "signed in",
    );
  });

  it("stays open to the person while somebody else guesses from elsewhere", async () => {
    const guard = createSignInGuard();
    for (let count = 0; count < 20; count += 1)
      await codeOf(guard.attempt("ann", from("10.6.6.6"), wrong));
    expect(await codeOf(guard.attempt("ann", from("10.6.6.6"), right))).toBe("too-many-requests");
    expect(await codeOf(guard.attempt("ann", from("10.0.0.1"), right))).toBe("signed in");
  });

  it("is refused to one who guesses slowly, for an hour after twenty wrong passwords", async () => {
    let now = 0;
    const guard = createSignInGuard({ now: () => now });
    for (let count = 0; count < 20; count += 1) {
      now += 10_000;
      await codeOf(guard.attempt("ann", from("10.6.6.6"), wrong));
    }
    now += 60_000;
    expect(await codeOf(guard.attempt("ann", from("10.6.6.6"), right))).toBe("too-many-requests");
    now += 60 * 60_000;
    expect(await codeOf(guard.attempt("ann", from("10.6.6.6"), right))).toBe("signed in");
  });

  it("is guessed at twenty times an hour from any number of addresses, and never shut to its person", async () => {
    let now = 0;
    const guard = createSignInGuard({ now: () => now });
    const atHome = from("198.51.100.7");
    expect(await codeOf(guard.attempt("ann", atHome, right))).toBe("signed in");
    const guessed: string[] = [];
    for (let network = 0; network < 10_000; network += 1) {
      const address = `203.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
      guessed.push(await codeOf(guard.attempt("ann", from(address), wrong)));
      now += 300;
    }
    expect(guessed.filter((code) => code === "wrong-credentials")).toHaveLength(20);
    expect(await codeOf(guard.attempt("ann", from("192.0.2.1"), right))).toBe("too-many-requests");
    expect(await codeOf(guard.attempt("ann", atHome, wrong))).toBe("wrong-credentials");
    expect(await codeOf(guard.attempt("ann", atHome, right))).toBe("signed in");
    // On the way, in the browser that they know from home.
    expect(await codeOf(guard.attempt("ann", from("192.0.2.1", "a browser"), right))).toBe(
      "signed in",
    );
    expect(await codeOf(guard.attempt("bob", from("192.0.2.2"), right))).toBe("signed in");
  });

  it("is open to a known browser in a network that others guess from, and counts its guesses too", async () => {
    const guard = createSignInGuard();
    for (let count = 0; count < 70; count += 1)
      await codeOf(guard.attempt(`a${count % 7}`, from("10.6.6.6"), wrong));
    expect(await codeOf(guard.attempt("a1", from("10.6.6.6"), right))).toBe("too-many-requests");
    for (let count = 0; count < 10; count += 1)
      expect(await codeOf(guard.attempt("a1", from("10.6.6.6", "own"), wrong))).toBe(
        "wrong-credentials",
      );
    const everywhere = [from("10.6.6.6", "own"), from("10.7.7.7", "own")];
    for (const client of everywhere)
      expect(await codeOf(guard.attempt("a1", client, right))).toBe("too-many-requests");
    expect(await codeOf(guard.attempt("a1", from("10.6.6.6", "other"), right))).toBe("signed in");
  });

  it("knows the networks of so many last sign-ins, and forgets those of long ago", async () => {
    const guard = createSignInGuard({ knownPairs: 100 });
    const atHome = from("10.1.0.1");
    for (const account of ["ann", "bob", "ann"]) await guard.attempt(account, atHome, right);
    for (const account of ["ann", "bob"])
      for (let network = 0; network < 20; network += 1)
        await codeOf(guard.attempt(account, from(`10.6.${network}.1`), wrong));
    const comeOthers = async (first: number, end: number) => {
      for (let count = first; count < end; count += 1)
        await guard.attempt(`other ${count}`, from("10.2.0.1"), right);
    };
    await comeOthers(0, 98);
    expect(await codeOf(guard.attempt("bob", atHome, wrong))).toBe("wrong-credentials");
    expect(await codeOf(guard.attempt("ann", atHome, right))).toBe("signed in");
    await comeOthers(98, 1_000);
    expect(await codeOf(guard.attempt("bob", atHome, right))).toBe("too-many-requests");
    expect(await codeOf(guard.attempt("ann", atHome, right))).toBe("too-many-requests");
  });

  it("counts ten guesses that come at the same time as ten", async () => {
    const guard = createSignInGuard();
    const codes = await Promise.all(
      Array.from({ length: 30 }, () => codeOf(guard.attempt("ann", from("10.0.0.1"), wrong))),
    );
    expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(10);
  });

  it("forgets an account's wrong passwords with the right one", async () => {
    const guard = createSignInGuard();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1)
        await codeOf(guard.attempt("ann", from("10.0.0.1"), wrong));
      expect(await codeOf(guard.attempt("ann", from("10.0.0.1"), right))).toBe("signed in");
    }
  });

  it("is refused to an address that tries many accounts, IPv6 by its network", async () => {
    for (const addressOf of [() => "10.0.0.1", (n: number) => `2001:db8:1:2::${n.toString(16)}`]) {
      const guard = createSignInGuard();
      for (let count = 0; count < 60; count += 1)
        expect(await codeOf(guard.attempt(`a${count}`, from(addressOf(count)), wrong))).toBe(
          "wrong-credentials",
        );
      expect(await codeOf(guard.attempt("b", from(addressOf(99)), right))).toBe(
        "too-many-requests",
      );
      expect(await codeOf(guard.attempt("b", from("2001:db8:1:3::1"), right))).toBe("signed in");
    }
  });

  it("does not count what is the server's own fault", async () => {
    const guard = createSignInGuard();
    for (let count = 0; count < 20; count += 1)
      expect(await codeOf(guard.attempt("ann", from("10.0.0.1"), broken))).toBe("fault");
  });

  it("is done two at a time where that is asked for, and a flood is sent away without waiting", async () => {
    const guard = createSignInGuard({ concurrentHashes: 2 });
    const finishers: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finishers.push(resolve));
      running -= 1;
    };
    const codes = Array.from({ length: 100 }, (_, index) =>
      codeOf(guard.attempt(`a${index}`, from(`10.0.${index}.1`), slow)),
    );
    const refused = await Promise.all(codes.slice(62));
    expect(new Set(refused)).toEqual(new Set(["too-many-requests"]));
    for (let done = 0; done < 62; done += 1) {
      await expect.poll(() => finishers.length, { interval: 1 }).toBeGreaterThan(0);
      finishers.shift()?.();
    }
    expect(new Set(await Promise.all(codes.slice(0, 62)))).toEqual(new Set(["signed in"]));
    expect(most).toBe(2);
  });

  it("has room for others while one network floods it, though all of its attempts succeed", async () => {
    const guard = createSignInGuard({ concurrentHashes: 2 });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const slow = () => held;
    const flood = Array.from({ length: 100 }, (_, index) =>
      codeOf(guard.attempt(`a${index}`, from("10.6.6.6"), slow)),
    );
    const others = Array.from({ length: 20 }, (_, index) =>
      codeOf(guard.attempt(`b${index}`, from(`10.0.${index}.1`), slow)),
    );
    letGo();
    expect(new Set(await Promise.all(others))).toEqual(new Set(["signed in"]));
    const through = (await Promise.all(flood)).filter((code) => code === "signed in");
    expect(through).toHaveLength(42);
  });
});
