import { stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { jobOf } from "../../ports/queue.fixture.ts";
import { describeQueue } from "../../ports/queue.suite.ts";
import type { Delivery } from "../../ports/queue.ts";
import { openHoldableDatabase } from "../sqlite/holdable-database.fixture.ts";
import { migrate } from "../sqlite/migrations.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { createSqliteQueue } from "./sqlite.ts";

describeQueue("SQLite", async () => createSqliteQueue(openDatabase(":memory:")));

describe("The backlog on SQLite", () => {
  it("is as old as the first turn, which may lie ahead", async () => {
    let now = 1_000_000;
    const queue = createSqliteQueue(openDatabase(":memory:"), () => now);
    for (const id of ["a1", "a2"]) await queue.enqueue(jobOf(id, "a"));
    now += 90_000;
    expect(await queue.readBacklog()).toEqual({ jobs: 2, oldestSeconds: 90 });
    const stopping = new AbortController();
    const consumer = queue.consume(
      async ({ id }) => {
        if (id === "a1") return { kind: "done" };
        stopping.abort();
        return { kind: "done" };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    await consumer;
    // The turn of the second comes five minutes after that of the first.
    expect(await queue.readBacklog()).toEqual({ jobs: 1, oldestSeconds: 0 });
    now += 300_000;
    expect(await queue.readBacklog()).toEqual({ jobs: 1, oldestSeconds: 90 });
  });
});

describe("The jobs of an older version", () => {
  it("keep their people and their deliveries, and have their turn when they are due", async () => {
    const database = new DatabaseSync(":memory:");
    migrate(database, 10);
    database.exec(
      `insert into motivations (id, user_id, created_at, status, document)
         values ('a', 'ann', '2026-01-02T03:04:05.006Z', 'processing', '{}');
       insert into jobs (id, attempt, due_at) values ('a', 2, 1000), ('gone', 0, 2000)`,
    );
    migrate(database);
    expect(database.prepare("select id, person, turn from jobs order by id").all()).toEqual([
      { id: "a", person: "ann", turn: 1_000 },
      { id: "gone", person: "", turn: 2_000 },
    ]);
    const deliveries: Delivery[] = [];
    const stopping = new AbortController();
    await createSqliteQueue(database).consume(
      async (delivery) => {
        deliveries.push(delivery);
        if (deliveries.length === 2) stopping.abort();
        return { kind: "done" };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    expect(deliveries).toMatchObject([
      { id: "a", attempt: 1, deliveries: 3 },
      { id: "gone", attempt: 1, deliveries: 1 },
    ]);
  });
});

describe("A full disk", () => {
  it("keeps no job from the next delivery for longer than it is full", async () => {
    const database = openDatabase(":memory:");
    const queue = createSqliteQueue(database);
    await queue.enqueue(jobOf("a", "someone"));
    const stopping = new AbortController();
    const deliveries: Delivery[] = [];
    const consumer = queue.consume(
      async (delivery) => {
        deliveries.push(delivery);
        if (deliveries.length === 1) {
          database.exec("pragma query_only = on");
          setTimeout(() => database.exec("pragma query_only = off"), 10);
          return { kind: "retry", delaySeconds: 0 };
        }
        stopping.abort();
        return { kind: "done" };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    await consumer;
    expect(deliveries).toMatchObject([{ attempt: 1 }, { attempt: 2 }]);
  });

  it("is told from a fault that stays, which ends the consumer at once", async () => {
    const database = openDatabase(":memory:");
    const queue = createSqliteQueue(database);
    await queue.enqueue(jobOf("a", "someone"));
    const consumer = queue.consume(
      async () => {
        database.exec("drop table jobs");
        return { kind: "done" };
      },
      { concurrency: 1, signal: new AbortController().signal },
    );
    await expect(consumer).rejects.toThrow("no such table");
  });

  it("keeps no consumer that is told to stop", async () => {
    const database = openDatabase(":memory:");
    const queue = createSqliteQueue(database);
    await queue.enqueue(jobOf("a", "someone"));
    const stopping = new AbortController();
    const consumer = queue.consume(
      async () => {
        database.exec("pragma query_only = on");
        stopping.abort();
        return { kind: "done" };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    await expect(consumer).rejects.toMatchObject({ errcode: 8 });
  });
});

it("A queue is not healthy while nothing can be written", async () => {
  const { database, hold, release } = await openHoldableDatabase();
  const queue = createSqliteQueue(database);
  hold();
  await expect(queue.checkHealth()).rejects.toThrow("locked");
  release();
  await expect(queue.checkHealth()).resolves.toBeUndefined();
  database.close();
});

it("A queue proves with a write on the disk that it is healthy", async () => {
  const { database, release } = await openHoldableDatabase();
  const queue = createSqliteQueue(database);
  const lengthOfLog = async () => (await stat(`${database.location()}-wal`)).size;
  const before = await lengthOfLog();
  await queue.checkHealth();
  expect(await lengthOfLog()).toBeGreaterThan(before);
  release();
  database.close();
});

describe("A consumer that waits", () => {
  it("looks again when a job is due, and not before; where there is none, when one comes", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queue = createSqliteQueue(openDatabase(":memory:"));
    const stopping = new AbortController();
    const attempts: number[] = [];
    const consumer = queue.consume(
      async ({ attempt }) => {
        attempts.push(attempt);
        return attempt === 1 ? { kind: "retry", delaySeconds: 60 } : { kind: "done" };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    await queue.enqueue(jobOf("a", "someone"));
    await vi.advanceTimersByTimeAsync(0);
    expect(attempts).toEqual([1]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect([attempts, vi.getTimerCount()]).toEqual([[1], 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([attempts, vi.getTimerCount()]).toEqual([[1, 2], 0]);
    stopping.abort();
    await consumer;
  });

  it("waits for no longer than a timer can where the next job is due later", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let looks = 0;
    const queue = createSqliteQueue(openDatabase(":memory:"), () => {
      looks += 1;
      return Date.now();
    });
    await queue.enqueue(jobOf("a", "someone"));
    const stopping = new AbortController();
    let deliveries = 0;
    const consumer = queue.consume(
      async () => {
        deliveries += 1;
        return { kind: "retry", delaySeconds: 30 * 24 * 60 * 60 };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    await vi.advanceTimersByTimeAsync(0);
    const before = looks;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([deliveries, looks - before, vi.getTimerCount()]).toEqual([1, 0, 1]);
    stopping.abort();
    await consumer;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("SQLite queue across processes", () => {
  it("delivers at once what a process had taken that is gone", async () => {
    const database = openDatabase(":memory:");
    const gone = createSqliteQueue(database);
    await gone.enqueue(jobOf("a", "someone"));
    const taken = Promise.withResolvers<void>();
    void gone.consume(
      () => {
        taken.resolve();
        return new Promise(() => undefined);
      },
      { concurrency: 1, signal: new AbortController().signal },
    );
    await taken.promise;

    const next = createSqliteQueue(database);
    const stopping = new AbortController();
    const delivered = Promise.withResolvers<Delivery>();
    const consumer = next.consume(
      async (delivery) => {
        delivered.resolve(delivery);
        return { kind: "done" };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    expect(await delivered.promise).toMatchObject({ id: "a", attempt: 1, deliveries: 2 });
    stopping.abort();
    await consumer;
  });

  it("takes a job from a consumer that slept through its lease, and ignores its late verdict", async () => {
    vi.useFakeTimers();
    try {
      const database = openDatabase(":memory:");
      const queue = createSqliteQueue(database);
      await queue.enqueue(jobOf("a", "someone"));
      const stopping = new AbortController();
      const deliveries: Delivery[] = [];
      const finishers: (() => void)[] = [];
      const consumer = queue.consume(
        async (delivery) => {
          deliveries.push(delivery);
          await new Promise<void>((resolve) => finishers.push(resolve));
          return { kind: "done" };
        },
        { concurrency: 2, signal: stopping.signal },
      );
      await vi.advanceTimersByTimeAsync(0);
      expect(deliveries).toHaveLength(1);
      // The lease is renewed while the handler runs.
      await vi.advanceTimersByTimeAsync(120_000);
      expect(deliveries).toHaveLength(1);
      // As if nothing had run for a while: the lease lies in the past.
      database.exec("update jobs set lease_until = 0");
      await queue.enqueue(jobOf("wakes the second consumer", "someone"));
      await vi.advanceTimersByTimeAsync(0);
      expect(deliveries.map((delivery) => [delivery.id, delivery.deliveries])).toEqual([
        ["a", 1],
        ["a", 2],
      ]);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(deliveries[0]?.signal.aborted).toBe(true);
      expect(deliveries[1]?.signal.aborted).toBe(false);
      finishers[0]?.();
      await vi.advanceTimersByTimeAsync(0);
      const jobs = database.prepare("select id, deliveries from jobs where id = 'a'").all();
      expect(jobs).toEqual([{ id: "a", deliveries: 2 }]);
      stopping.abort();
      for (const finish of finishers) finish();
      await vi.advanceTimersByTimeAsync(0);
      for (const finish of finishers) finish();
      await consumer;
    } finally {
      vi.useRealTimers();
    }
  });

  it("keeps a job through a while in which nothing can be written", async () => {
    vi.useFakeTimers();
    try {
      const database = openDatabase(":memory:");
      const queue = createSqliteQueue(database);
      await queue.enqueue(jobOf("a", "someone"));
      const finish = Promise.withResolvers<void>();
      const signals: AbortSignal[] = [];
      const stopping = new AbortController();
      const consumer = queue.consume(
        async ({ signal }) => {
          signals.push(signal);
          await finish.promise;
          return { kind: "done" };
        },
        { concurrency: 1, signal: stopping.signal },
      );
      await vi.advanceTimersByTimeAsync(0);
      database.exec("pragma query_only = on");
      await vi.advanceTimersByTimeAsync(15_000);
      database.exec("pragma query_only = off");
      expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
      finish.resolve();
      await vi.advanceTimersByTimeAsync(0);
      expect(database.prepare("select id from jobs").all()).toEqual([]);
      stopping.abort();
      await consumer;
    } finally {
      vi.useRealTimers();
    }
  });

  it("ends all consumers when one can't go on, and tells why", async () => {
    const database = openDatabase(":memory:");
    const queue = createSqliteQueue(database);
    await queue.enqueue(jobOf("a", "someone"));
    await queue.enqueue(jobOf("b", "someone"));
    const running = Promise.withResolvers<void>();
    let ended = 0;
    const consumer = queue.consume(
      async ({ id, signal }) => {
        if (id === "a") {
          running.resolve();
          await new Promise((resolve) => signal.addEventListener("abort", resolve));
        } else await running.promise;
        ended += 1;
        if (database.isOpen) database.close();
        return { kind: "done" };
      },
      { concurrency: 2, signal: new AbortController().signal },
    );
    await expect(consumer).rejects.toThrow("finalized");
    expect(ended).toBe(2);
  });
});
