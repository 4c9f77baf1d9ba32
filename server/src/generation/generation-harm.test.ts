import { beforeEach, describe, expect, it } from "vitest";
import { createGenerationWorld } from "./generation.fixture.ts";

describe("Generation and harm", () => {
  let world: ReturnType<typeof createGenerationWorld>;
  beforeEach(() => {
    world = createGenerationWorld();
  });

  it("shows where a person helps from the moment of asking, and asks no writer about harm", async () => {
    world.harm = { level: "certain", kind: "suicide" };
    world.room = 100;
    await world.ask(await world.add());
    expect(await world.read()).toMatchObject({ status: "processing", help: true });
    await world.attempt();
    expect(await world.read()).toMatchObject({ status: "completed", help: true });
    expect((await world.read())?.scriptText).toContain("findahelpline.com");
    expect(world.commissions).toEqual([]);
  });

  it("asks our own writer alone where it is unsure of harm, and names somebody to turn to", async () => {
    world.harm = { level: "unsure", kind: "violence" };
    world.room = 100;
    await world.ask(await world.add());
    await world.attempt();
    expect(await world.read()).toMatchObject({ status: "completed", help: true });
    expect((await world.read())?.scriptText).toContain("findahelpline.com");
    expect(world.commissions).toEqual([]);
    expect(world.ownCommissions).toHaveLength(1);
  });

  it("shows no help for innocent words, which are read once", async () => {
    await world.ask(await world.add());
    await world.attempt();
    expect(world.readings).toBe(1);
    expect(await world.read()).toMatchObject({ status: "completed", help: false });
    expect(world.commissions).toHaveLength(1);
  });

  it("lets the reader give its memory back before three minutes are mastered", async () => {
    await world.ask(await world.add());
    world.whenMastered = async () => expect(world.releases).toBe(1);
    await world.attempt();
    expect(await world.read()).toMatchObject({ status: "completed" });
  });

  it("takes the call when the words can't be read at once, and reads them when it makes it", async () => {
    world.harm = { level: "certain", kind: "suicide" };
    world.room = 100;
    world.failures.push("reader");
    await world.ask(await world.add());
    expect(await world.read()).toMatchObject({ status: "processing", help: false });
    expect(world.logged).toContain("could not be read for harm when it was asked for");
    await world.attempt();
    expect(await world.read()).toMatchObject({ status: "completed", help: true });
  });

  it("goes on showing where a person helps when the call is repeated and can't be read", async () => {
    world.harm = { level: "certain", kind: "suicide" };
    const request = await world.add();
    await world.ask(request);
    world.failures.push("reader");
    await world.ask({ ...request, description: "another talk" });
    expect(world.logged).toContain("could not be read for harm when it was asked for");
    expect(await world.read()).toMatchObject({ status: "processing", help: true });
  });
});
