import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { toInspirationId } from "@hearten/contract/ids.ts";
import type { WireLiveEvent } from "@hearten/contract/inspirations.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryQueue } from "../adapters/queue/memory.ts";
import { addTo } from "../ports/documents/documents.fixture.ts";
import type { Session } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import { jobOf } from "../ports/queue.fixture.ts";
import { createTestStreams } from "./live-streams.fixture.ts";
import type { LiveSink, LiveStreams } from "./live-streams.ts";

const silent = () => undefined;

/** Where the events of a stream go in these tests. */
function createSink() {
  const ended = new AbortController();
  const events: WireLiveEvent[] = [];
  const sink: LiveSink = {
    send: (event) => void events.push(event),
    close: () => ended.abort(),
    ended: ended.signal,
  };
  return { sink, events, leave: () => ended.abort() };
}

const typesOf = (events: readonly WireLiveEvent[]) => events.map(({ type }) => type);

describe("Live streams", () => {
  let documents: ReturnType<typeof createMemoryDocuments>;
  let identity: ReturnType<typeof createMemoryIdentity>;
  let queue: ReturnType<typeof createMemoryQueue>;
  let streams: LiveStreams;
  let session: Session;
  let headers: Headers;
  let signAddress: (key: string) => string;
  let faults: unknown[];

  beforeEach(async () => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    });
    documents = createMemoryDocuments();
    identity = createMemoryIdentity();
    queue = createMemoryQueue();
    signAddress = (key) => `/api/media/${key}`;
    faults = [];
    const keep: Log["error"] = (fault) => void faults.push(fault);
    streams = createTestStreams({
      documents,
      queue,
      identity,
      log: { debug: silent, info: silent, warn: keep, error: keep },
      signAddress: (key) => signAddress(key),
    });
    const { token } = await identity.createAccount("ann@example.com", "secret");
    headers = new Headers({ authorization: `Bearer ${token}` });
    const found = await identity.authenticate(headers);
    if (found === null) throw new Error("nobody is signed in");
    session = found;
  });
  afterEach(() => {
    streams.close();
    vi.useRealTimers();
  });

  const add = () =>
    addTo(documents.inspirations, {
      id: toInspirationId(randomUUID()),
      userId: session.person.uid,
      length: 1,
      description: "a talk",
    });
  const open = async (opened = session) => {
    const stream = createSink();
    await streams.open(opened, headers, stream.sink);
    return stream;
  };

  it("are counted while they are open, and keep no timer afterwards", async () => {
    const stream = await open();
    expect([streams.count(), vi.getTimerCount()]).toEqual([1, 1]);
    stream.leave();
    expect([streams.count(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("end when the sign-in expires", async () => {
    const { sink } = await open({ ...session, expiresAt: new Date(Date.now() + 60_000) });
    vi.advanceTimersByTime(59_999);
    expect(sink.ended.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(sink.ended.aborted).toBe(true);
  });

  it("stay open with a sign-in that outlasts every timer", async () => {
    const { sink } = await open({ ...session, expiresAt: new Date("3000-01-01") });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(sink.ended.aborted).toBe(false);
  });

  it("end when nobody can say whether the sign-in still holds, which is logged", async () => {
    const { sink } = await open();
    const fault = new Error("away");
    const { token } = await identity.signInWithPassword("ann@example.com", "secret");
    vi.spyOn(identity, "authenticate").mockRejectedValue(fault);
    await identity.signOut(new Headers({ authorization: `Bearer ${token}` }));
    await expect.poll(() => sink.ended.aborted).toBe(true);
    expect(faults).toEqual([{ error: fault }]);
  });

  it("end when the first page can't be read, which is logged", async () => {
    const fault = new Error("away");
    vi.spyOn(documents.inspirations, "list").mockRejectedValueOnce(fault);
    const { sink, events } = await open();
    expect(sink.ended.aborted).toBe(true);
    expect(events).toEqual([]);
    expect(faults).toEqual([{ error: fault }]);
    expect(streams.count()).toBe(0);
  });

  it("log no fault when they have ended while their first page was read", async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const list = vi.spyOn(documents.inspirations, "list").mockReturnValueOnce(promise);
    const { sink, events, leave } = createSink();
    const opening = streams.open(session, headers, sink);
    await expect.poll(() => list.mock.calls).toHaveLength(1);
    leave();
    reject(new Error("away"));
    await opening;
    expect([events, faults]).toEqual([[], []]);
  });

  it("log no fault when they have ended while their sign-in was looked up", async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const authenticate = vi.spyOn(identity, "authenticate").mockReturnValueOnce(promise);
    const { sink, leave } = createSink();
    const opening = streams.open(session, headers, sink);
    await expect.poll(() => authenticate.mock.calls).toHaveLength(1);
    leave();
    reject(new Error("away"));
    await opening;
    expect(faults).toEqual([]);
  });

  it("end when changes can't be watched any more, which is logged", async () => {
    const fault = new Error("away");
    const watch = vi.spyOn(documents.inspirations, "watch");
    const { sink } = await open();
    const [, , tellFault] = watch.mock.calls[0] ?? [];
    tellFault?.(fault);
    expect(sink.ended.aborted).toBe(true);
    expect(faults).toEqual([{ error: fault }]);
  });

  it("end when a change can't be told, which is logged once, and tell none after it", async () => {
    const { sink, events } = await open();
    const [one, other] = [await add(), await add()];
    await expect.poll(() => typesOf(events)).toEqual(["snapshot", "changed", "changed"]);
    const fault = new Error("no key");
    signAddress = () => {
      throw fault;
    };
    for (const { id } of [one, other])
      await documents.inspirations.update(id, ["pending"], {
        status: "completed",
        audio: "a/b.mp3",
      });
    await expect.poll(() => sink.ended.aborted).toBe(true);
    await setImmediate();
    expect(events).toHaveLength(3);
    expect(faults).toEqual([{ error: fault }]);
  });

  it("leave it to the watch to tell a removal, when a place is looked up again", async () => {
    const { id } = await add();
    await queue.enqueue(jobOf(id, "ann"));
    const { events } = await open();
    const read = vi.spyOn(documents.inspirations, "read").mockResolvedValueOnce(null);
    vi.spyOn(queue, "countAhead").mockResolvedValueOnce(7);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(read).toHaveBeenCalledTimes(1);
    await documents.inspirations.update(id, ["pending"], { step: "writing" });
    await expect.poll(() => typesOf(events)).toEqual(["snapshot", "changed"]);
  });
});
