import { beforeEach, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createVariable } from "../../api/observable.ts";
import { createWarmUp } from "./warm-up.ts";

let calls: number;
let failure: Error | null;
let now: number;
let faults: unknown[];
const isOnline = createVariable(true);
let warmUp: () => void;

beforeEach(() => {
  calls = 0;
  failure = null;
  now = 1_000_000;
  faults = [];
  isOnline.set(true);
  warmUp = createWarmUp({
    client: {
      async warmUp() {
        calls += 1;
        if (failure !== null) throw failure;
        return {};
      },
    },
    isOnline,
    now: () => now,
    onFault: (error) => faults.push(error),
  });
});

it("tells the server at once, and again after a minute of writing", () => {
  warmUp();
  expect(calls).toBe(1);
  now += 59_999;
  warmUp();
  expect(calls).toBe(1);
  now += 1;
  warmUp();
  expect(calls).toBe(2);
});

it("tells nothing without a network, and at once when there is one again", () => {
  isOnline.set(false);
  warmUp();
  expect(calls).toBe(0);
  isOnline.set(true);
  warmUp();
  expect(calls).toBe(1);
});

it("is no matter when it fails, unless by a fault of our own", async () => {
  failure = new ApiError("unavailable", "503");
  warmUp();
  await Promise.resolve();
  await Promise.resolve();
  expect(faults).toEqual([]);
  now += 60_000;
  failure = new TypeError("ours");
  warmUp();
  await expect.poll(() => faults).toEqual([failure]);
});
