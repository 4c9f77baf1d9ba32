import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, test } from "vitest";
import { createVariable } from "../../api/observable.ts";
import type { SignIn } from "../../identity/identity.ts";
import { createRateStorage } from "./rate-storage.ts";

const personSignedIn = (uid: string): SignIn => ({
  status: "signed-in",
  person: { uid: toUid(uid), email: `${uid}@example.com`, methods: ["password"] },
  providers: [],
});
const signedOut: SignIn = { status: "signed-out", providers: [] };

function createStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function setUp(storage = createStorage(), person: SignIn = personSignedIn("maya")) {
  const signIn = createVariable<SignIn>(person);
  return { storage, signIn, rates: createRateStorage(() => storage, signIn) };
}

describe("the rate that somebody chose", () => {
  test("is the normal rate before they choose", () => {
    expect(setUp().rates.read()).toBe(1);
  });

  test("is there again when the page is loaded anew", () => {
    const { storage, rates } = setUp();
    rates.write(0.9);
    expect(rates.read()).toBe(0.9);
    expect(setUp(storage).rates.read()).toBe(0.9);
  });

  test("leaves nothing on the device when they sign out", () => {
    const { storage, signIn, rates } = setUp();
    rates.write(0.9);
    signIn.set(signedOut);
    expect([...storage.kept]).toEqual([]);
    signIn.set(personSignedIn("maya"));
    expect(rates.read()).toBe(1);
  });

  test("is nobody else's, though the first never signed out", () => {
    const { storage, rates } = setUp();
    rates.write(0.9);
    expect(setUp(storage, personSignedIn("noor")).rates.read()).toBe(1);
    expect([...storage.kept]).toEqual([]);
  });

  test("waits where nobody knows yet who is signed in", () => {
    const { storage, rates } = setUp();
    rates.write(0.9);
    const later = setUp(storage, { status: "unknown" });
    later.signIn.set(personSignedIn("maya"));
    expect(later.rates.read()).toBe(0.9);
  });

  test.each(["maya", "maya 4", "maya fast", ""])(
    "is the normal rate where '%s' is stored",
    (value) => {
      const storage = createStorage();
      storage.setItem("playback-rate", value);
      expect(setUp(storage).rates.read()).toBe(1);
    },
  );

  test("lives as long as the page where the browser keeps nothing", () => {
    const signIn = createVariable<SignIn>(personSignedIn("maya"));
    const rates = createRateStorage(() => {
      throw new DOMException("no", "SecurityError");
    }, signIn);
    rates.write(1.25);
    expect(rates.read()).toBe(1.25);
  });
});
