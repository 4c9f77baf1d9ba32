import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { toInspirationId, toUid, type Uid } from "@hearten/contract/ids.ts";
import { liveInspirationsPath, type Making } from "@hearten/contract/inspirations.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryMetrics } from "../adapters/metrics/memory.ts";
import { createMemoryQueue } from "../adapters/queue/memory.ts";
import { createApplication } from "../http/application.ts";
import { type RunningServer, startServer } from "../http/server.ts";
import { addTo } from "../ports/documents/documents.fixture.ts";
import type { Documents } from "../ports/documents/documents.ts";
import type { Log } from "../ports/log.ts";
import { jobOf } from "../ports/queue.fixture.ts";
import type { Queue } from "../ports/queue.ts";
import { mountLiveInspirations } from "./live-routes.ts";
import { createTestStreams } from "./live-streams.fixture.ts";
import type { LiveStreams } from "./live-streams.ts";

interface LiveEvent {
  readonly type: string;
  readonly data: {
    readonly id?: string;
    readonly inspiration?: { readonly id: string; readonly making: Making | null };
    readonly inspirations?: readonly { readonly making: Making | null }[];
  };
}

const silent = () => undefined;
const log: Log = { debug: silent, info: silent, warn: silent, error: silent };

const idsOf = (events: readonly LiveEvent[]) =>
  events.map(({ type, data }) => `${type} ${data.inspiration?.id ?? data.id ?? ""}`);

describe("The live stream", () => {
  let app: ReturnType<typeof createApplication>;
  let server: RunningServer;
  let documents: Documents;
  let queue: Queue;
  let streams: LiveStreams;
  let identity: ReturnType<typeof createMemoryIdentity>;
  let ann: { uid: Uid; token: string };
  const leaving: AbortController[] = [];

  beforeEach(async () => {
    identity = createMemoryIdentity();
    documents = createMemoryDocuments();
    queue = createMemoryQueue();
    streams = createTestStreams({ documents, queue, identity, log });
    app = createApplication({
      endpoints: {},
      handlers: {},
      identity,
      log,
      metrics: createMemoryMetrics(),
      origins: [],
      isHttps: false,
      contentSources: [],
      proxies: 0,
      csrfExemptPaths: [],
      mountOthers: (hono) => mountLiveInspirations(hono, streams, identity),
      serveWebApp: async () => new Response(),
    });
    server = await startServer(app, "127.0.0.1", 0);
    const { person, token } = await identity.createAccount("ann@example.com", "secret");
    ann = { uid: person.uid, token };
  });
  afterEach(async () => {
    for (const controller of leaving.splice(0)) controller.abort();
    streams.close();
    await server.stop();
  });

  const add = (userId = ann.uid) =>
    addTo(documents.inspirations, {
      id: toInspirationId(randomUUID()),
      userId,
      length: 1,
      description: "a talk",
    });

  /** Opens a stream; its events gather as they come, and `ended` resolves when it is over. */
  const open = async (token = ann.token) => {
    const controller = new AbortController();
    leaving.push(controller);
    const answer = await fetch(server.address + liveInspirationsPath, {
      headers: { authorization: `Bearer ${token}` },
      signal: controller.signal,
    });
    const events: LiveEvent[] = [];
    const lines: string[] = [];
    const ended = (async () => {
      let text = "";
      for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(
        new TextDecoderStream(),
      )) {
        const parts = (text + chunk).split("\n\n");
        text = parts.pop() ?? "";
        for (const part of parts) {
          lines.push(part);
          const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
          if (type !== undefined && data !== undefined)
            events.push({ type, data: JSON.parse(data) });
        }
      }
    })().catch(() => undefined);
    return { answer, events, lines, ended, leave: () => controller.abort() };
  };
  it("begins with the newest page and goes on with every change", async () => {
    const early = await add();
    const { answer, events } = await open();
    expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    await expect.poll(() => events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: "snapshot",
      data: { inspirations: [{ id: early.id, status: "pending" }], nextCursor: null },
    });

    await documents.inspirations.update(early.id, ["pending"], {
      status: "completed",
      audio: "a/b.mp3",
    });
    const late = await add();
    await documents.inspirations.deleteAll(ann.uid);
    await expect.poll(() => events).toHaveLength(5);
    expect(idsOf(events.slice(1, 3))).toEqual([`changed ${early.id}`, `changed ${late.id}`]);
    expect(idsOf(events.slice(3))).toEqual(
      expect.arrayContaining([`removed ${early.id}`, `removed ${late.id}`]),
    );
    expect(events[1]?.data).toMatchObject({
      inspiration: { status: "completed", audioUrl: "/api/media/a/b.mp3" },
    });
  });

  it("tells the place in the queue, each step, and the end", async () => {
    await queue.enqueue(jobOf("another", "another"));
    const { id } = await add();
    await queue.enqueue(jobOf(id, "ann"));
    await documents.paces.note(1, 4);
    const { events } = await open();
    const makings = () =>
      events.flatMap(({ type, data }) =>
        type === "snapshot"
          ? data.inspirations?.map(({ making }) => making)
          : data.inspiration?.making,
      );
    const first = { step: null, ahead: 1, seconds: 8 };
    await expect.poll(makings).toEqual([first]);
    // The one before it is finished, which changes nothing of this one.
    const stopping = new AbortController();
    const { promise: itsTurn, resolve } = Promise.withResolvers<void>();
    const worker = queue.consume(
      async (job) => {
        if (job.id === id) resolve();
        if (job.id === id) await once(stopping.signal, "abort");
        return { kind: "done" };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    await itsTurn;
    await expect
      .poll(makings, { timeout: 5_000 })
      .toEqual([first, { step: null, ahead: null, seconds: 4 }]);
    const { inspirations } = documents;
    await inspirations.update(id, ["pending"], { status: "processing", step: "writing" });
    await inspirations.update(id, ["processing"], { step: "mixing" });
    await inspirations.update(id, ["processing"], { status: "completed", step: null });
    await expect
      .poll(() => makings().slice(2))
      .toEqual([
        { step: "writing", ahead: null, seconds: 4 },
        { step: "mixing", ahead: null, seconds: 4 },
        null,
      ]);
    stopping.abort();
    await worker;
  });

  it("looks for places only while one of the person's own waits for its turn", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const asked = vi.spyOn(queue, "countAhead");
      const { id } = await add();
      await queue.enqueue(jobOf(id, "ann"));
      const { events } = await open();
      await expect.poll(() => events).toHaveLength(1);
      const before = asked.mock.calls.length;
      await vi.advanceTimersByTimeAsync(6_000);
      expect(asked.mock.calls.length - before).toBe(3);
      await documents.inspirations.update(id, ["pending"], { step: "writing" });
      await expect.poll(() => events).toHaveLength(2);
      const after = asked.mock.calls.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked.mock.calls).toHaveLength(after);
    } finally {
      vi.useRealTimers();
    }
  });

  it("brings along the cookie of a sign-in that is renewed by it", async () => {
    const authenticate = identity.authenticate.bind(identity);
    vi.spyOn(identity, "authenticate").mockImplementationOnce(async (headers) => {
      const session = await authenticate(headers);
      return session && { ...session, renewedCookies: ["session=new; Path=/", "data=new; Path=/"] };
    });
    const { answer } = await open();
    expect(answer.headers.getSetCookie()).toEqual(["session=new; Path=/", "data=new; Path=/"]);
  });

  it("tells after the page what changed while the page was being read", async () => {
    const list = documents.inspirations.list.bind(documents);
    let added = "";
    vi.spyOn(documents.inspirations, "list").mockImplementationOnce(async (...query) => {
      const page = await list(...query);
      added = (await add()).id;
      return page;
    });
    const { events } = await open();
    await expect.poll(() => events).toHaveLength(2);
    expect(events[0]?.data).toMatchObject({ inspirations: [] });
    expect(idsOf(events.slice(1))).toEqual([`changed ${added}`]);
  });

  it("tells nothing of another person's", async () => {
    const { events } = await open();
    await add(toUid("bob"));
    const own = await add();
    await expect.poll(() => events).toHaveLength(2);
    expect(idsOf(events)).toEqual(["snapshot ", `changed ${own.id}`]);
  });

  it("keeps of its request nothing but what proves the sign-in", async () => {
    const authenticate = vi.spyOn(identity, "authenticate");
    const { events } = await open();
    await expect.poll(() => events).toHaveLength(1);
    await expect.poll(() => authenticate.mock.calls.length).toBe(2);
    const [kept] = authenticate.mock.calls[1] ?? [];
    expect([...(kept ?? [])]).toEqual([["authorization", `Bearer ${ann.token}`]]);
  });

  it("is refused without a sign-in", async () => {
    const { answer } = await open("nobody");
    expect(answer.status).toBe(401);
    expect(await answer.text().catch(() => "")).not.toContain("event:");
  });

  it("ends with the sign-in that opened it, and with no other", async () => {
    const other = await identity.signInWithPassword("ann@example.com", "secret");
    const leaving = await open();
    const staying = await open(other.token);
    await expect.poll(() => staying.events).toHaveLength(1);
    await identity.signOut(new Headers({ authorization: `Bearer ${ann.token}` }));
    await leaving.ended;
    await add();
    await expect.poll(() => staying.events).toHaveLength(2);
  });

  it("ends when the person is deleted", async () => {
    const { ended } = await open();
    await identity.deletePerson(ann.uid);
    await ended;
    expect((await open()).answer.status).toBe(401);
  });

  it("closes the oldest of a person's when there are too many", async () => {
    const opened = [];
    for (let count = 0; count < 6; count += 1) {
      const stream = await open();
      await expect.poll(() => stream.events).toHaveLength(1);
      opened.push(stream);
    }
    const [oldest, ...others] = opened;
    await oldest?.ended;
    await add();
    for (const stream of others) await expect.poll(() => stream.events).toHaveLength(2);
    expect(oldest?.events).toHaveLength(1);
  });

  it("closes none for another person's, and tells which method it takes", async () => {
    const bob = await identity.createAccount("bob@example.com", "secret");
    const opened = [];
    for (let count = 0; count < 5; count += 1) opened.push(await open());
    const bobs = await open(bob.token);
    await expect.poll(() => bobs.events).toHaveLength(1);
    await add();
    for (const stream of opened) await expect.poll(() => stream.events).toHaveLength(2);
    const posted = await fetch(server.address + liveInspirationsPath, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET"]);
  });

  /** A connection to a client that takes no byte, and the call that opens a stream on it. */
  const connectStalled = () => {
    const socket = new Duplex({ read: silent, write: silent }) as Socket;
    const incoming = new IncomingMessage(socket);
    const outgoing = new ServerResponse(incoming);
    outgoing.assignSocket(socket);
    const headers = { authorization: `Bearer ${ann.token}` };
    const openStalled = () =>
      app.request(liveInspirationsPath, { headers }, { incoming, outgoing });
    return { socket, openStalled };
  };

  /** How many of the watches that were begun still go on. */
  const countWatches = () => {
    const signals: AbortSignal[] = [];
    const watch = documents.inspirations.watch.bind(documents);
    vi.spyOn(documents.inspirations, "watch").mockImplementation((uid, change, error, signal) => {
      signals.push(signal);
      return watch(uid, change, error, signal);
    });
    return () => signals.filter((signal) => !signal.aborted).length;
  };

  it("keeps the bound on a person's streams when clients take nothing", async () => {
    const watches = countWatches();
    for (let count = 0; count < 8; count += 1) await connectStalled().openStalled();
    expect(watches()).toBe(5);
  });

  it("leaves nothing behind for a client that went before it began", async () => {
    const watches = countWatches();
    const { socket, openStalled } = connectStalled();
    await once(socket.destroy(), "close");
    await openStalled();
    for (let count = 0; count < 6; count += 1) await open();
    await expect.poll(watches).toBe(5);
  });

  it("ends when the server stops, and a later one is ended at once", async () => {
    const { ended } = await open();
    streams.close();
    await ended;
    const late = await open();
    await late.ended;
    expect(late.events).toEqual([]);
  });

  it("shows that it lives while nothing happens", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const { events, lines } = await open();
      await expect.poll(() => events).toHaveLength(1);
      vi.advanceTimersByTime(45_000);
      await expect.poll(() => lines.filter((line) => line.startsWith(":"))).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it("stops watching when the client goes", async () => {
    const watches = countWatches();
    const { events, leave } = await open();
    await expect.poll(() => events).toHaveLength(1);
    expect(watches()).toBe(1);
    leave();
    await expect.poll(watches).toBe(0);
  });
});
