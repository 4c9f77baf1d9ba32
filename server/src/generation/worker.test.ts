import { describe, expect, it, vi } from "vitest";
import type { Queue } from "../ports/queue.ts";
import type { Generation } from "./generation.ts";
import { runWorker } from "./worker.ts";

const generation: Generation = {
  request: async () => undefined,
  attempt: async () => ({ kind: "done" }),
  sweep: async () => undefined,
};
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

describe("The worker", () => {
  it("takes jobs while it sweeps, sweeps once at a time, and ends a sweep when it is stopped", async () => {
    vi.useFakeTimers();
    try {
      const happened: string[] = [];
      const keep = (_fields: object, message: string) => void happened.push(message);
      const log = { debug: keep, info: keep, warn: keep, error: keep };
      const stopping = new AbortController();
      let sweeping = Promise.withResolvers<void>();
      const sweep = async (signal: AbortSignal) => {
        happened.push("sweep begins");
        await Promise.race([sweeping.promise, untilAborted(signal)]);
        happened.push("sweep ends");
      };
      const queue: Queue = {
        enqueue: async () => undefined,
        consume: async (_handler, { signal }) => {
          happened.push("jobs are taken");
          await untilAborted(signal);
        },
        countAhead: async () => null,
        readBacklog: async () => ({ jobs: 0, oldestSeconds: 0 }),
        checkHealth: async () => undefined,
        close: async () => undefined,
      };
      const worker = runWorker(
        { generation: { ...generation, sweep }, queue, log },
        { concurrency: 1, signal: stopping.signal },
      );
      await vi.advanceTimersByTimeAsync(150_000);
      expect(happened.toSorted()).toEqual(["jobs are taken", "sweep begins"]);
      sweeping.resolve();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(happened.slice(2)).toEqual(["sweep ends"]);
      sweeping = Promise.withResolvers();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(happened.slice(3)).toEqual(["sweep begins"]);
      stopping.abort();
      await worker;
      expect(happened.slice(4)).toEqual(["sweep ends"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("goes on when the queue could not be used for a while, and says so", async () => {
    vi.useFakeTimers();
    try {
      const logged: string[] = [];
      const keep = (_fields: object, message: string) => void logged.push(message);
      const log = { debug: keep, info: keep, warn: keep, error: keep };
      const stopping = new AbortController();
      let calls = 0;
      const queue: Queue = {
        enqueue: async () => undefined,
        consume: async (_handler, { signal }) => {
          calls += 1;
          if (calls < 3) throw new Error("The disk is full.");
          await new Promise((resolve) => signal.addEventListener("abort", resolve));
        },
        countAhead: async () => null,
        readBacklog: async () => ({ jobs: 0, oldestSeconds: 0 }),
        checkHealth: async () => undefined,
        close: async () => undefined,
      };
      const worker = runWorker(
        { generation, queue, log },
        { concurrency: 1, signal: stopping.signal },
      );
      await vi.advanceTimersByTimeAsync(20_000);
      expect(calls).toBe(3);
      expect(logged).toEqual(["queue failed", "queue failed"]);
      stopping.abort();
      await worker;
    } finally {
      vi.useRealTimers();
    }
  });
});
