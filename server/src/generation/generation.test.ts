import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { noHarm } from "@hearten/reading/harm.ts";
import { readingOf } from "@hearten/reading/reading.fixture.ts";
import type { Harm } from "@hearten/reading/reading.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { createMemoryQueue } from "../adapters/queue/memory.ts";
import { newProfile } from "../ports/documents/documents.fixture.ts";
import type { Documents } from "../ports/documents/documents.ts";
import { readOwned } from "../ports/documents/owned-inspiration.ts";
import { sessionOf } from "../ports/identity.fixture.ts";
import type { Log } from "../ports/log.ts";
import type { Media } from "../ports/media.ts";
import type { Queue } from "../ports/queue.ts";
import type { Voices } from "../ports/voice.ts";
import type { Commission, Line, Writer } from "../ports/writer.ts";
import { createGeneration, type Generation } from "./generation.ts";
import type { Mastering } from "./mastering/mastering.ts";
import { createStudioHost } from "./create-studio-host.ts";
import { createProduction } from "./production.ts";
import { createStudio } from "./studio/create-studio.ts";
import { createStudioVoices } from "./studio/studio-voices.ts";

const ann = toUid("ann");
const one = toInspirationId("one");
const minute = 60_000;
const never = new AbortController().signal;
const goals = ["I sing", "I sleep well"];

const line = (text: string, expendable: Line["expendable"] = 0): Line => ({
  role: "mind",
  text,
  pause: 1,
  startsParagraph: false,
  expendable,
});

describe("Generation", () => {
  let documents: Documents;
  let queue: Queue;
  let media: Media;
  let generation: Generation;
  let now: number;
  let logged: string[];
  let commissions: Commission[];
  /** Those of the writer that sends nothing elsewhere. */
  let ownCommissions: Commission[];
  let spoken: string[];
  /** What the reader hears in every text. */
  let harm: Harm;
  /** How often the reader was asked. */
  let readings: number;
  /** Whether the person keeps their words on this server. */
  let keepsWordsHere: boolean;
  /** How many lines there is time for. */
  let room: number;
  /** Words on which a part fails, once for each entry. */
  let failures: string[];
  /** Runs while the script is being written. */
  let whenWritten: () => Promise<void>;
  /** Runs when the master is finished and nothing is stored yet. */
  let whenMastered: () => Promise<void>;

  const failOn = (word: string) => {
    const index = failures.indexOf(word);
    if (index < 0) return;
    failures.splice(index, 1);
    throw new Error(`${word} failed`);
  };

  beforeEach(() => {
    now = Date.now();
    logged = [];
    commissions = [];
    ownCommissions = [];
    spoken = [];
    failures = [];
    whenWritten = async () => undefined;
    whenMastered = async () => undefined;
    documents = createMemoryDocuments(() => now);
    queue = createMemoryQueue(() => now);
    media = createMemoryMedia({ sign: (key) => key, verify: () => null });
    const lines = [line("Breathe in."), line("A side thought.", 2), line("On you go.")];
    const script = {
      title: "Before the talk",
      preference: "Calm confidence",
      lines,
      writtenBy: "Hearten",
    };
    const writer: Writer = {
      async write(commission) {
        failOn("writer");
        commissions.push(commission);
        await whenWritten();
        return script;
      },
    };
    const ownWriter: Writer = {
      async write(commission) {
        failOn("own writer");
        ownCommissions.push(commission);
        return script;
      },
    };
    const voices: Voices = {
      list: async () => [{ id: "only", name: "Only", character: null }],
      get: () => ({
        wordsPerMinute: 150,
        concurrency: 2,
        fewestWords: 0,
        isFlite: false,
        async speak(lines) {
          failOn("voice");
          spoken.push(...lines);
          return lines.map((text) => ({
            samples: new Float32Array(text.length * 100),
            sampleRate: 100,
          }));
        },
      }),
      close: async () => undefined,
    };
    const mastering: Mastering = {
      excess: (_duration, seconds) => Math.max(0, seconds.length - room),
      async master(order) {
        failOn("mastering");
        await whenMastered();
        return {
          audio: Buffer.from(order.lines.map(({ text }) => text).join("|")),
          type: "audio/mpeg",
          timeline: order.lines.map((_, index) => ({ start: index * 2, end: index * 2 + 1 })),
          measured: { samples: order.duration * 44_100, loudness: -16, truePeak: -1.5 },
        };
      },
      masterAlone: async () => Buffer.from("a line"),
      close: async () => undefined,
    };
    const painter = {
      async paint(seed: string) {
        failOn("painter");
        const picture = Buffer.from(`picture of ${seed}`);
        return { cover: picture, thumbnail: picture, artwork: picture };
      },
    };
    harm = noHarm;
    readings = 0;
    keepsWordsHere = false;
    room = 2;
    const keep = (_fields: object, message: string) => void logged.push(message);
    const log: Log = { debug: keep, info: keep, warn: keep, error: keep };
    const host = createStudioHost({
      ...documents,
      media,
      permits: {
        permitCall: async () => ({ granted: 1 }),
        settleCall: async () => undefined,
      },
      log,
    });
    const studio = createStudio({
      async loadReader() {
        failOn("loading");
        return {
          async read() {
            readings += 1;
            failOn("reader");
            return readingOf({ harm });
          },
        };
      },
      writer,
      ownWriter,
      voices: createStudioVoices(voices, null, host),
      mastering,
      painter,
      host,
    });
    const profiles = { read: async () => ({ ...newProfile, keepsWordsHere }) };
    const produce = createProduction({
      ...documents,
      profiles,
      media,
      studio,
      hasThirdParty: true,
    });
    generation = createGeneration({
      ...documents,
      queue,
      media,
      produce,
      readHarm: (written, signal) => studio.readHarm(written, signal),
      log,
      providerSeconds: 0,
      now: () => now,
    });
  });

  const add = async (name = "one", userId = ann) => {
    const id = toInspirationId(name);
    await documents.inspirations.add({ id, userId, length: 3, description: "a talk" });
    return { id, length: 3, goals, description: "a talk" };
  };
  const ask = async ({ id, ...asked }: Awaited<ReturnType<typeof add>>, by = ann) =>
    generation.request(await readOwned(documents.inspirations, sessionOf(by), id), asked);
  const attempt = (id = "one", number = 1, signal = never) =>
    generation.attempt({ id, attempt: number, signal });
  const read = (id = "one") => documents.inspirations.read(toInspirationId(id));
  /** The ids of the jobs that are waiting. */
  const jobs = async () => {
    const ids: string[] = [];
    const stopping = new AbortController();
    await queue.enqueue("the last");
    await queue.consume(
      async ({ id }) => {
        // Once this one is done too.
        if (id === "the last") setImmediate(() => stopping.abort());
        else ids.push(id);
        return { kind: "done" };
      },
      { concurrency: 1, signal: stopping.signal },
    );
    return ids;
  };
  /** Has something happen after that many readings of the inspiration, unseen by whoever reads it then. */
  const afterReading = (count: number, happen: () => Promise<unknown>) => {
    const readInspiration = documents.inspirations.read.bind(documents);
    let readings = 0;
    documents.inspirations.read = async (id) => {
      const inspiration = await readInspiration(id);
      readings += 1;
      if (readings === count) await happen();
      return inspiration;
    };
  };
  /** The one folder of media is the one that the finished inspiration names, and holds all of them. */
  const expectItsMediaAlone = async () => {
    const made = await read();
    expect(made).toMatchObject({ status: "completed" });
    for (const key of [made?.audio, made?.coverImage, made?.thumbnail, made?.artwork])
      expect(await storedBytes(key)).not.toBeNull();
    const folder = made?.audio?.replace("audio.mp3", "");
    expect(await media.listFolders("inspirations/one/")).toEqual([folder]);
  };
  const storedBytes = async (key: string | null | undefined) => {
    const body = await media.open(key ?? "none.mp3", null);
    return body === null ? null : new Response(body.stream).text();
  };

  it("makes an inspiration of the request", async () => {
    await ask(await add());
    expect(await read()).toMatchObject({ status: "processing" });
    expect(await jobs()).toEqual(["one"]);
    expect(await attempt()).toEqual({ kind: "done" });

    const made = await read();
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
    });
    expect(made?.audio).toMatch(/^inspirations\/one\/[\w-]{22}\/audio\.mp3$/);
    expect(await storedBytes(made?.audio)).toMatch(/^ID3.*Breathe in\.\|On you go\.$/su);
    expect(await storedBytes(made?.coverImage)).toBe("picture of one");
    expect(await storedBytes(made?.artwork)).toBe("picture of one");
    expect(await storedBytes(made?.thumbnail)).toBe("picture of one");
  });

  it("asks the writer for what the person said, and for nothing said before", async () => {
    await ask(await add("first"));
    await attempt("first");
    now += minute;
    await ask(await add("second"));
    await attempt("second");
    expect(commissions[1]).toEqual({
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
    const request = await add();
    const unknown = { ...request, id: toInspirationId("unknown") };
    await expect(ask(request, toUid("bob"))).rejects.toMatchObject({ code: "not-found" });
    await expect(ask(unknown)).rejects.toMatchObject({ code: "not-found" });
    await expect(ask({ ...request, length: 5 })).rejects.toMatchObject({
      code: "invalid-input",
      field: "length",
    });
    expect(await read()).toMatchObject({ status: "pending" });
    expect(await jobs()).toEqual([]);
  });

  it("makes no second one, however often and whenever it is asked", async () => {
    const request = await add();
    await Promise.all([1, 2, 3].map(() => ask(request)));
    expect(await jobs()).toEqual(["one"]);
    await attempt();
    const made = await read();
    await ask(request);
    expect(await jobs()).toEqual([]);
    expect(await attempt()).toEqual({ kind: "done" });
    expect(await read()).toEqual(made);
    expect(commissions).toHaveLength(1);
    expect(logged).toEqual(["inspiration made", "nothing left to make"]);
  });

  it("has our own writer alone write for whoever keeps their words here", async () => {
    keepsWordsHere = true;
    await ask(await add());
    await attempt();
    expect([commissions, ownCommissions]).toEqual([[], [expect.anything()]]);
  });

  it("has our own writer write when the writer fails", async () => {
    await ask(await add());
    failures.push("writer");
    expect(await attempt()).toEqual({ kind: "done" });
    expect(ownCommissions).toHaveLength(1);
    expect(await read()).toMatchObject({ status: "completed" });
  });

  it("tries again after a failure of every writer", async () => {
    await ask(await add());
    failures.push("writer", "own writer");
    expect(await attempt()).toEqual({ kind: "retry", delaySeconds: 2 });
    expect(await attempt("one", 2)).toEqual({ kind: "done" });
  });

  it.each(["voice", "mastering", "painter"])(
    "tries again after a failure of the %s, with the script that is there",
    async (part) => {
      await ask(await add());
      failures.push(part);
      expect(await attempt()).toEqual({ kind: "retry", delaySeconds: 2 });
      expect(await read()).toMatchObject({ status: "processing", error: null });
      expect(await attempt("one", 2)).toEqual({ kind: "done" });
      expect(await read()).toMatchObject({ status: "completed" });
      expect(commissions).toHaveLength(1);
    },
  );

  it("gives up after four attempts, says so to the person, and keeps no file", async () => {
    const request = await add();
    await ask(request);
    failures.push("mastering", "mastering", "mastering", "mastering");
    await media.put("inspirations/one/old/audio.mp3", Buffer.from("half"), "audio/mpeg");
    const delays = [];
    for (const number of [1, 2, 3, 4]) delays.push(await attempt("one", number));
    expect(delays).toEqual([
      { kind: "retry", delaySeconds: 2 },
      { kind: "retry", delaySeconds: 4 },
      { kind: "retry", delaySeconds: 8 },
      { kind: "done" },
    ]);
    expect(await read()).toMatchObject({
      status: "failed",
      error: "Something went wrong while creating your inspiration. Nothing you wrote was lost.",
      audio: null,
    });
    expect(await media.stat("inspirations/one/old/audio.mp3")).toBeNull();

    await jobs();
    await ask(request);
    expect(await read()).toMatchObject({ status: "processing", error: null });
    expect(await jobs()).toEqual(["one"]);
    await attempt();
    expect(await read()).toMatchObject({ status: "completed" });
    expect(commissions).toHaveLength(2);
  });

  it("gives up a job that takes the process down with it again and again", async () => {
    await ask(await add());
    expect(await attempt("one", 30)).toEqual({ kind: "done" });
    expect(await read()).toMatchObject({ status: "completed" });
    await ask(await add("two"));
    expect(await attempt("two", 31)).toEqual({ kind: "done" });
    expect(await read("two")).toMatchObject({ status: "failed" });
  });

  it("leaves no file of an attempt that was broken off", async () => {
    await ask(await add());
    await media.put("inspirations/one/broken/audio.mp3", Buffer.from("half"), "audio/mpeg");
    await attempt();
    expect(await media.stat("inspirations/one/broken/audio.mp3")).toBeNull();
    expect(await read()).toMatchObject({ status: "completed" });
  });

  it("leaves no file of its own when its files can't all be stored, or the job is another's", async () => {
    await ask(await add());
    const store = media.put.bind(media);
    const losing = new AbortController();
    for (const end of [() => failOn("storage"), () => losing.abort()]) {
      failures.push("storage");
      media.put = async (key, bytes, type) => {
        await store(key, bytes, type);
        if (key.endsWith("artwork.jpg")) end();
      };
      expect(await attempt("one", 1, losing.signal)).toMatchObject({ kind: "retry" });
      expect(await media.listFolders("inspirations/one/")).toEqual([]);
    }
    expect(await read()).toMatchObject({ status: "processing" });
  });

  it("keeps its files when whether it is finished was not answered, and clears up the next time", async () => {
    await ask(await add());
    const update = documents.inspirations.update.bind(documents);
    documents.inspirations.update = async (...given) => {
      documents.inspirations.update = update;
      await update(...given);
      throw new Error("the answer was lost");
    };
    await media.put("inspirations/one/broken/audio.mp3", Buffer.from("half"), "audio/mpeg");
    expect(await attempt()).toMatchObject({ kind: "retry" });
    expect(await attempt("one", 2)).toEqual({ kind: "done" });
    await expectItsMediaAlone();
    expect(commissions).toHaveLength(1);
  });

  it("takes nothing from who finished it while another was held up before storing", async () => {
    await ask(await add());
    afterReading(2, () => attempt("one", 2));
    expect(await attempt()).toEqual({ kind: "done" });
    await expectItsMediaAlone();
  });

  it("takes nothing from who finishes it while another gives it up", async () => {
    await ask(await add());
    failures.push("mastering");
    afterReading(2, () => attempt("one", 5));
    expect(await attempt("one", 4)).toEqual({ kind: "done" });
    await expectItsMediaAlone();
  });

  it.each([1, 2])(
    "takes nothing from who makes it anew while another clears up what was given up (%i)",
    async (reading) => {
      const request = await add();
      await ask(request);
      await documents.inspirations.update(one, ["processing"], { status: "failed", error: "x" });
      await media.put("inspirations/one/broken/audio.mp3", Buffer.from("half"), "audio/mpeg");
      afterReading(reading, async () => {
        await ask(request);
        await attempt("one", 2);
      });
      expect(await attempt()).toEqual({ kind: "done" });
      await expectItsMediaAlone();
    },
  );

  it("stores nothing and counts nothing once the job is another's", async () => {
    await ask(await add());
    const losing = new AbortController();
    whenMastered = async () => losing.abort();
    expect(await attempt("one", 4, losing.signal)).toMatchObject({ kind: "retry" });
    expect(await read()).toMatchObject({ status: "processing", audio: null });
  });

  it("writes nothing for an inspiration that was deleted meanwhile", async () => {
    await ask(await add());
    const put: string[] = [];
    media.put = async (key) => void put.push(key);
    whenMastered = async () => void (await documents.inspirations.deleteAll(ann));
    expect(await attempt()).toEqual({ kind: "done" });
    expect(put).toEqual([]);
    expect(await documents.generations.read(one)).toBeNull();
  });

  it("keeps no script for an inspiration that was deleted while it was written", async () => {
    await ask(await add());
    whenWritten = async () => void (await documents.inspirations.deleteAll(ann));
    expect(await attempt()).toEqual({ kind: "done" });
    expect(await documents.generations.read(one)).toBeNull();
    expect(await read()).toBeNull();
  });

  it("leaves no file for an inspiration that is deleted while its files are stored", async () => {
    for (const deletedAt of [1, 2, 3]) {
      await ask(await add());
      const put: string[] = [];
      const store = media.put.bind(media);
      media.put = async (key, bytes, type) => {
        put.push(key);
        if (put.length === deletedAt) {
          await documents.inspirations.deleteAll(ann);
          await media.deleteAll("inspirations/one/");
        }
        await store(key, bytes, type);
      };
      expect(await attempt()).toEqual({ kind: "done" });
      expect(put).toHaveLength(4);
      for (const key of put) expect(await media.stat(key)).toBeNull();
      media.put = store;
    }
  });

  it("does nothing for an inspiration that its owner gave up", async () => {
    await ask(await add());
    await documents.inspirations.update(one, ["processing"], { status: "failed", error: "x" });
    expect(await attempt()).toEqual({ kind: "done" });
    expect(await read()).toMatchObject({ status: "failed", error: "x" });
    expect(spoken).toEqual([]);
  });

  it("makes what was asked for, when it is asked for differently before it is made", async () => {
    const request = await add();
    await ask(request);
    await ask({ ...request, goals: ["I dance"] });
    await attempt();
    expect(commissions).toMatchObject([{ goals: ["I dance"] }]);
  });

  it("finds what waits without a job, and leaves alone what has one", async () => {
    await ask(await add("lost"));
    await jobs();
    await ask(await add("working"));
    const pending = await add("asked");
    await documents.generations.write(toInspirationId("asked"), {
      userId: ann,
      goals: pending.goals,
      description: pending.description,
      script: null,
    });
    now += minute;
    await generation.sweep(never);
    expect(await read("asked")).toMatchObject({ status: "processing" });
    expect((await jobs()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "asked",
      "lost",
      "working",
    ]);
  });

  it("stops sweeping between two inspirations when it is told to", async () => {
    for (const id of ["one", "two"]) await ask(await add(id));
    await jobs();
    const stopping = new AbortController();
    const enqueue = queue.enqueue.bind(queue);
    queue.enqueue = async (id) => {
      queue.enqueue = enqueue;
      stopping.abort();
      await enqueue(id);
    };
    now += minute;
    await generation.sweep(stopping.signal);
    expect(await jobs()).toEqual(["one"]);
  });

  it("fails after ten minutes what nobody ever asked for", async () => {
    await add("pending");
    await add("processing");
    await documents.inspirations.update(toInspirationId("processing"), ["pending"], {
      status: "processing",
    });
    now += 9 * minute;
    await generation.sweep(never);
    expect(await read("pending")).toMatchObject({ status: "pending" });
    now += 2 * minute;
    await generation.sweep(never);
    for (const id of ["pending", "processing"])
      expect(await read(id)).toMatchObject({
        status: "failed",
        error: expect.stringContaining("Nothing you wrote was lost."),
      });
    expect(await jobs()).toEqual([]);
  });

  it("forgets what was used of daily limits some days ago, and looks once an hour", async () => {
    now = Date.UTC(2026, 10, 23, 12);
    const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-23"];
    const use = async () => {
      for (const day of days) await documents.usage.reserve("spending", day, 1, 9);
    };
    const left = () => Promise.all(days.map((day) => documents.usage.read("spending", day)));
    await use();
    await generation.sweep(never);
    expect(await left()).toEqual([0, 0, 1, 1]);
    await use();
    now += 59 * minute;
    await generation.sweep(never);
    expect(await left()).toEqual([1, 1, 2, 2]);
    now += minute;
    await generation.sweep(never);
    expect(await left()).toEqual([0, 0, 2, 2]);
  });

  it("tries again with the next sweep to forget what it could not", async () => {
    now = Date.UTC(2026, 10, 23, 12);
    await documents.usage.reserve("spending", "2026-11-18", 1, 9);
    const { usage } = documents;
    vi.spyOn(usage, "deleteBefore").mockRejectedValueOnce(new Error("away"));
    await expect(generation.sweep(never)).rejects.toThrow("away");
    expect(await usage.read("spending", "2026-11-18")).toBe(1);
    now += minute;
    await generation.sweep(never);
    expect(await usage.read("spending", "2026-11-18")).toBe(0);
  });

  it("shows where a person helps from the moment of asking, and asks no writer about harm", async () => {
    harm = { level: "certain", kind: "suicide" };
    room = 100;
    await ask(await add());
    expect(await read()).toMatchObject({ status: "processing", help: true });
    await attempt();
    expect(await read()).toMatchObject({ status: "completed", help: true });
    expect((await read())?.scriptText).toContain("findahelpline.com");
    expect(commissions).toEqual([]);
  });

  it("asks our own writer alone where it is unsure of harm, and names somebody to turn to", async () => {
    harm = { level: "unsure", kind: "violence" };
    room = 100;
    await ask(await add());
    await attempt();
    expect(await read()).toMatchObject({ status: "completed", help: true });
    expect((await read())?.scriptText).toContain("findahelpline.com");
    expect(commissions).toEqual([]);
    expect(ownCommissions).toHaveLength(1);
  });

  it("shows no help for innocent words, which are read once", async () => {
    await ask(await add());
    await attempt();
    expect(readings).toBe(1);
    expect(await read()).toMatchObject({ status: "completed", help: false });
    expect(commissions).toHaveLength(1);
  });

  it("takes the call when the words can't be read at once, and reads them when it makes it", async () => {
    harm = { level: "certain", kind: "suicide" };
    room = 100;
    failures.push("reader");
    await ask(await add());
    expect(await read()).toMatchObject({ status: "processing", help: false });
    expect(logged).toContain("could not be read for harm when it was asked for");
    await attempt();
    expect(await read()).toMatchObject({ status: "completed", help: true });
  });

  it("loads the reader again when it could not be loaded", async () => {
    failures.push("loading");
    await ask(await add());
    await attempt();
    expect(await read()).toMatchObject({ status: "completed" });
  });

  it("waits with giving up until the store is back", async () => {
    await ask(await add());
    failures.push("voice");
    const update = documents.inspirations.update.bind(documents);
    documents.inspirations.update = () => Promise.reject(new Error("the store is away"));
    expect(await attempt("one", 4)).toEqual({ kind: "retry", delaySeconds: 60 });
    documents.inspirations.update = update;
    expect(await attempt("one", 5)).toEqual({ kind: "done" });
    expect(await read()).toMatchObject({ status: "completed" });
  });
});
