import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { readingOf } from "@hearten/reading/reading.fixture.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createGenerationWorld, goals, minute, one } from "./generation.fixture.ts";

describe("Generation", () => {
  let world: ReturnType<typeof createGenerationWorld>;
  beforeEach(() => {
    world = createGenerationWorld();
  });

  it("makes an inspiration of the request", async () => {
    await world.ask(await world.add());
    expect(await world.read()).toMatchObject({ status: "processing" });
    expect(await world.jobs()).toEqual(["one"]);
    expect(await world.attempt()).toEqual({ kind: "done" });

    const made = await world.read();
    expect(made).toMatchObject({
      status: "completed",
      error: null,
      title: "Before the talk",
      preference: "Calm confidence",
      scriptText: "Breathe in. On you go.",
      timeline: [
        { text: "Breathe in.", start: 0, end: 1 },
        { text: "On you go.", start: 2, end: 3 },
      ],
      duration: 180,
      goals,
    });
    expect(made?.audio).toMatch(/^inspirations\/one\/[\w-]{22}\/audio\.mp3$/);
    expect(await world.storedBytes(made?.audio)).toMatch(/^ID3.*Breathe in\.\|On you go\.$/su);
    expect(await world.storedBytes(made?.coverImage)).toBe("picture of one");
    expect(await world.storedBytes(made?.artwork)).toBe("picture of one");
    expect(await world.storedBytes(made?.thumbnail)).toBe("picture of one");
  });

  it("asks the writer for what the person said, and for nothing said before", async () => {
    await world.ask(await world.add("first"));
    await world.attempt("first");
    world.now += minute;
    await world.ask(await world.add("second"));
    await world.attempt("second");
    expect(world.commissions[1]).toEqual({
      id: "second",
      length: 3,
      goals,
      description: "a talk",
      reading: readingOf(),
      words: 229,
      earlier: [{ title: "Before the talk", text: "Breathe in. On you go.", answersHarm: false }],
    });
  });

  it("is refused for an inspiration that is not the person's, or of another length", async () => {
    const request = await world.add();
    const unknown = { ...request, id: toInspirationId("unknown") };
    await expect(world.ask(request, toUid("bob"))).rejects.toMatchObject({ code: "not-found" });
    await expect(world.ask(unknown)).rejects.toMatchObject({ code: "not-found" });
    await expect(world.ask({ ...request, length: 5 })).rejects.toMatchObject({
      code: "invalid-input",
      field: "length",
    });
    expect(await world.read()).toMatchObject({ status: "pending" });
    expect(await world.jobs()).toEqual([]);
  });

  it("makes no second one, however often and whenever it is asked", async () => {
    const request = await world.add();
    await Promise.all([1, 2, 3].map(() => world.ask(request)));
    expect(await world.jobs()).toEqual(["one"]);
    await world.attempt();
    const made = await world.read();
    await world.ask(request);
    expect(await world.jobs()).toEqual([]);
    expect(await world.attempt()).toEqual({ kind: "done" });
    expect(await world.read()).toEqual(made);
    expect(world.commissions).toHaveLength(1);
    expect(world.logged).toEqual(["inspiration made", "nothing left to make"]);
  });

  it("has our own writer alone write for whoever keeps their words here", async () => {
    world.keepsWordsHere = true;
    await world.ask(await world.add());
    await world.attempt();
    expect([world.commissions, world.ownCommissions]).toEqual([[], [expect.anything()]]);
  });

  it("has our own writer write when the writer fails", async () => {
    await world.ask(await world.add());
    world.failures.push("writer");
    expect(await world.attempt()).toEqual({ kind: "done" });
    expect(world.ownCommissions).toHaveLength(1);
    expect(await world.read()).toMatchObject({ status: "completed" });
  });

  it("tries again after a failure of every writer", async () => {
    await world.ask(await world.add());
    world.failures.push("writer", "own writer");
    expect(await world.attempt()).toEqual({ kind: "retry", delaySeconds: 2 });
    expect(await world.attempt("one", 2)).toEqual({ kind: "done" });
  });

  it.each(["voice", "mastering", "painter"])(
    "tries again after a failure of the %s, with the script that is there",
    async (part) => {
      await world.ask(await world.add());
      world.failures.push(part);
      expect(await world.attempt()).toEqual({ kind: "retry", delaySeconds: 2 });
      expect(await world.read()).toMatchObject({ status: "processing", error: null });
      expect(await world.attempt("one", 2)).toEqual({ kind: "done" });
      expect(await world.read()).toMatchObject({ status: "completed" });
      expect(world.commissions).toHaveLength(1);
    },
  );

  it("gives up after four attempts, says so to the person, and keeps no file", async () => {
    const request = await world.add();
    await world.ask(request);
    world.failures.push("mastering", "mastering", "mastering", "mastering");
    await world.media.put("inspirations/one/old/audio.mp3", Buffer.from("half"), "audio/mpeg");
    const delays = [];
    for (const number of [1, 2, 3, 4]) delays.push(await world.attempt("one", number));
    expect(delays).toEqual([
      { kind: "retry", delaySeconds: 2 },
      { kind: "retry", delaySeconds: 4 },
      { kind: "retry", delaySeconds: 8 },
      { kind: "done" },
    ]);
    expect(await world.read()).toMatchObject({
      status: "failed",
      error: "Something went wrong while creating your inspiration. Nothing you wrote was lost.",
      audio: null,
    });
    expect(await world.media.stat("inspirations/one/old/audio.mp3")).toBeNull();

    await world.jobs();
    await world.ask(request);
    expect(await world.read()).toMatchObject({ status: "processing", error: null });
    expect(await world.jobs()).toEqual(["one"]);
    await world.attempt();
    expect(await world.read()).toMatchObject({ status: "completed" });
    expect(world.commissions).toHaveLength(2);
  });

  it("gives up a job that takes the process down with it again and again", async () => {
    await world.ask(await world.add());
    expect(await world.attempt("one", 30)).toEqual({ kind: "done" });
    expect(await world.read()).toMatchObject({ status: "completed" });
    await world.ask(await world.add("two"));
    const delivery = {
      id: toInspirationId("two"),
      attempt: 1,
      deliveries: 31,
      signal: new AbortController().signal,
    };
    expect(await world.generation.attempt(delivery)).toEqual({ kind: "done" });
    expect(await world.read("two")).toMatchObject({ status: "failed" });
  });

  it("counts failures, and not what stops and crashes broke off", async () => {
    await world.ask(await world.add());
    world.failures.push("voice");
    const delivery = {
      id: one,
      attempt: 1,
      deliveries: 30,
      signal: new AbortController().signal,
    };
    expect(await world.generation.attempt(delivery)).toEqual({ kind: "retry", delaySeconds: 2 });
  });

  it("does nothing for an inspiration that its owner gave up", async () => {
    await world.ask(await world.add());
    await world.documents.inspirations.update(one, ["processing"], {
      status: "failed",
      error: "x",
    });
    expect(await world.attempt()).toEqual({ kind: "done" });
    expect(await world.read()).toMatchObject({ status: "failed", error: "x" });
    expect(world.spoken).toEqual([]);
  });

  it("makes what was asked for, when it is asked for differently before it is made", async () => {
    const request = await world.add();
    await world.ask(request);
    await world.ask({ ...request, goals: ["I dance"] });
    await world.attempt();
    expect(world.commissions).toMatchObject([{ goals: ["I dance"] }]);
  });

  it("keeps no script for words in whose place others came while it was written", async () => {
    const request = await world.add();
    await world.ask(request);
    world.whenWritten = () => world.ask({ ...request, goals: ["I dance"] });
    world.failures.push("voice");
    expect(await world.attempt()).toEqual({ kind: "retry", delaySeconds: 2 });
    expect(await world.attempt("one", 2)).toEqual({ kind: "done" });
    expect(world.commissions).toMatchObject([{ goals }, { goals: ["I dance"] }]);
  });

  it("waits with giving up until the store is back", async () => {
    await world.ask(await world.add());
    world.failures.push("voice");
    const update = world.documents.inspirations.update.bind(world.documents);
    world.documents.inspirations.update = () => Promise.reject(new Error("the store is away"));
    expect(await world.attempt("one", 4)).toEqual({ kind: "retry", delaySeconds: 60 });
    world.documents.inspirations.update = update;
    expect(await world.attempt("one", 5)).toEqual({ kind: "done" });
    expect(await world.read()).toMatchObject({ status: "completed" });
  });
});
