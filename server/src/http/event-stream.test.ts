import { once } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Bindings } from "./bindings.ts";
import { answerWithEvents } from "./event-stream.ts";

type EventStream = Parameters<Parameters<typeof answerWithEvents>[1]>[0];

/** A stream over a connection whose client takes bytes only by `take`, or has gone before. */
async function open({ isGone = false } = {}) {
  let taken = "";
  const waiting: (() => void)[] = [];
  const socket = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _encoding, done) {
      waiting.push(() => {
        taken += chunk.toString();
        done();
      });
    },
  }) as Socket;
  const incoming = new IncomingMessage(socket);
  const outgoing = new ServerResponse(incoming);
  outgoing.assignSocket(socket);
  if (isGone) await once(socket.destroy(), "close");
  const { promise, resolve } = Promise.withResolvers<EventStream>();
  const app = new Hono<Bindings>().get("/", (context) =>
    answerWithEvents(context, async (stream) => resolve(stream)),
  );
  await app.request("/", {}, { incoming, outgoing });
  /** Takes all that waits, and answers all that was taken so far. */
  const take = async () => {
    do {
      waiting.shift()?.();
      // The connection hands on what comes next.
      await new Promise((done) => process.nextTick(done));
    } while (waiting.length > 0);
    return taken;
  };
  return { stream: await promise, outgoing, take };
}

describe("A stream of events", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  });
  afterEach(() => vi.useRealTimers());

  it("has ended for its sender once it is closed, and the client still gets what was sent", async () => {
    const { stream, outgoing, take } = await open();
    stream.send("greeting", { text: "hello" });
    stream.close();
    expect(stream.ended.aborted).toBe(true);
    expect(outgoing.destroyed).toBe(false);
    expect(await take()).toContain('event: greeting\ndata: {"text":"hello"}\n\n');
    vi.advanceTimersByTime(60_000);
    expect(outgoing.destroyed).toBe(false);
  });

  it("leaves no connection to a client that does not take its end", async () => {
    const { stream, outgoing } = await open();
    stream.close();
    vi.advanceTimersByTime(10_000);
    expect(outgoing.destroyed).toBe(true);
    await once(outgoing, "close");
  });

  it("ends with a client that has taken nothing for more than a minute", async () => {
    const { stream, outgoing } = await open();
    vi.advanceTimersByTime(60_000);
    expect(stream.ended.aborted).toBe(false);
    vi.advanceTimersByTime(15_000);
    await once(outgoing, "close");
    expect(stream.ended.aborted).toBe(true);
  });

  it("ends with a client for whom more than a megabyte waits", async () => {
    const { stream, outgoing } = await open();
    stream.send("half", { text: "x".repeat(500_000) });
    expect(outgoing.destroyed).toBe(false);
    stream.send("more", { text: "x".repeat(600_000) });
    await once(outgoing, "close");
    expect(stream.ended.aborted).toBe(true);
    expect(() => stream.send("late", {})).not.toThrow();
  });

  it("says nothing more once it is closed, and waits for nothing once that is taken", async () => {
    const { stream, outgoing, take } = await open();
    const faults: unknown[] = [];
    outgoing.on("error", (fault) => faults.push(fault));
    stream.close();
    stream.close();
    stream.send("late", {});
    // It waits for the client to take the end, and beats no more.
    expect(vi.getTimerCount()).toBe(1);
    const taken = await take();
    expect(taken).toContain("retry: 1000\n\n");
    expect(taken).not.toContain("late");
    expect(vi.getTimerCount()).toBe(0);
    expect(faults).toEqual([]);
  });

  it("is opened by nobody who asks for the headers alone", async () => {
    const run = vi.fn<Parameters<typeof answerWithEvents>[1]>();
    const app = new Hono<Bindings>().get("/", (context) => answerWithEvents(context, run));
    const answer = await app.request("/", { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    expect(run).not.toHaveBeenCalled();
  });

  it("goes on with a client that is slow", async () => {
    const { stream, outgoing, take } = await open();
    for (let minute = 0; minute < 5; minute += 1) {
      vi.advanceTimersByTime(60_000);
      await take();
    }
    expect(stream.ended.aborted).toBe(false);
    expect(outgoing.destroyed).toBe(false);
  });

  it("ends with a client that was slow and takes nothing more", async () => {
    const { stream, outgoing, take } = await open();
    vi.advanceTimersByTime(60_000);
    await take();
    vi.advanceTimersByTime(60_000);
    expect(stream.ended.aborted).toBe(false);
    vi.advanceTimersByTime(15_000);
    await once(outgoing, "close");
    expect(stream.ended.aborted).toBe(true);
  });

  it("has ended for a client that went before it began", async () => {
    const { stream } = await open({ isGone: true });
    expect(stream.ended.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("outlives what its connection complains of", async () => {
    const { outgoing } = await open();
    expect(() => outgoing.emit("error", new Error("gone"))).not.toThrow();
  });
});
