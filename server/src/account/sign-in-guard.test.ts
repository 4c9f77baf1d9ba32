import { describe, expect, it } from "vitest";
import { Refusal } from "../ports/refusal.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

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
    const guard = createSignInGuard(() => now);
    for (let count = 0; count < 10; count += 1)
      expect(await codeOf(guard.attempt("Ann@example.com", "10.0.0.1", wrong))).toBe(
        "wrong-credentials",
      );
    let attempts = 0;
    const attempt = guard.attempt("ann@EXAMPLE.com", "10.0.0.1", async () => (attempts += 1));
    await expect(attempt).rejects.toMatchObject({ code: "too-many-requests", retryAfter: 60 });
    expect(attempts).toBe(0);
    expect(await codeOf(guard.attempt("bob@example.com", "10.0.0.1", right))).toBe("signed in");
    now = 60_000;
    expect(await codeOf(guard.attempt("ann@example.com", "10.0.0.1", right))).toBe("signed in");
  });

  it("stays open to the person while somebody else guesses from elsewhere", async () => {
    const guard = createSignInGuard();
    for (let count = 0; count < 20; count += 1)
      await codeOf(guard.attempt("ann", "10.6.6.6", wrong));
    expect(await codeOf(guard.attempt("ann", "10.6.6.6", right))).toBe("too-many-requests");
    expect(await codeOf(guard.attempt("ann", "10.0.0.1", right))).toBe("signed in");
  });

  it("is refused to one who guesses slowly, for an hour after forty wrong passwords", async () => {
    let now = 0;
    const guard = createSignInGuard(() => now);
    for (let count = 0; count < 40; count += 1) {
      now += 10_000;
      await codeOf(guard.attempt("ann", "10.6.6.6", wrong));
    }
    now += 60_000;
    expect(await codeOf(guard.attempt("ann", "10.6.6.6", right))).toBe("too-many-requests");
    now += 60 * 60_000;
    expect(await codeOf(guard.attempt("ann", "10.6.6.6", right))).toBe("signed in");
  });

  it("is refused to strange networks after many guesses from many, and not to the person's own", async () => {
    const guard = createSignInGuard();
    expect(await codeOf(guard.attempt("ann", "10.0.0.1", right))).toBe("signed in");
    for (let network = 1; network <= 30; network += 1)
      for (let count = 0; count < 10; count += 1)
        expect(await codeOf(guard.attempt("ann", `10.6.6.${network}`, wrong))).toBe(
          "wrong-credentials",
        );
    expect(await codeOf(guard.attempt("ann", "10.7.7.7", right))).toBe("too-many-requests");
    expect(await codeOf(guard.attempt("ann", "10.0.0.1", wrong))).toBe("wrong-credentials");
    expect(await codeOf(guard.attempt("ann", "10.0.0.1", right))).toBe("signed in");
    expect(await codeOf(guard.attempt("bob", "10.7.7.7", right))).toBe("signed in");
  });

  it("counts ten guesses that come at the same time as ten", async () => {
    const guard = createSignInGuard();
    const codes = await Promise.all(
      Array.from({ length: 30 }, () => codeOf(guard.attempt("ann", "10.0.0.1", wrong))),
    );
    // The two that are being checked when the tenth fails are through already.
    expect(codes.filter((code) => code === "wrong-credentials").length).toBeLessThanOrEqual(11);
  });

  it("forgets an account's wrong passwords with the right one", async () => {
    const guard = createSignInGuard();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1)
        await codeOf(guard.attempt("ann", "10.0.0.1", wrong));
      expect(await codeOf(guard.attempt("ann", "10.0.0.1", right))).toBe("signed in");
    }
  });

  it("is refused to an address that tries many accounts, IPv6 by its network", async () => {
    for (const addressOf of [() => "10.0.0.1", (n: number) => `2001:db8:1:2::${n.toString(16)}`]) {
      const guard = createSignInGuard();
      for (let count = 0; count < 60; count += 1)
        expect(await codeOf(guard.attempt(`a${count}`, addressOf(count), wrong))).toBe(
          "wrong-credentials",
        );
      expect(await codeOf(guard.attempt("b", addressOf(99), right))).toBe("too-many-requests");
      expect(await codeOf(guard.attempt("b", "2001:db8:1:3::1", right))).toBe("signed in");
    }
  });

  it("does not count what is the server's own fault", async () => {
    const guard = createSignInGuard();
    for (let count = 0; count < 20; count += 1)
      expect(await codeOf(guard.attempt("ann", "10.0.0.1", broken))).toBe("fault");
  });

  it("is done two at a time, and a flood is sent away without waiting", async () => {
    const guard = createSignInGuard();
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
      codeOf(guard.attempt(`a${index}`, `10.0.${index}.1`, slow)),
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
    const guard = createSignInGuard();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const slow = () => held;
    const flood = Array.from({ length: 100 }, (_, index) =>
      codeOf(guard.attempt(`a${index}`, "10.6.6.6", slow)),
    );
    const others = Array.from({ length: 20 }, (_, index) =>
      codeOf(guard.attempt(`b${index}`, `10.0.${index}.1`, slow)),
    );
    letGo();
    expect(new Set(await Promise.all(others))).toEqual(new Set(["signed in"]));
    const through = (await Promise.all(flood)).filter((code) => code === "signed in");
    expect(through).toHaveLength(42);
  });
});
