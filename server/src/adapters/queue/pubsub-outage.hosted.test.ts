import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { jobOf } from "../../ports/queue.fixture.ts";
import { openWay, Place, type Way } from "./pubsub-place.fixture.ts";

const soon = { timeout: 20_000 };
const done = { kind: "done" } as const;

describe("Pub/Sub queue out of reach", () => {
  let place: Place;
  /** To Pub/Sub and to Firestore. */
  let way: Way;
  let firestoreWay: Way;

  // An emulator's first calls may take longer than the short leases below allow.
  beforeAll(async () => {
    const first = new Place();
    const worker = await first.work(await first.open());
    await worker.queue.enqueue(jobOf("a"));
    await vi.waitUntil(() => worker.seen.length > 0, soon);
    await first.end();
  }, 60_000);
  beforeEach(async () => {
    place = new Place();
    way = await openWay(process.env["PUBSUB_EMULATOR_HOST"] ?? "");
    firestoreWay = await openWay(process.env["FIRESTORE_EMULATOR_HOST"] ?? "");
  });
  afterEach(async () => {
    await place.end();
    way.close();
    firestoreWay.close();
  });
  /** A queue whose ways can be cut. */
  const openBeyond = async (times = {}) => {
    vi.stubEnv("PUBSUB_EMULATOR_HOST", way.host);
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", firestoreWay.host);
    try {
      return await place.open({ outageSeconds: 2, ...times });
    } finally {
      vi.unstubAllEnvs();
    }
  };

  it("gives the job of a worker who is cut off to another, after the one has stopped", async () => {
    const one = await place.work(await openBeyond({ leaseSeconds: 6 }));
    await one.queue.enqueue(jobOf("a"));
    await expect.poll(() => one.seen, soon).toEqual(["a1"]);
    const delivery = one.running.get("a");
    way.cut();
    firestoreWay.cut();
    let wasStopped: boolean | undefined;
    const other = await place.open();
    const stopping = new AbortController();
    const seen: number[] = [];
    const consumer = other.consume(
      async ({ deliveries }) => {
        wasStopped = delivery?.signal.aborted;
        seen.push(deliveries);
        return done;
      },
      { concurrency: 1, signal: stopping.signal },
    );
    await expect.poll(() => seen, soon).toEqual([2]);
    expect(wasStopped).toBe(true);
    stopping.abort();
    await consumer;
    await expect(one.consumer).rejects.toThrow("Firestore did not answer");
  }, 60_000);

  it("leaves a job with its worker though its message is delivered again", async () => {
    const one = await place.work(await openBeyond({ leaseSeconds: 6 }));
    await one.queue.enqueue(jobOf("a"));
    await expect.poll(() => one.seen, soon).toEqual(["a1"]);
    way.cut();
    const other = await place.open();
    const subscriber = await place.subscriber();
    const { subscription } = place.names;
    // The message's deadline runs out, and Pub/Sub delivers it again.
    const [again] = await subscriber.pull(
      { subscription, maxMessages: 1 },
      { timeout: 20_000, retry: null },
    );
    expect(again.receivedMessages?.[0]?.message?.attributes).toEqual({ id: "a" });
    const ackIds = [again.receivedMessages?.[0]?.ackId ?? ""];
    await subscriber.modifyAckDeadline({ subscription, ackIds, ackDeadlineSeconds: 0 });
    const two = await place.work(other);
    await other.enqueue(jobOf("b"));
    await expect.poll(() => two.seen, soon).toEqual(["b1"]);
    two.running.get("b")?.decide(done);
    // Some renewals of the lease later it is still the first one's.
    const job = place.firestore.doc("jobs/a");
    const since = (await job.get()).get("since");
    await expect
      .poll(async () => (await job.get()).get("since").seconds, soon)
      .toBeGreaterThan(since.seconds + 3);
    expect(one.running.get("a")?.signal.aborted).toBe(false);
    one.running.get("a")?.decide(done);
    await expect(one.consumer).rejects.toThrow("UNAVAILABLE");
    expect((await job.get()).exists).toBe(false);
    await other.enqueue(jobOf("c"));
    await expect.poll(() => two.seen, soon).toEqual(["b1", "c1"]);
  }, 60_000);

  it("tells that it is not well and that nothing was enqueued, and enqueues once it is back", async () => {
    const queue = await openBeyond();
    await expect(queue.checkHealth()).resolves.toBeUndefined();
    way.cut();
    await expect(queue.checkHealth()).rejects.toThrow("UNAVAILABLE");
    await expect(queue.enqueue(jobOf("a"))).rejects.toThrow("UNAVAILABLE");
    way.mend();
    await expect
      .poll(() => queue.enqueue(jobOf("a")).then(() => "enqueued"), soon)
      .toBe("enqueued");
    const worker = await place.work(await place.open());
    await expect.poll(() => worker.seen, soon).toEqual(["a1"]);
  }, 60_000);

  it("goes on by itself after a short while out of reach", async () => {
    const worker = await place.work(await openBeyond({ outageSeconds: 15 }));
    way.cut();
    way.mend();
    await worker.queue.enqueue(jobOf("a"));
    await expect.poll(() => worker.seen, soon).toEqual(["a1"]);
  });

  it("stops its handlers and rejects when it stays away", async () => {
    const worker = await place.work(await openBeyond(), 2);
    await worker.queue.enqueue(jobOf("a"));
    await expect.poll(() => worker.seen, soon).toEqual(["a1"]);
    const delivery = worker.running.get("a");
    way.cut();
    await expect(worker.consumer).rejects.toThrow("UNAVAILABLE");
    expect(delivery?.signal.aborted).toBe(true);
  });

  it("is not opened when nobody answers", async () => {
    way.cut();
    await expect(openBeyond()).rejects.toThrow("UNAVAILABLE");
  });
});
