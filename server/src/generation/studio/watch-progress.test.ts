import { toInspirationId } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryHost } from "./studio-host.fixture.ts";
import type { CallPermit } from "./studio-host.ts";
import { type ProgressWatch, watchProgress } from "./watch-progress.ts";

let watch: ProgressWatch;
beforeEach(() => {
  vi.useFakeTimers();
  watch = watchProgress(createMemoryHost().host, 60);
});
afterEach(() => vi.useRealTimers());

it("A studio without a sign of progress is stuck after that time, and not before", () => {
  const stuck = watch.begin();
  vi.advanceTimersByTime(59_999);
  expect(stuck.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(stuck.reason).toEqual(
    new Error("The studio has given no sign of progress for 60 seconds."),
  );
});

it("Every sign of progress gives it that time again", async () => {
  const stuck = watch.begin();
  const { host } = watch;
  const id = toInspirationId("one");
  const script = { title: "A", preference: "B", lines: [], writtenBy: "Hearten" };
  for (const sign of [
    () => host.tellStep(id, "speaking"),
    () => host.tellProgress(),
    () => host.keepScript(id, script, { goals: [], description: "" }),
    () => host.recall("key"),
    () => host.remember("key", new Uint8Array()),
  ]) {
    vi.advanceTimersByTime(59_000);
    await sign();
  }
  expect(stuck.aborted).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(stuck.aborted).toBe(true);
});

it("A provider's call may be long and silent; after it the time runs again", async () => {
  const stuck = watch.begin();
  const permit = await watch.host.permitCall("voice", 0);
  vi.advanceTimersByTime(600_000);
  expect(stuck.aborted).toBe(false);
  await watch.host.settleCall(permit.granted ?? 0, { dollars: 0, fault: null });
  vi.advanceTimersByTime(60_000);
  expect(stuck.aborted).toBe(true);
});

it("Nothing is expected between two orders, and a call that was never settled is forgotten", async () => {
  const first = watch.begin();
  await watch.host.permitCall("writer", 0);
  watch.end();
  await watch.host.tellProgress();
  vi.advanceTimersByTime(600_000);
  expect(first.aborted).toBe(false);
  const second = watch.begin();
  vi.advanceTimersByTime(60_000);
  expect(second.aborted).toBe(true);
});

it("A call that was permitted before the order, such as a sample's, takes none of the order's away", async () => {
  // The host counts its permits: the first is the sample's, the second the order's.
  const sample = await watch.host.permitCall("voice", 0);
  const stuck = watch.begin();
  await watch.host.permitCall("writer", 0);
  await watch.host.settleCall(sample.granted ?? 0, { dollars: 0, fault: null });
  vi.advanceTimersByTime(600_000);
  expect(stuck.aborted).toBe(false);
});

it("A permit that comes when its order is over takes none of the next one's away", async () => {
  const permit = Promise.withResolvers<CallPermit>();
  const host = { ...createMemoryHost().host, permitCall: () => permit.promise };
  watch = watchProgress(host, 60);
  watch.begin();
  const asked = watch.host.permitCall("writer", 0);
  watch.end();
  const stuck = watch.begin();
  permit.resolve({ granted: 1 });
  await asked;
  vi.advanceTimersByTime(60_000);
  expect(stuck.aborted).toBe(true);
});
