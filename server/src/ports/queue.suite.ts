import { setImmediate } from "node:timers/promises";
import { toInspirationId } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jobOf } from "./queue.fixture.ts";
import type { Delivery, Queue, Verdict } from "./queue.ts";

const done: Verdict = { kind: "done" };
/** Milliseconds within which a remote queue delivers, too. */
const soon = { timeout: 20_000 };

/** What every queue does. */
export function describeQueue(name: string, create: () => Promise<Queue>): void {
  describe(`${name} queue`, () => {
    let queue: Queue;
    let stopping: AbortController;
    let consumers: Promise<void>[];

    beforeEach(async () => {
      queue = await create();
      stopping = new AbortController();
      consumers = [];
    });
    afterEach(async () => {
      stopping.abort();
      await Promise.all(consumers);
      await queue.close();
    });

    const consume = (
      handler: (delivery: Delivery) => Promise<Verdict>,
      concurrency = 1,
      signal = stopping.signal,
      perPerson = concurrency,
    ) => {
      const consumer = queue.consume(handler, { concurrency, perPerson, signal });
      consumers.push(consumer);
      return consumer;
    };

    it("delivers what was enqueued before the consumer came", async () => {
      await queue.enqueue(jobOf("a"));
      const { promise, resolve } = Promise.withResolvers<Delivery>();
      void consume(async (delivery) => {
        resolve(delivery);
        return done;
      });
      expect(await promise).toMatchObject({ id: "a", attempt: 1 });
    });

    it("wakes a waiting consumer at once", async () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      void consume(async ({ id }) => {
        resolve(id);
        return done;
      });
      await setImmediate();
      await queue.enqueue(jobOf("a"));
      expect(await promise).toBe("a");
    });

    it("delivers an id once that was enqueued several times while it waited", async () => {
      for (let count = 0; count < 3; count += 1) await queue.enqueue(jobOf("a"));
      await queue.enqueue(jobOf("b"));
      const seen: string[] = [];
      void consume(async ({ id }) => {
        seen.push(id);
        return done;
      });
      await expect.poll(() => seen.toSorted(), soon).toEqual(["a", "b"]);
      await queue.enqueue(jobOf("c"));
      await expect.poll(() => seen, soon).toContain("c");
      expect(seen.toSorted()).toEqual(["a", "b", "c"]);
    });

    it("does not deliver an id a second time that is enqueued while it is under way", async () => {
      await queue.enqueue(jobOf("a"));
      const seen: string[] = [];
      void consume(async ({ id }) => {
        seen.push(id);
        if (id === "a") {
          await queue.enqueue(jobOf("a"));
          await queue.enqueue(jobOf("b"));
        }
        return done;
      });
      await expect.poll(() => seen, soon).toContain("b");
      expect(seen).toEqual(["a", "b"]);
    });

    it("delivers an id anew that is enqueued after it was done", async () => {
      const seen: string[] = [];
      void consume(async ({ id, attempt }) => {
        seen.push(`${id}${attempt}`);
        return done;
      });
      await queue.enqueue(jobOf("a"));
      await expect.poll(() => seen, soon).toEqual(["a1"]);
      // The one consumer takes another job when it is done with this one.
      await queue.enqueue(jobOf("b"));
      await expect.poll(() => seen, soon).toEqual(["a1", "b1"]);
      await queue.enqueue(jobOf("a"));
      await expect.poll(() => seen, soon).toEqual(["a1", "b1", "a1"]);
    });

    const ahead = (...ids: string[]) =>
      Promise.all(ids.map((id) => queue.countAhead(toInspirationId(id))));

    /** Works alone on all jobs until there are so many, and returns their ids in order. */
    const workOff = async (count: number) => {
      const seen: string[] = [];
      void consume(async ({ id }) => {
        seen.push(id);
        return done;
      });
      await expect.poll(() => seen, soon).toHaveLength(count);
      return seen;
    };

    it("lets people take turns, whoever has enqueued the most", async () => {
      for (const id of ["a1", "a2", "a3", "a4"]) await queue.enqueue(jobOf(id, "a"));
      for (const id of ["b1", "b2"]) await queue.enqueue(jobOf(id, "b"));
      await queue.enqueue(jobOf("c1", "c"));
      expect(await workOff(7)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
    });

    it("gives each job of one person a turn of its own, also those that are enqueued at once", async () => {
      await Promise.all(["a1", "a2", "a3"].map((id) => queue.enqueue(jobOf(id, "a"))));
      for (const id of ["b1", "b2"]) await queue.enqueue(jobOf(id, "b"));
      const people = (await workOff(5)).map((id) => id.charAt(0));
      expect(people).toEqual(["a", "b", "a", "b", "a"]);
    });

    it("works on so many of one person at a time and no more", async () => {
      for (const id of ["a1", "a2", "a3"]) await queue.enqueue(jobOf(id, "a"));
      await queue.enqueue(jobOf("b1", "b"));
      const running: string[] = [];
      const finishers = new Map<string, () => void>();
      void consume(
        async ({ id }) => {
          running.push(id);
          await new Promise<void>((resolve) => finishers.set(id, resolve));
          return done;
        },
        4,
        stopping.signal,
        2,
      );
      await expect.poll(() => running.toSorted(), soon).toEqual(["a1", "a2", "b1"]);
      await queue.enqueue(jobOf("c1", "c"));
      await expect.poll(() => running.toSorted(), soon).toEqual(["a1", "a2", "b1", "c1"]);
      finishers.get("a1")?.();
      await expect.poll(() => running, soon).toContain("a3");
      for (const finish of finishers.values()) finish();
    });

    it("delivers again with the next attempt, not before the delay", async () => {
      await queue.enqueue(jobOf("a"));
      const times: number[] = [];
      void consume(async ({ attempt }) => {
        times.push(performance.now());
        return attempt === 1 ? { kind: "retry", delaySeconds: 0.2 } : done;
      });
      await expect.poll(() => times, soon).toHaveLength(2);
      const [first = 0, second = 0] = times;
      expect(second - first).toBeGreaterThan(190);
    });

    it("delivers others while one waits for its next attempt", async () => {
      await queue.enqueue(jobOf("a"));
      const seen: string[] = [];
      void consume(async ({ id }) => {
        seen.push(id);
        return id === "a" ? { kind: "retry", delaySeconds: 3_600 } : done;
      });
      await expect.poll(() => seen, soon).toEqual(["a"]);
      await queue.enqueue(jobOf("b"));
      await expect.poll(() => seen, soon).toEqual(["a", "b"]);
    });

    it("gives a delivery back at once when its handler throws, and counts no attempt", async () => {
      await queue.enqueue(jobOf("a"));
      const seen: (readonly [number, number])[] = [];
      void consume(async ({ attempt, deliveries }) => {
        seen.push([attempt, deliveries]);
        if (deliveries < 3) throw new Error("broken");
        return done;
      });
      const three = [1, 2, 3].map((deliveries) => [1, deliveries]);
      await expect.poll(() => seen, soon).toEqual(three);
    });

    it("works on so many at a time and no more", async () => {
      for (const id of ["a", "b", "c", "d", "e"]) await queue.enqueue(jobOf(id));
      const running = new Set<string>();
      const finishers: (() => void)[] = [];
      let most = 0;
      let finished = 0;
      void consume(async ({ id }) => {
        running.add(id);
        most = Math.max(most, running.size);
        await new Promise<void>((resolve) => finishers.push(resolve));
        running.delete(id);
        finished += 1;
        return done;
      }, 2);
      for (let count = 1; count <= 5; count += 1) {
        await expect.poll(() => running.size, soon).toBe(Math.min(2, 6 - count));
        finishers.shift()?.();
        await expect.poll(() => finished, soon).toBe(count);
      }
      expect(most).toBe(2);
    });

    it("tells the running handler of the stop, waits for it, and gives the job back", async () => {
      await queue.enqueue(jobOf("a"));
      const started = Promise.withResolvers<AbortSignal>();
      const first = new AbortController();
      const consumer = consume(
        async ({ signal }) => {
          started.resolve(signal);
          await new Promise((resolve) => signal.addEventListener("abort", resolve));
          return done;
        },
        1,
        first.signal,
      );
      const signal = await started.promise;
      await queue.enqueue(jobOf("b"));
      first.abort();
      await consumer;
      expect(signal.aborted).toBe(true);

      const seen = new Map<string, readonly [number, number]>();
      void consume(async ({ id, attempt, deliveries }) => {
        seen.set(id, [attempt, deliveries]);
        return done;
      });
      await expect.poll(() => Object.fromEntries(seen), soon).toEqual({ a: [1, 2], b: [1, 1] });
    });

    it("resolves at once for a consumer that is stopped while it waits", async () => {
      const idle = new AbortController();
      const consumer = consume(async () => done, 3, idle.signal);
      await setImmediate();
      idle.abort();
      await expect(consumer).resolves.toBeUndefined();
    });

    it("says how many have their turn before a job that waits", async () => {
      for (const id of ["a", "b", "c"]) await queue.enqueue(jobOf(id));
      expect(await ahead("a", "b", "c", "unknown")).toEqual([0, 1, 2, null]);

      const order: string[] = [];
      const finishers: ((verdict: Verdict) => void)[] = [];
      void consume(async ({ id }) => {
        order.push(id);
        return new Promise((resolve) => finishers.push(resolve));
      });
      await expect.poll(() => finishers, soon).toHaveLength(1);
      const waiting = ["a", "b", "c"].filter((id) => !order.includes(id));
      expect(await ahead(...order, ...waiting)).toEqual([null, 1, 2]);
      // One that is tried again keeps its turn.
      finishers[0]?.({ kind: "retry", delaySeconds: 3_600 });
      await expect.poll(() => finishers, soon).toHaveLength(2);
      const [first = "", second = ""] = order;
      const rest = waiting.filter((id) => id !== second);
      expect(await ahead(second, first, ...rest)).toEqual([null, 0, 2]);
      finishers[1]?.(done);
      await expect.poll(() => finishers, soon).toHaveLength(3);
      finishers[2]?.(done);
    });

    it("says how many jobs are not done, and how long the first has had its turn", async () => {
      expect(await queue.readBacklog()).toEqual({ jobs: 0, oldestSeconds: 0 });
      for (const id of ["a1", "a2"]) await queue.enqueue(jobOf(id, "a"));
      const { jobs, oldestSeconds } = await queue.readBacklog();
      expect(jobs).toBe(2);
      expect(oldestSeconds).toBeGreaterThanOrEqual(0);
      expect(oldestSeconds).toBeLessThan(60);
      await expect
        .poll(async () => (await queue.readBacklog()).oldestSeconds, soon)
        .toBeGreaterThan(oldestSeconds);
      const started = Promise.withResolvers<void>();
      const verdict = Promise.withResolvers<Verdict>();
      void consume(() => {
        started.resolve();
        return verdict.promise;
      });
      await started.promise;
      // One that is being worked on is not done.
      expect((await queue.readBacklog()).jobs).toBe(2);
      verdict.resolve(done);
      await expect.poll(() => queue.readBacklog(), soon).toEqual({ jobs: 0, oldestSeconds: 0 });
    });

    it("is healthy", async () => {
      await expect(queue.checkHealth()).resolves.toBeUndefined();
    });
  });
}
