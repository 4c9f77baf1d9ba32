import { beforeEach, describe, expect, it, vi } from "vitest";
import { createGenerationWorld, minute } from "./generation.fixture.ts";

describe("While an inspiration is made", () => {
  let world: ReturnType<typeof createGenerationWorld>;
  beforeEach(() => {
    world = createGenerationWorld();
  });

  /** The steps that are written, in order; null where a write is without one. */
  const watchSteps = () => {
    const update = vi.spyOn(world.documents.inspirations, "update");
    return () => update.mock.calls.map(([, , { step }]) => step);
  };

  it("tells its steps, each by one write, and none at its end", async () => {
    await world.ask(await world.add());
    const seen: unknown[] = [];
    const step = async () => (await world.read())?.step;
    world.whenWritten = async () => void seen.push(await step());
    world.whenMastered = async () => {
      await expect.poll(step).toBe("mixing");
    };
    const steps = watchSteps();
    await world.attempt();
    expect(seen).toEqual(["writing"]);
    expect(steps()).toEqual(["writing", "speaking", "mixing", null]);
    expect(await world.read()).toMatchObject({ status: "completed", step: null });
  });

  it("does not tell of writing where the script is there already", async () => {
    await world.ask(await world.add());
    world.failures.push("voice");
    await world.attempt();
    const steps = watchSteps();
    await world.attempt("one", 2);
    expect(steps()).toEqual(["speaking", "mixing", null]);
  });

  it("goes on when a step can't be told", async () => {
    await world.ask(await world.add());
    vi.spyOn(world.documents.inspirations, "update").mockRejectedValueOnce(new Error("away"));
    expect(await world.attempt()).toEqual({ kind: "done" });
    expect(world.logged).toContain("step could not be told");
    expect(await world.read()).toMatchObject({ status: "completed" });
  });

  it("leaves no step to one that is given up", async () => {
    await world.ask(await world.add());
    world.failures.push("mastering");
    await world.attempt("one", 4);
    expect(await world.read()).toMatchObject({ status: "failed", step: null });
  });

  it("learns how long one of its length takes, from those that were made at one go", async () => {
    world.whenMastered = async () => {
      world.now += 7_000;
    };
    await world.ask(await world.add());
    await world.attempt();
    expect(await world.documents.paces.read(3)).toBe(7);

    await world.ask(await world.add("two"));
    world.failures.push("voice");
    await world.attempt("two");
    world.now += 5 * minute;
    await world.attempt("two", 2);
    expect(await world.documents.paces.read(3)).toBe(7);
  });

  it("notes that once a minute, however many are made", async () => {
    const note = vi.spyOn(world.documents.paces, "note");
    for (const name of ["one", "two", "three"]) {
      await world.ask(await world.add(name));
      await world.attempt(name);
    }
    expect(note).toHaveBeenCalledTimes(1);
    world.now += minute;
    await world.ask(await world.add("four"));
    await world.attempt("four");
    expect(note).toHaveBeenCalledTimes(2);
  });

  it("is done all the same where that can't be noted, which is logged", async () => {
    vi.spyOn(world.documents.paces, "note").mockRejectedValueOnce(new Error("away"));
    await world.ask(await world.add());
    expect(await world.attempt()).toEqual({ kind: "done" });
    expect(world.logged).toContain("a pace could not be noted");
  });
});
