import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import type { Music } from "@hearten/contract/music.ts";
import { noHarm } from "@hearten/reading/harm.ts";
import { readingOf } from "@hearten/reading/reading.fixture.ts";
import { expect } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemorySpace } from "../adapters/free-space/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { createMemoryMetrics } from "../adapters/metrics/memory.ts";
import { createMemoryQueue } from "../adapters/queue/memory.ts";
import { newProfile } from "../ports/documents/documents.fixture.ts";
import { readOwned } from "../ports/documents/owned-inspiration.ts";
import { sessionOf } from "../ports/identity.fixture.ts";
import type { Log } from "../ports/log.ts";
import { jobOf } from "../ports/queue.fixture.ts";
import type { Voices } from "../ports/voice.ts";
import type { Commission, Line, Writer } from "../ports/writer.ts";
import { createGeneration } from "./generation.ts";
import type { Mastering } from "./mastering/mastering.ts";
import { createStudioHost } from "./create-studio-host.ts";
import { createProgress } from "./progress.ts";
import { timeSteps } from "./time-steps.ts";
import { createProduction } from "./production.ts";
import { createStudio } from "./studio/create-studio.ts";
import { createStudioVoices } from "./studio/studio-voices.ts";

export const ann = toUid("ann");
export const one = toInspirationId("one");
/** Milliseconds. */
export const minute = 60_000;
export const never = new AbortController().signal;
export const goals = ["I sing", "I sleep well"];
/** Those of the profile, since the person has changed them. */
export const changedGoals = ["I bake", "", ""];

const line = (text: string, expendable: Line["expendable"] = 0): Line => ({
  role: "mind",
  text,
  pause: 1,
  startsParagraph: false,
  expendable,
});

/**
 * Generation over stores in memory and a studio whose parts answer at once. What a test may set or look at are fields of
 * what is returned.
 */
export function createGenerationWorld() {
  const state = {
    /** Milliseconds since 1970. */
    now: Date.now(),
    logged: [] as string[],
    commissions: [] as Commission[],
    /** Those of the writer that sends nothing elsewhere. */
    ownCommissions: [] as Commission[],
    spoken: [] as string[],
    /** What the reader hears in every text. */
    harm: noHarm,
    /** How often the reader was asked. */
    readings: 0,
    /** How often the reader was to give its memory back. */
    releases: 0,
    /** Whether the person keeps their words on this server. */
    keepsWordsHere: false,
    /** How many lines there is time for. */
    room: 2,
    /** Words on which a part fails, once for each entry. */
    failures: [] as string[],
    /** What was mastered with, in order. */
    mastered: [] as Music[],
    /** Runs while the script is being written. */
    whenWritten: async () => {},
    /** Runs when the master is finished and nothing is stored yet. */
    whenMastered: async () => {},
  };

  const failOn = (word: string) => {
    const index = state.failures.indexOf(word);
    if (index < 0) return;
    state.failures.splice(index, 1);
    throw new Error(`${word} failed`);
  };

  const documents = createMemoryDocuments(() => state.now);
  const queue = createMemoryQueue(() => state.now);
  const media = createMemoryMedia();
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
      state.commissions.push(commission);
      await state.whenWritten();
      return script;
    },
  };
  const ownWriter: Writer = {
    async write(commission) {
      failOn("own writer");
      state.ownCommissions.push(commission);
      return script;
    },
  };
  const offered = [{ id: "only", name: "Only", character: null }];
  const voices: Voices = {
    known: offered,
    list: async () => offered,
    get: () => ({
      wordsPerMinute: 150,
      concurrency: 2,
      fewestWords: 0,
      isFlite: false,
      countCharacters: () => 0,
      async speak(lines) {
        failOn("voice");
        state.spoken.push(...lines);
        return lines.map((text) => ({
          samples: new Float32Array(text.length * 100),
          sampleRate: 100,
        }));
      },
    }),
    close: async () => undefined,
  };
  const mastering: Mastering = {
    excess: (_duration, seconds) => Math.max(0, seconds.length - state.room),
    async master(order) {
      failOn("mastering");
      state.mastered.push(order.music);
      await state.whenMastered();
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
  const keep = (_fields: object, message: string) => void state.logged.push(message);
  const log: Log = { debug: keep, info: keep, warn: keep, error: keep };
  const metrics = createMemoryMetrics();
  const freeSpace = createMemorySpace();
  const progress = timeSteps(createProgress(documents.inspirations, log), metrics, () => state.now);
  const host = createStudioHost({
    ...documents,
    media,
    progress,
    permits: {
      permitCall: async () => ({ granted: 1 }),
      settleCall: async () => undefined,
    },
    log,
  });
  const studio = createStudio({
    reader: {
      async read() {
        state.readings += 1;
        failOn("reader");
        return readingOf({ harm: state.harm });
      },
      release() {
        state.releases += 1;
      },
    },
    writer,
    ownWriter,
    voices: createStudioVoices(voices, null, host),
    mastering,
    painter,
    host,
  });
  const profiles = {
    read: async () => ({
      ...newProfile,
      goals: changedGoals,
      keepsWordsHere: state.keepsWordsHere,
    }),
  };
  const produce = createProduction({
    ...documents,
    profiles,
    media,
    studio,
    progress,
    hasThirdParty: true,
    log,
    now: () => state.now,
  });
  const generation = createGeneration({
    ...documents,
    profiles,
    queue,
    media,
    produce,
    readHarm: (written, signal) => studio.readHarm(written, signal),
    log,
    freeSpace,
    metrics,
    providerSeconds: 0,
    now: () => state.now,
  });

  const add = async (name = "one", userId = ann, added: { music?: Music } = {}) => {
    const id = toInspirationId(name);
    await documents.inspirations.add({ id, userId, length: 3, description: "a talk", ...added });
    return { id, length: 3, goals, description: "a talk", music: null as Music | null };
  };
  const ask = async ({ id, ...asked }: Awaited<ReturnType<typeof add>>, by = ann) =>
    generation.request(await readOwned(documents.inspirations, sessionOf(by), id), asked);
  const attempt = (id = "one", number = 1, signal = never) =>
    generation.attempt({ id: toInspirationId(id), attempt: number, deliveries: number, signal });
  const read = (id = "one") => documents.inspirations.read(toInspirationId(id));
  /** The ids of the jobs that are waiting. */
  const jobs = async () => {
    const ids: string[] = [];
    const stopping = new AbortController();
    await queue.enqueue(jobOf("the last", "nobody"));
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
    let seen = 0;
    documents.inspirations.read = async (id) => {
      const inspiration = await readInspiration(id);
      seen += 1;
      if (seen === count) await happen();
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

  return Object.assign(state, {
    documents,
    queue,
    media,
    metrics,
    freeSpace,
    generation,
    failOn,
    add,
    ask,
    attempt,
    read,
    jobs,
    afterReading,
    expectItsMediaAlone,
    storedBytes,
  });
}
