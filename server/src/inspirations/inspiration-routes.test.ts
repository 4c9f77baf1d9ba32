import { randomUUID } from "node:crypto";
import type { InspirationId } from "@hearten/contract/ids.ts";
import { errorBody } from "@hearten/contract/error-codes.ts";
import { inspirationEndpoints, type WireInspiration } from "@hearten/contract/inspirations.ts";
import { musics } from "@hearten/contract/music.ts";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemorySpace } from "../adapters/free-space/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { createTestClient, type TestClient } from "../http/test-client.ts";
import type { Documents } from "../ports/documents/documents.ts";
import type { Log } from "../ports/log.ts";
import { createDailyLimit } from "./daily-limit.ts";
import { createInspirationRoutes } from "./inspiration-routes.ts";
import { createInspirations } from "./inspirations.ts";
import { createInspirationRemoval } from "./removal.ts";

const hour = 3_600_000;
const inspirationsPerDay = 70;

const nothing = () => undefined;
const log: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** The contract's shape. */
const inspirationOf = (answer: { body: unknown }) =>
  (answer.body as { inspiration: WireInspiration & { id: InspirationId } }).inspiration;

describe("Inspirations", () => {
  let client: TestClient;
  let identity: ReturnType<typeof createMemoryIdentity>;
  let documents: Documents;
  let ann: string;
  let bob: string;
  let now: number;

  beforeEach(async () => {
    now = 1_000 * hour;
    identity = createMemoryIdentity();
    documents = createMemoryDocuments();
    const media = createMemoryMedia();
    const clock = { now: () => now };
    const { usage, inspirations: store } = documents;
    const dailyLimit = createDailyLimit({ usage, inspirationsPerDay, log, ...clock });
    const inspirations = createInspirations({
      store,
      freeSpace: createMemorySpace(),
      dailyLimit,
      signAddress: ({ key, signIn }) => `/api/media/${key}?${signIn}`,
      outlook: async () => null,
    });
    const removal = createInspirationRemoval({
      ...documents,
      removeMedia: (id) => media.deleteAll(`inspirations/${id}/`),
      log,
    });
    client = createTestClient(
      inspirationEndpoints,
      createInspirationRoutes(inspirations, removal),
      identity,
    );
    ann = (await identity.createAccount("ann@example.com", "secret")).token;
    bob = (await identity.createAccount("bob@example.com", "secret")).token;
  });

  const add = async (changes: object = {}, by = ann) => {
    const body = { id: randomUUID(), length: 1, goals: "a talk on Monday", ...changes };
    return client.call("POST", "/api/inspirations", body, by);
  };
  const move = (id: string, status: string, more: object = {}, by = ann) =>
    client.call("PATCH", `/api/inspirations/${id}`, { status, ...more }, by);
  const read = (id: string, by = ann) =>
    client.call("GET", `/api/inspirations/${id}`, undefined, by);
  const remove = (id: string, by = ann) =>
    client.call("DELETE", `/api/inspirations/${id}`, undefined, by);
  const rename = (id: string, title: unknown, by = ann) =>
    client.call("PUT", `/api/inspirations/${id}/title`, { title }, by);
  const list = async (query = "", by = ann) =>
    (await client.call("GET", `/api/inspirations${query}`, undefined, by)).body as {
      inspirations: WireInspiration[];
      nextCursor: string | null;
    }; // the contract's shape

  it("begin as pending, with the text trimmed and the server's time", async () => {
    const added = inspirationOf(await add({ goals: "  a talk on Monday \n", length: 5 }));
    expect(added).toMatchObject({
      goals: "a talk on Monday",
      length: 5,
      music: "full",
      status: "pending",
      title: null,
      audioUrl: null,
      timeline: [],
    });
    expect(Math.abs(Date.parse(added.createdAt) - Date.now())).toBeLessThan(60_000);
    expect(added).not.toHaveProperty("audio");
  });

  it.each(musics)("begin with the music %s when it is asked for", async (music) => {
    const { id } = inspirationOf(await add({ music }));
    expect(inspirationOf(await read(id)).music).toBe(music);
  });

  it("are added once however often they are sent", async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => add({ id })));
    const [first] = answers;
    for (const answer of answers) expect(answer.body).toEqual(first?.body);
    expect((await list()).inspirations).toHaveLength(1);
    const other = await add({ id, goals: "something else", length: 3 });
    expect(other.body).toEqual(first?.body);
  });

  it("refuse what is out of bounds and add nothing", async () => {
    for (const [changes, field] of [
      [{ length: 2 }, "length"],
      [{ length: "1" }, "length"],
      [{ length: null }, "length"],
      [{ goals: "" }, "goals"],
      [{ goals: " \n\t " }, "goals"],
      [{ goals: "x".repeat(2_001) }, "goals"],
      [{ goals: ["a"] }, "goals"],
      [{ music: "loud" }, "music"],
      [{ id: "not-a-uuid" }, "id"],
      [{ id: undefined }, "id"],
    ] as const) {
      const answer = await add(changes);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code: "invalid-input", field } });
    }
    expect((await list()).inspirations).toEqual([]);
    expect((await add({ goals: ` ${"x".repeat(2_000)} ` })).status).toBe(200);
  });

  it("are refused once the person has created as many as a day has room for", async () => {
    const { id } = inspirationOf(await add());
    await move(id, "failed");
    for (let count = 1; count < inspirationsPerDay; count += 1)
      expect((await add()).status).toBe(200);
    const refused = await add();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      error: { code: "daily-limit", limit: inspirationsPerDay },
    });
    expect(refused.headers.get("retry-after")).toBe(String(8 * 3_600));
    expect(v.is(errorBody, refused.body)).toBe(true);

    expect((await add({}, bob)).status).toBe(200);
    expect(inspirationOf(await add({ id })).id).toBe(id);
    expect(inspirationOf(await move(id, "processing")).status).toBe("processing");
    now += 8 * hour;
    expect((await add()).status).toBe(200);
  });

  it("of another person look as if they were not there", async () => {
    const { id } = inspirationOf(await add());
    const unknown = randomUUID();
    const strangers = [
      [read(id, bob), read(unknown, bob)],
      [move(id, "processing", {}, bob), move(unknown, "processing", {}, bob)],
      [rename(id, "Mine now", bob), rename(unknown, "Mine now", bob)],
      [remove(id, bob), remove(unknown, bob)],
    ] as const;
    for (const [theirs, nobodys] of strangers) {
      expect((await theirs).status).toBe(404);
      expect((await theirs).body).toEqual((await nobodys).body);
    }
    expect((await add({ id }, bob)).status).toBe(404);
    expect((await list("", bob)).inspirations).toEqual([]);
    expect(inspirationOf(await read(id)).status).toBe("pending");
  });

  it("need a sign-in", async () => {
    const id = randomUUID();
    for (const [method, path, body] of [
      ["GET", "/api/inspirations", undefined],
      ["POST", "/api/inspirations", { id, length: 1, goals: "a talk" }],
      ["GET", `/api/inspirations/${id}`, undefined],
      ["PATCH", `/api/inspirations/${id}`, { status: "processing" }],
      ["PUT", `/api/inspirations/${id}/title`, { title: "A talk" }],
      ["DELETE", `/api/inspirations/${id}`, undefined],
    ] as const)
      expect((await client.call(method, path, body)).status).toBe(401);
  });

  it("are listed newest first and by pages", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 65; count += 1) ids.unshift(inspirationOf(await add()).id);
    const first = await list();
    const second = await list(`?cursor=${first.nextCursor}`);
    const third = await list(`?cursor=${second.nextCursor}`);
    const listed = [first, second, third].flatMap((page) => page.inspirations);
    expect(listed.map((one) => one.id)).toEqual(ids);
    expect(third.nextCursor).toBeNull();
    expect((await list("?cursor=nonsense")).inspirations[0]?.id).toBe(ids[0]);
  });

  it.each(["pending", "processing", "failed", "completed"] as const)(
    "are removed for good by their owner while they are %s",
    async (status) => {
      const { id } = inspirationOf(await add());
      if (status !== "pending") await documents.inspirations.update(id, ["pending"], { status });
      expect(await remove(id)).toMatchObject({ status: 200, body: {} });
      expect((await read(id)).status).toBe(404);
      expect((await list()).inspirations).toEqual([]);
      expect((await move(id, "processing")).status).toBe(404);
      expect((await add({ id })).status).toBe(404);
      expect((await remove(id)).status).toBe(200);
      expect((await remove(id, bob)).status).toBe(404);
    },
  );

  it("get another title once they are completed, trimmed and within the bounds", async () => {
    const { id } = inspirationOf(await add());
    const refused = await rename(id, "Monday");
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: { code: "conflict" } });
    await documents.inspirations.update(id, ["pending"], { status: "completed", title: "A talk" });
    expect(inspirationOf(await rename(id, "  Before Monday \n"))).toMatchObject({
      title: "Before Monday",
      status: "completed",
    });
    for (const title of ["", " \t ", "x".repeat(101), "two\nlines", 7, null]) {
      const answer = await rename(id, title);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code: "invalid-input", field: "title" } });
    }
    expect(inspirationOf(await read(id)).title).toBe("Before Monday");
    expect((await rename(id, "x".repeat(100))).status).toBe(200);
  });

  it("move as their owner may move them", async () => {
    const { id } = inspirationOf(await add());
    expect(inspirationOf(await move(id, "processing")).status).toBe("processing");
    expect(inspirationOf(await move(id, "processing")).status).toBe("processing");
    const failed = inspirationOf(await move(id, "failed", { error: "No connection." }));
    expect(failed).toMatchObject({ status: "failed", error: "No connection." });
    const again = inspirationOf(await move(id, "processing"));
    expect(again).toMatchObject({ status: "processing", error: null });
  });

  it("tell something when they failed for no reason given", async () => {
    const { id } = inspirationOf(await add());
    expect(inspirationOf(await move(id, "failed")).error).toMatch(/Nothing you wrote was lost/);
  });

  it("that are finished stay finished", async () => {
    const { id } = inspirationOf(await add());
    await documents.inspirations.update(id, ["pending"], { status: "completed", title: "A talk" });
    for (const status of ["processing", "failed"]) {
      const answer = await move(id, status);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ error: { code: "conflict", field: "status" } });
    }
    for (const status of ["completed", "pending", "other"])
      expect((await move(id, status)).status).toBe(400);
    expect(inspirationOf(await read(id))).toMatchObject({ status: "completed", title: "A talk" });
  });

  it("say which machine wrote and which spoke, once they are finished", async () => {
    const { id, madeBy } = inspirationOf(await add());
    expect(madeBy).toBeNull();
    const made = { writer: "Hearten", voice: "Rowan" };
    await documents.inspirations.update(id, ["pending"], { status: "completed", madeBy: made });
    expect(inspirationOf(await read(id)).madeBy).toEqual(made);
  });

  it("say from which goals they were made, once they are finished", async () => {
    const { id, goals, userGoals } = inspirationOf(await add());
    expect(userGoals).toBeNull();
    await documents.inspirations.update(id, ["pending"], {
      status: "completed",
      goals: ["I sing"],
    });
    expect(inspirationOf(await read(id))).toMatchObject({ goals, userGoals: ["I sing"] });
  });

  it("say when each line is spoken, once they are finished", async () => {
    const { id, timeline } = inspirationOf(await add());
    expect(timeline).toEqual([]);
    const spoken = [{ text: "Breathe in.", start: 1.5, end: 3 }];
    await documents.inspirations.update(id, ["pending"], { status: "completed", timeline: spoken });
    expect(inspirationOf(await read(id)).timeline).toEqual(spoken);
  });

  it("say whether the screens show where a person helps", async () => {
    const { id, help } = inspirationOf(await add());
    expect(help).toBe(false);
    await documents.inspirations.update(id, ["pending"], { status: "processing", help: true });
    expect(inspirationOf(await read(id)).help).toBe(true);
  });

  it("have addresses that are signed for the sign-in that asks", async () => {
    const { id } = inspirationOf(await add());
    await documents.inspirations.update(id, ["pending"], {
      status: "completed",
      audio: "a/audio.mp3",
      coverImage: "a/cover.webp",
      artwork: "a/artwork.jpg",
      thumbnail: "a/thumbnail.webp",
    });
    const { token: others } = await identity.signInWithPassword("ann@example.com", "secret");
    for (const token of [ann, others]) {
      const { audioUrl, coverImage, thumbnail, artwork } = inspirationOf(await read(id, token));
      // The memory's identity has the token for the session's id.
      expect([audioUrl, coverImage, thumbnail, artwork]).toEqual(
        ["audio.mp3", "cover.webp", "thumbnail.webp", "artwork.jpg"].map(
          (name) => `/api/media/a/${name}?${token}`,
        ),
      );
    }
  });
});
