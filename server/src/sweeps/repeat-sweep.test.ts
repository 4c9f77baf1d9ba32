import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { repeatSweep } from "./repeat-sweep.ts";

const minute = 60_000;
let stopping: AbortController;
let outcomes: boolean[];
/** When each run began, in seconds after the first. */
let began: number[];
let leaveWork: () => void;

function onWorkLeft(listener: () => void): void {
  leaveWork = listener;
}

function start(): Promise<void> {
  const first = Date.now();
  const resume = async () => {
    began.push((Date.now() - first) / 1_000);
    return outcomes.shift() ?? true;
  };
  return repeatSweep({ resume, onWorkLeft }, 5 * minute, stopping.signal);
}

beforeEach(() => {
  vi.useFakeTimers();
  stopping = new AbortController();
  outcomes = [];
  began = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("A sweep", () => {
  it("runs now and after each period", async () => {
    void start();
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(began).toEqual([0, 300, 600]);
  });

  it("that fails runs again soon, and ever later while it goes on failing", async () => {
    outcomes = Array.from({ length: 11 }, () => false);
    void start();
    await vi.advanceTimersByTimeAsync(20 * minute);
    expect(began).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 811, 1_111]);
  });

  it("begins with the shortest pause again after a success", async () => {
    outcomes = [false, false, true, false, true];
    void start();
    await vi.advanceTimersByTimeAsync(6 * minute);
    expect(began).toEqual([0, 1, 3, 303, 304]);
  });

  it("runs at once when work is left for it, and after each period from then on", async () => {
    void start();
    await vi.advanceTimersByTimeAsync(minute);
    leaveWork();
    await vi.advanceTimersByTimeAsync(6 * minute);
    expect(began).toEqual([0, 60, 360]);
  });

  it("ends at once while it waits", async () => {
    const running = start();
    await vi.advanceTimersByTimeAsync(minute);
    stopping.abort();
    await running;
    expect(began).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
