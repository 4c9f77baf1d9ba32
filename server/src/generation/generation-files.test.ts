import { beforeEach, describe, expect, it } from "vitest";
import { createGenerationWorld, ann, one } from "./generation.fixture.ts";

describe("The files of attempts", () => {
  let world: ReturnType<typeof createGenerationWorld>;
  beforeEach(() => {
    world = createGenerationWorld();
  });

  it("leaves no file of an attempt that was broken off", async () => {
    await world.ask(await world.add());
    await world.media.put("inspirations/one/broken/audio.mp3", Buffer.from("half"), "audio/mpeg");
    await world.attempt();
    expect(await world.media.stat("inspirations/one/broken/audio.mp3")).toBeNull();
    expect(await world.read()).toMatchObject({ status: "completed" });
  });

  it("leaves no file of its own when its files can't all be stored, or the job is another's", async () => {
    await world.ask(await world.add());
    const store = world.media.put.bind(world.media);
    const losing = new AbortController();
    for (const end of [() => world.failOn("storage"), () => losing.abort()]) {
      world.failures.push("storage");
      world.media.put = async (key, bytes, type) => {
        await store(key, bytes, type);
        if (key.endsWith("artwork.jpg")) end();
      };
      expect(await world.attempt("one", 1, losing.signal)).toMatchObject({ kind: "retry" });
      expect(await world.media.listFolders("inspirations/one/")).toEqual([]);
    }
    expect(await world.read()).toMatchObject({ status: "processing" });
  });

  it("keeps its files when whether it is finished was not answered, and clears up the next time", async () => {
    await world.ask(await world.add());
    const update = world.documents.inspirations.update.bind(world.documents);
    world.documents.inspirations.update = async (...given) => {
      if (given[2].status !== "completed") return update(...given);
      world.documents.inspirations.update = update;
      await update(...given);
      throw new Error("the answer was lost");
    };
    await world.media.put("inspirations/one/broken/audio.mp3", Buffer.from("half"), "audio/mpeg");
    expect(await world.attempt()).toMatchObject({ kind: "retry" });
    expect(await world.attempt("one", 2)).toEqual({ kind: "done" });
    await world.expectItsMediaAlone();
    expect(world.commissions).toHaveLength(1);
  });

  it("takes nothing from who finished it while another was held up before storing", async () => {
    await world.ask(await world.add());
    world.afterReading(2, () => world.attempt("one", 2));
    expect(await world.attempt()).toEqual({ kind: "done" });
    await world.expectItsMediaAlone();
  });

  it("takes nothing from who finishes it while another gives it up", async () => {
    await world.ask(await world.add());
    world.failures.push("mastering");
    world.afterReading(2, () => world.attempt("one", 5));
    expect(await world.attempt("one", 4)).toEqual({ kind: "done" });
    await world.expectItsMediaAlone();
  });

  it.each([1, 2])(
    "takes nothing from who makes it anew while another clears up what was given up (%i)",
    async (reading) => {
      const request = await world.add();
      await world.ask(request);
      await world.documents.inspirations.update(one, ["processing"], {
        status: "failed",
        error: "x",
      });
      await world.media.put("inspirations/one/broken/audio.mp3", Buffer.from("half"), "audio/mpeg");
      world.afterReading(reading, async () => {
        await world.ask(request);
        await world.attempt("one", 2);
      });
      expect(await world.attempt()).toEqual({ kind: "done" });
      await world.expectItsMediaAlone();
    },
  );

  it("stores nothing and counts nothing once the job is another's", async () => {
    await world.ask(await world.add());
    const losing = new AbortController();
    world.whenMastered = async () => losing.abort();
    expect(await world.attempt("one", 4, losing.signal)).toMatchObject({ kind: "retry" });
    expect(await world.read()).toMatchObject({ status: "processing", audio: null });
  });

  it("writes nothing for an inspiration that was deleted meanwhile", async () => {
    await world.ask(await world.add());
    const put: string[] = [];
    world.media.put = async (key) => void put.push(key);
    world.whenMastered = () => world.documents.inspirations.deleteAll(ann);
    expect(await world.attempt()).toEqual({ kind: "done" });
    expect(put).toEqual([]);
    expect(await world.documents.generations.read(one)).toBeNull();
  });

  it("ends quietly, and leaves nothing, when the inspiration is removed while it is made", async () => {
    for (const when of ["whenWritten", "whenMastered"] as const) {
      const request = await world.add(when);
      await world.ask(request);
      await world.media.put(`inspirations/${when}/line/0.wav`, Buffer.from("a"), "audio/wav");
      world[when] = () => world.documents.inspirations.remove(request.id);
      expect(await world.attempt(when)).toEqual({ kind: "done" });
      expect(await world.media.listFolders(`inspirations/${when}/`)).toEqual([]);
      expect(await world.documents.generations.read(request.id)).toBeNull();
      world[when] = async () => {};
    }
    expect(world.logged).toEqual(["nothing left to make", "nothing left to make"]);
  });

  it("keeps no script for an inspiration that was deleted while it was written", async () => {
    await world.ask(await world.add());
    world.whenWritten = () => world.documents.inspirations.deleteAll(ann);
    expect(await world.attempt()).toEqual({ kind: "done" });
    expect(await world.documents.generations.read(one)).toBeNull();
    expect(await world.read()).toBeNull();
  });

  it("leaves no file for an inspiration that is deleted while its files are stored", async () => {
    for (const deletedAt of [1, 2, 3]) {
      await world.ask(await world.add());
      const put: string[] = [];
      const store = world.media.put.bind(world.media);
      world.media.put = async (key, bytes, type) => {
        put.push(key);
        if (put.length === deletedAt) {
          await world.documents.inspirations.deleteAll(ann);
          await world.media.deleteAll("inspirations/one/");
        }
        await store(key, bytes, type);
      };
      expect(await world.attempt()).toEqual({ kind: "done" });
      expect(put).toHaveLength(4);
      for (const key of put) expect(await world.media.stat(key)).toBeNull();
      world.media.put = store;
    }
  });
});
