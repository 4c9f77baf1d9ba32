import { describe, expect, it, vi } from "vitest";
import type { Queue } from "../ports/queue.ts";
import { runWorker } from "./worker.ts";

const generation = {
  request: async () => undefined,
  attempt: async () => ({ kind: "done" }) as const,
  sweep: async () => undefined,
};

describe("The worker", () => {
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
