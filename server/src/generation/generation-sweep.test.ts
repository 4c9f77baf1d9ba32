import { toInspirationId } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createGenerationWorld, ann, changedGoals, minute, never } from "./generation.fixture.ts";

describe("The sweep of generations", () => {
  let world: ReturnType<typeof createGenerationWorld>;
  beforeEach(() => {
    world = createGenerationWorld();
  });

  it("finds what waits without a job, and leaves alone what has one", async () => {
    await world.ask(await world.add("lost"));
    await world.jobs();
    await world.ask(await world.add("working"));
    const pending = await world.add("asked");
    await world.documents.generations.write(toInspirationId("asked"), {
      userId: ann,
      goals: pending.goals,
      description: pending.description,
      script: null,
    });
    world.now += minute;
    await world.generation.sweep(never);
    expect(await world.read("asked")).toMatchObject({ status: "processing" });
    expect((await world.jobs()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "asked",
      "lost",
      "working",
    ]);
  });

  it("stops sweeping between two inspirations when it is told to", async () => {
    for (const id of ["one", "two"]) await world.ask(await world.add(id));
    await world.jobs();
    const stopping = new AbortController();
    const enqueue = world.queue.enqueue.bind(world.queue);
    world.queue.enqueue = async (job) => {
      world.queue.enqueue = enqueue;
      stopping.abort();
      await enqueue(job);
    };
    world.now += minute;
    await world.generation.sweep(stopping.signal);
    expect(await world.jobs()).toEqual(["one"]);
  });

  it("asks after two minutes for what a page has announced, with the profile's goals, and fails after ten what was only added", async () => {
    await world.add("pending");
    await world.add("processing");
    await world.documents.inspirations.update(toInspirationId("processing"), ["pending"], {
      status: "processing",
    });
    world.now += 2 * minute;
    await world.generation.sweep(never);
    expect(await world.read("pending")).toMatchObject({ status: "pending" });
    expect(await world.jobs()).toEqual([]);
    world.now += minute;
    await world.generation.sweep(never);
    expect(await world.documents.generations.read(toInspirationId("processing"))).toMatchObject({
      goals: changedGoals,
      description: "a talk",
    });
    expect(await world.read("pending")).toMatchObject({ status: "pending" });
    expect(await world.jobs()).toEqual(["processing"]);
    world.now += 8 * minute;
    await world.generation.sweep(never);
    expect(await world.read("pending")).toMatchObject({
      status: "failed",
      error: expect.stringContaining("Nothing you wrote was lost."),
    });
  });
});
