import { describe, expect, test } from "vitest";
import { createLocalStorage } from "../../platform/local-storage.ts";
import { createRateStorage } from "./rate-storage.ts";

/** A rate storage on a device that has this stored. */
function setUp(stored?: unknown) {
  const items = new Map([["playback-rate", stored]]);
  const storage = {
    read: (name: string) => items.get(name),
    write: (name: string, value: unknown) => void items.set(name, value),
  };
  return { storage, rates: createRateStorage(storage) };
}

describe("the rate that somebody chose", () => {
  test("is the normal rate before they choose", () => {
    expect(setUp().rates.read()).toBe(1);
  });

  test("is there again when the page is loaded anew", () => {
    const { storage, rates } = setUp();
    rates.write(0.9);
    expect(rates.read()).toBe(0.9);
    expect(createRateStorage(storage).read()).toBe(0.9);
  });

  test("is the normal rate where an earlier version has stored it with its owner", () => {
    const device = new Map([
      ["owner", "maya"],
      ["playback-rate", "maya 0.9"],
    ]);
    const browser = { getItem: (key: string) => device.get(key) ?? null } as Storage;
    const storage = createLocalStorage(
      () => browser,
      () => "maya",
    );
    expect(createRateStorage(storage).read()).toBe(1);
  });

  test.each([null, "0.9", 4, [0.9]])("is the normal rate where %j is stored", (stored) => {
    expect(setUp(stored).rates.read()).toBe(1);
  });
});
