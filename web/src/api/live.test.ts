import { describe, expect, it, vi } from "vitest";
import { inspiration, received } from "./inspiration.fixture.ts";
import { noAnswer, openFakeLive } from "./live.fakes.ts";

const snapshot = 'event: snapshot\ndata: {"inspirations":[],"nextCursor":null}\n\n';
const removed = 'event: removed\ndata: {"id":"one"}\n\n';

/** Resolves when the stream has done what it does at once. */
const untilGoneOn = () => new Promise(setImmediate);

describe("The live stream", () => {
  it("tells the server's events, however they are cut", async () => {
    const live = openFakeLive();
    const connection = await live.connected(1);
    connection.send(": heartbeat\n\n" + snapshot + removed.slice(0, 20));
    connection.send(removed.slice(20));
    await vi.waitFor(() =>
      expect(live.events).toEqual([
        { type: "snapshot", inspirations: [], nextCursor: null },
        { type: "removed", id: "one" },
      ]),
    );
  });

  it("tells inspirations in our words", async () => {
    const live = openFakeLive();
    const connection = await live.connected(1);
    const page = { inspirations: [received], nextCursor: null };
    connection.send(`event: snapshot\ndata: ${JSON.stringify(page)}\n\n`);
    connection.send(`event: changed\ndata: ${JSON.stringify({ inspiration: received })}\n\n`);
    await vi.waitFor(() =>
      expect(live.events).toEqual([
        { type: "snapshot", inspirations: [inspiration], nextCursor: null },
        { type: "changed", inspiration },
      ]),
    );
  });

  it("passes over an event that it does not know", async () => {
    const live = openFakeLive();
    const connection = await live.connected(1);
    connection.send("event: praised\ndata: {}\n\nevent: removed\ndata: nonsense\n\n" + removed);
    await vi.waitFor(() => expect(live.events).toEqual([{ type: "removed", id: "one" }]));
  });

  it("tells of a fault of its listener, and goes on", async () => {
    const live = openFakeLive({ isFaulty: true });
    const connection = await live.connected(1);
    connection.send(snapshot);
    connection.send(removed);
    await vi.waitFor(() => expect(live.events).toHaveLength(2));
    expect(live.faults).toEqual([new Error("a fault of ours"), new Error("a fault of ours")]);
    expect(live.onLost).not.toHaveBeenCalled();
  });

  it("carries the bearer token of a shell without cookies", async () => {
    const live = openFakeLive({ token: "secret" });
    await live.connected(1);
    expect(live.requests[0]?.get("authorization")).toBe("Bearer secret");
  });

  it("returns after a lost connection, later each time, until one has lasted", async () => {
    const live = openFakeLive({ statuses: [noAnswer, 503] });
    const waits: unknown[] = [];
    for (const count of [1, 2]) {
      waits.push(await live.nextWait());
      live.passWait();
      await vi.waitFor(() => expect(live.requests).toHaveLength(count + 1));
    }
    // The server closes the oldest of too many streams, each after its snapshot.
    for (const count of [1, 2, 3]) {
      const connection = await live.connected(count);
      connection.send(snapshot);
      await vi.waitFor(() => expect(live.events).toHaveLength(count));
      if (count === 3) live.passLasting();
      connection.end();
      waits.push(await live.nextWait());
      live.passWait();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 500]);
  });

  it("tells of each loss, and of none when it is closed", async () => {
    const live = openFakeLive({ statuses: [noAnswer] });
    await live.nextWait();
    expect(live.onLost).toHaveBeenCalledTimes(1);
    live.passWait();
    const connection = await live.connected(1);
    connection.end();
    await live.nextWait();
    expect(live.onLost).toHaveBeenCalledTimes(2);
    live.passWait();
    await live.connected(2);
    live.close();
    await vi.waitFor(() => expect(live.connections[1]?.isOpen()).toBe(false));
    await untilGoneOn();
    expect(live.waits()).toEqual([]);
    expect(live.onLost).toHaveBeenCalledTimes(2);
  });

  it("never waits longer than half a minute", async () => {
    const live = openFakeLive({ statuses: Array.from({ length: 9 }, () => noAnswer) });
    const waits: unknown[] = [];
    for (let failure = 1; failure <= 9; failure += 1) {
      await vi.waitFor(() => expect(live.requests).toHaveLength(failure));
      waits.push(await live.nextWait());
      live.passWait();
    }
    expect(waits.slice(-3)).toEqual([30_000, 30_000, 30_000]);
  });

  it("waits half as long where chance says so, so that not all return at once", async () => {
    const live = openFakeLive({ statuses: [noAnswer], random: 0 });
    expect(await live.nextWait()).toBe(250);
  });

  it("does not wait when the page wakes", async () => {
    const live = openFakeLive({ statuses: [noAnswer] });
    await live.nextWait();
    live.wake();
    const connection = await live.connected(1);
    expect(connection.isOpen()).toBe(true);
    connection.end();
    expect(await live.nextWait()).toBe(500);
  });

  it("gives up a connection that has fallen silent", async () => {
    const live = openFakeLive();
    const first = await live.connected(1);
    first.send(snapshot);
    await vi.waitFor(() => expect(live.events).toHaveLength(1));
    live.passSilence();
    await live.nextWait();
    expect(first.isOpen()).toBe(false);
  });

  it("ends when nobody is signed in any more", async () => {
    const live = openFakeLive({ statuses: [401] });
    await vi.waitFor(() => expect(live.onNotSignedIn).toHaveBeenCalledOnce());
    expect(live.waits()).toHaveLength(0);
  });

  it("does not come back for a sign-in that has ended with the stream", async () => {
    const live = openFakeLive({ isSignedIn: () => Promise.resolve(false) });
    (await live.connected(1)).end();
    await live.nextWait();
    live.passWait();
    await vi.waitFor(() => expect(live.onNotSignedIn).toHaveBeenCalledOnce());
    expect(live.requests).toHaveLength(1);
  });

  it("keeps trying while nobody can say who is signed in", async () => {
    const live = openFakeLive({ isSignedIn: () => Promise.reject(new Error("no answer")) });
    (await live.connected(1)).end();
    await live.nextWait();
    live.passWait();
    await live.connected(2);
    expect(live.onNotSignedIn).not.toHaveBeenCalled();
  });

  it("is over once it is closed", async () => {
    const live = openFakeLive();
    const connection = await live.connected(1);
    live.close();
    await vi.waitFor(() => expect(connection.isOpen()).toBe(false));
    await untilGoneOn();
    live.wake();
    expect(live.requests).toHaveLength(1);
    expect(live.waits()).toHaveLength(0);
    expect(live.onNotSignedIn).not.toHaveBeenCalled();
  });
});
