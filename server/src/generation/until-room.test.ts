import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createGenerationWorld } from "./generation.fixture.ts";

describe("On a disk without room", () => {
  let world: ReturnType<typeof createGenerationWorld>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    world = createGenerationWorld();
    await world.ask(await world.add());
    world.freeSpace.isFull = true;
  });
  afterEach(() => vi.useRealTimers());

  it("nothing is made and nothing given up; it is made when there is room", async () => {
    const attempt = world.attempt("one", 4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.commissions).toEqual([]);
    expect(await world.read()).toMatchObject({ status: "processing" });
    world.freeSpace.isFull = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await attempt).toEqual({ kind: "done" });
    expect(await world.read()).toMatchObject({ status: "completed" });
    expect(world.logged.filter((message) => message.includes("room"))).toHaveLength(2);
  });

  it("a stop breaks the waiting off, and it counts as no try", async () => {
    const stopping = new AbortController();
    const attempt = world.attempt("one", 4, stopping.signal);
    await vi.advanceTimersByTimeAsync(1_000);
    stopping.abort(new Error("The server stops."));
    expect(await attempt).toEqual({ kind: "retry", delaySeconds: 0 });
    expect(await world.read()).toMatchObject({ status: "processing" });
  });
});
