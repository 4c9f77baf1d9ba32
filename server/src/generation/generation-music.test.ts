import { beforeEach, describe, expect, it } from "vitest";
import { createGenerationWorld, one } from "./generation.fixture.ts";

describe("The music of an inspiration", () => {
  let world: ReturnType<typeof createGenerationWorld>;
  beforeEach(() => {
    world = createGenerationWorld();
  });

  const readMusic = async () => (await world.read())?.music;

  it("is full unless another is asked for", async () => {
    await world.ask(await world.add());
    await world.attempt();
    expect([await readMusic(), world.mastered]).toEqual(["full", ["full"]]);
  });

  it("is the one that it was added with, which a call without one leaves", async () => {
    const request = await world.add("one", undefined, { music: "soft" });
    await world.ask(request);
    await world.attempt();
    expect([await readMusic(), world.mastered]).toEqual(["soft", ["soft"]]);
  });

  it("is the creation call's in each attempt, and when it is tried again", async () => {
    const request = await world.add();
    await world.ask({ ...request, music: "off" });
    expect(await readMusic()).toBe("off");
    world.failures.push("mastering");
    expect(await world.attempt()).toEqual({ kind: "retry", delaySeconds: 2 });
    world.failures.push("painter");
    expect(await world.attempt("one", 4)).toEqual({ kind: "done" });
    expect(await world.read()).toMatchObject({ status: "failed", music: "off" });
    await world.ask(request);
    await world.attempt();
    expect(await world.read()).toMatchObject({ status: "completed", music: "off" });
    expect(new Set(world.mastered)).toEqual(new Set(["off"]));
  });

  it("is told as it was made when another was asked for meanwhile", async () => {
    const request = await world.add("one", undefined, { music: "soft" });
    await world.ask(request);
    world.whenMastered = async () => {
      await world.ask({ ...request, music: "off" });
      expect((await world.documents.inspirations.read(one))?.music).toBe("off");
    };
    await world.attempt();
    expect(await world.read()).toMatchObject({ status: "completed", music: "soft" });
  });
});
