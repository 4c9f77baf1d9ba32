import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeQueue } from "../../ports/queue.suite.ts";
import { createJobLedger } from "./job-ledger.ts";
import { jobOf } from "../../ports/queue.fixture.ts";
import { Place } from "./pubsub-place.fixture.ts";

const soon = { timeout: 20_000 };
const done = { kind: "done" } as const;

const places: Place[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.end();
});

describeQueue("Pub/Sub", async () => {
  const place = new Place();
  places.push(place);
  return place.open();
});

describe("Pub/Sub queue among several workers", () => {
  let place: Place;
  beforeEach(() => {
    place = new Place();
    places.push(place);
  });

  it("shares the work, and a worker holds no job that it does not work on", async () => {
    const one = await place.work(await place.open());
    for (const id of ["a", "b"]) await one.queue.enqueue(jobOf(id));
    await expect.poll(() => one.seen, soon).toHaveLength(1);
    const two = await place.work(await place.open());
    await expect.poll(() => two.seen, soon).toHaveLength(1);
    expect([...one.seen, ...two.seen].toSorted()).toEqual(["a1", "b1"]);
  });

  it("gives the job of a process that was killed to another", async () => {
    const queue = await place.open();
    const fixture = fileURLToPath(new URL("pubsub-worker.fixture.ts", import.meta.url));
    const killed = fork(fixture, [place.projectId, "6"]);
    try {
      await queue.enqueue(jobOf("a"));
      const [delivered] = await once(killed, "message");
      expect(delivered).toBe("a1");
    } finally {
      killed.kill("SIGKILL");
    }
    const other = await place.work(queue);
    await expect.poll(() => other.seen, soon).toEqual(["a2"]);
  });

  it("delivers a job anew before those that wait for the first time, however often", async () => {
    const queue = await place.open();
    const others = Array.from({ length: 60 }, (_, index) => `other${index}`);
    for (const id of ["a", ...others]) await queue.enqueue(jobOf(id));
    const seen: string[] = [];
    const stopping = new AbortController();
    const consumer = queue.consume(
      async ({ id, attempt }) => {
        seen.push(`${id}${attempt}`);
        await setTimeout(100);
        if (id === "a" && attempt < 4) return { kind: "retry", delaySeconds: 1 };
        return done;
      },
      { concurrency: 1, signal: stopping.signal },
    );
    await expect.poll(() => seen, { timeout: 60_000 }).toContain("a4");
    expect(seen.length).toBeLessThan(others.length);
    stopping.abort();
    await consumer;
  }, 90_000);

  it("has the next attempt made by whoever is free then, and not before its time", async () => {
    const one = await place.work(await place.open());
    await one.queue.enqueue(jobOf("a"));
    await expect.poll(() => one.seen, soon).toEqual(["a1"]);
    const decided = performance.now();
    one.running.get("a")?.decide({ kind: "retry", delaySeconds: 3 });
    await one.queue.enqueue(jobOf("b"));
    await expect.poll(() => one.seen, soon).toEqual(["a1", "b1"]);
    const two = await place.work(await place.open());
    await expect.poll(() => two.seen, soon).toEqual(["a2"]);
    const waited = performance.now() - decided;
    expect(waited).toBeGreaterThan(3_000);
    expect(waited).toBeLessThan(10_000);
  });

  it("ignores messages that come twice or are none of its own, and is rid of them", async () => {
    const worker = await place.work(await place.open(), 2);
    await worker.queue.enqueue(jobOf("a"));
    await expect.poll(() => worker.seen, soon).toEqual(["a1"]);
    for (let count = 0; count < 3; count += 1) await place.publish({ id: "a" });
    for (const id of ["unknown", "..", "a/b", "__a__", ""]) await place.publish({ id });
    await place.publish({ other: "a" });
    const subscriber = await place.subscriber();
    await worker.queue.enqueue(jobOf("b"));
    await expect.poll(() => worker.seen, soon).toEqual(["a1", "b1"]);
    worker.running.get("a")?.decide(done);
    worker.running.get("b")?.decide(done);
    await place.publish({ id: "a" });
    await worker.queue.enqueue(jobOf("c"));
    await expect.poll(() => worker.seen, soon).toEqual(["a1", "b1", "c1"]);
    worker.running.get("c")?.decide(done);
    await expect.poll(() => worker.running.size, soon).toBe(0);
    const left = place.firestore.collection("jobs");
    await expect.poll(async () => (await left.get()).size, soon).toBe(0);
    worker.stop();
    await worker.consumer;
    // Longer than a message would rest that was taken and not acknowledged.
    const request = { subscription: place.names.subscription, maxMessages: 10 };
    const [pulled] = await subscriber.pull(request, { timeout: 14_000, retry: null });
    expect(pulled.receivedMessages).toEqual([]);
  });

  it("publishes anew what was lost between ledger and topic, when it is enqueued again", async () => {
    const worker = await place.work(await place.open({ patienceSeconds: 2 }));
    const ledger = createJobLedger(place.firestore, { leaseSeconds: 30, patienceSeconds: 2 });
    await ledger.add(jobOf("a"));
    await worker.queue.enqueue(jobOf("a"));
    expect(worker.seen).toEqual([]);
    const enqueueUntilSeen = async () => {
      await worker.queue.enqueue(jobOf("a"));
      return worker.seen;
    };
    await expect.poll(enqueueUntilSeen, { ...soon, interval: 200 }).toEqual(["a1"]);
    worker.running.get("a")?.decide(done);
    await worker.queue.enqueue(jobOf("b"));
    await expect.poll(() => worker.seen, soon).toEqual(["a1", "b1"]);
  });

  it("puts a message aside that is delivered too often, and still finishes its job", async () => {
    const queue = await place.open({ maxDeliveryAttempts: 5, patienceSeconds: 1 });
    const seen: number[] = [];
    const stopping = new AbortController();
    const consumer = queue.consume(
      async ({ attempt }) => {
        seen.push(attempt);
        return attempt > 5 ? done : { kind: "retry", delaySeconds: 0 };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    await queue.enqueue(jobOf("a"));
    const subscriber = await place.subscriber();
    const request = { subscription: place.names.deadSubscription, maxMessages: 1 };
    const [dead] = await subscriber.pull(request, { timeout: 25_000, retry: null });
    expect(dead.receivedMessages?.[0]?.message?.attributes).toMatchObject({ id: "a" });
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    const enqueueUntilDone = async () => {
      await queue.enqueue(jobOf("a"));
      return seen;
    };
    await expect.poll(enqueueUntilDone, { ...soon, interval: 200 }).toContain(6);
    stopping.abort();
    await consumer;
  }, 60_000);

  it("makes what is missing in Pub/Sub, once, with its settings", async () => {
    await Promise.all([place.open(), place.open()]);
    const { names } = place;
    const subscriber = await place.subscriber();
    const [made] = await subscriber.getSubscription({ subscription: names.subscription });
    expect(made).toMatchObject({
      topic: names.topic,
      ackDeadlineSeconds: 10,
      expirationPolicy: { ttl: null },
      retryPolicy: null,
      deadLetterPolicy: { deadLetterTopic: names.deadTopic, maxDeliveryAttempts: 50 },
    });
    const [dead] = await subscriber.getSubscription({ subscription: names.deadSubscription });
    expect(dead).toMatchObject({ topic: names.deadTopic, expirationPolicy: { ttl: null } });
  });
});
