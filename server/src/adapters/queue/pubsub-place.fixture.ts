import { randomUUID } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";
import type { Firestore } from "@google-cloud/firestore";
import { PubSub, v1 } from "@google-cloud/pubsub";
import type { Delivery, Queue, Verdict } from "../../ports/queue.ts";
import { openFirestore } from "../firestore/open-firestore.ts";
import { openPubSubQueue, type PubSubQueueSettings } from "./pubsub.ts";
import { toNames } from "./pubsub-resources.ts";

type Times = Omit<PubSubQueueSettings, "projectId" | "topic" | "subscription" | "firestore">;

/** A worker of the test: its handler holds every job until the test decides. */
export interface Worker {
  readonly queue: Queue;
  /** What was delivered, as id and number of the delivery. */
  readonly seen: string[];
  /** The deliveries that are under way, by id. */
  readonly running: Map<string, Delivery & { decide(verdict: Verdict): void }>;
  /** Resolves or rejects as its `consume` does. */
  readonly consumer: Promise<void>;
  stop(): void;
}

/** A project on the emulators with queues, workers, and what lies behind the adapter. */
export class Place {
  readonly projectId: string;
  readonly firestore: Firestore;
  readonly #endings: (() => Promise<unknown>)[] = [];

  constructor(projectId = `demo-${randomUUID()}`) {
    this.projectId = projectId;
    this.firestore = openFirestore(projectId, "(default)");
    this.#endings.push(() => this.firestore.terminate());
  }

  get names() {
    return toNames(this.projectId, "jobs", "workers");
  }

  /** Opens the queue by a connection to Firestore of its own, as another process would. */
  async open(times: Times = {}): Promise<Queue> {
    const { projectId } = this;
    const firestore = openFirestore(projectId, "(default)");
    const named = { projectId, topic: "jobs", subscription: "workers", firestore };
    const queue = await openPubSubQueue({ ...named, ...times });
    // The connection to Firestore ends with the process: terminated in the midst of a transaction, its
    // client throws where nobody can catch it.
    this.#endings.push(() => queue.close());
    return queue;
  }

  async work(queue: Queue, concurrency = 1): Promise<Worker> {
    const seen: string[] = [];
    const running: Worker["running"] = new Map();
    const stopping = new AbortController();
    const consumer = queue.consume(
      async (delivery) => {
        const { promise, resolve } = Promise.withResolvers<Verdict>();
        seen.push(`${delivery.id}${delivery.deliveries}`);
        running.set(delivery.id, { ...delivery, decide: resolve });
        delivery.signal.addEventListener("abort", () => resolve({ kind: "done" }));
        const verdict = await promise;
        running.delete(delivery.id);
        return verdict;
      },
      { concurrency, signal: stopping.signal },
    );
    const ended = consumer.catch(() => undefined);
    this.#endings.unshift(async () => {
      stopping.abort();
      await ended;
    });
    return { queue, seen, running, consumer, stop: () => stopping.abort() };
  }

  /** Publishes past the adapter. */
  async publish(attributes: Record<string, string>): Promise<void> {
    const pubSub = new PubSub({ projectId: this.projectId });
    await pubSub.topic("jobs").publishMessage({ attributes, data: Buffer.from("-") });
    await pubSub.close();
  }

  /** Pub/Sub's own view, past the adapter. */
  async subscriber(): Promise<v1.SubscriberClient> {
    const config = await new PubSub({ projectId: this.projectId }).getClientConfig();
    const subscriber = new v1.SubscriberClient({ ...config, universeDomain: "googleapis.com" });
    this.#endings.push(() => subscriber.close());
    return subscriber;
  }

  async end(): Promise<void> {
    for (const ending of this.#endings) await ending();
  }
}

/** A way to a server on this machine that can be cut. */
export interface Way {
  readonly host: string;
  cut(): void;
  mend(): void;
  close(): void;
}

export async function openWay(host: string): Promise<Way> {
  const target = new URL(`http://${host}`);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const onward = connect(Number(target.port), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on("error", () => undefined);
      end.on("close", () => sockets.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    host: `127.0.0.1:${address.port}`,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
