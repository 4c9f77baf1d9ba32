import { beforeEach, describe, expect, it } from "vitest";
import { createGenerationWorld } from "./generation.fixture.ts";

describe("What an operator is told of generation", () => {
  let world: ReturnType<typeof createGenerationWorld>;
  beforeEach(async () => {
    world = createGenerationWorld();
    await world.ask(await world.add());
  });

  it("is how long each step took, and how the try ended", async () => {
    world.whenWritten = async () => void (world.now += 2_000);
    world.whenMastered = async () => void (world.now += 3_000);
    await world.attempt();
    expect(world.metrics.noted).toEqual(["writing 2", "speaking 0", "mixing 3", "made"]);
    await world.attempt();
    expect(world.metrics.noted.slice(4)).toEqual(["needless"]);
  });

  it("is the step in which a try failed, and the time until then", async () => {
    world.failures.push("mastering");
    await world.attempt();
    expect(world.metrics.noted.at(-1)).toBe("failed");
    expect(world.metrics.noted).toContain("mixing 0");
  });

  it("is a step once, also where it is told twice", async () => {
    world.failures.push("voice");
    await world.attempt();
    const before = world.metrics.noted.length;
    // The script is there: speaking begins before the studio tells of it.
    await world.attempt("one", 2);
    expect(world.metrics.noted.slice(before)).toEqual(["speaking 0", "mixing 0", "made"]);
  });

  it("is that one was given up", async () => {
    world.failures.push("voice");
    await world.attempt("one", 4);
    expect(world.metrics.noted.at(-1)).toBe("given-up");
  });

  it("is that a stop broke a try off, which counts as none", async () => {
    const stopping = new AbortController();
    world.whenMastered = async () => stopping.abort();
    await world.attempt("one", 1, stopping.signal);
    expect(world.metrics.noted.at(-1)).toBe("broken-off");
  });
});
