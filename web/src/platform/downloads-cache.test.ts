import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { describe, expect, it } from "vitest";
import { createFakeCaches } from "./device.fakes.ts";
import {
  type CacheDownloadsDependencies,
  createCacheDownloads,
  type Download,
} from "./downloads-cache.ts";
import { DownloadError } from "./downloads.ts";
import { createFetchWhole } from "./fetch-whole.ts";

const inspirationOf = (id: string): Inspiration => ({
  id,
  userId: "maya",
  length: 1,
  music: "full",
  description: "A talk",
  goals: null,
  createdAt: "2026-11-21T08:00:00.000Z",
  status: "completed",
  error: null,
  help: false,
  title: "Steady",
  preference: null,
  scriptText: null,
  timeline: [],
  thumbnail: `/api/media/${id}/thumbnail.webp?signature=1`,
  coverImage: `/api/media/${id}/cover.webp?signature=1`,
  artwork: null,
  audioUrl: `/api/media/${id}/audio.mp3?signature=1`,
  duration: 60,
  madeBy: null,
  making: null,
});
/** The inspiration with new signed URLs. */
const freshOf = (id: string): Inspiration => ({
  ...inspirationOf(id),
  thumbnail: null,
  coverImage: `/api/media/${id}/cover.webp?signature=2`,
  audioUrl: `/api/media/${id}/audio.mp3?signature=2`,
});
const [one, two] = [inspirationOf("one"), inspirationOf("two")];
/** Only strings are requested. */
const textOf = (address: RequestInfo | URL) => (typeof address === "string" ? address : "");
const settle = () => new Promise((resolve) => setImmediate(resolve));

interface Changes extends Partial<CacheDownloadsDependencies> {
  readonly fetch?: typeof fetch;
}

/** An answer whose body never ends. As in a browser, it fails when its request is aborted. */
function stalling(signal: AbortSignal | null | undefined): Response {
  return new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode("sou"));
        signal?.addEventListener("abort", () => body.error(signal.reason));
      },
    }),
  );
}

function setUp({ fetch, ...changes }: Changes = {}) {
  const caches = createFakeCaches();
  const asked: string[] = [];
  /** The callbacks of the idle timers. */
  const silences = new Set<() => void>();
  const state = { written: [] as readonly Download[], isOurs: true, now: 1 };
  const downloads = createCacheDownloads({
    caches,
    isOurs: () => state.isOurs,
    read: () => state.written,
    write: (all) => void (state.written = all),
    fetchWhole: createFetchWhole(
      async (address, init) => {
        asked.push(textOf(address));
        return fetch?.(address, init) ?? new Response("sound");
      },
      (_milliseconds, callback) => {
        silences.add(callback);
        return () => void silences.delete(callback);
      },
    ),
    readInspiration: async (id) => freshOf(id),
    isAnswered: () => true,
    canArrive: () => false,
    nameBlob: (blob) => `blob:${blob.size}`,
    dropBlob: () => {},
    persist: async () => true,
    now: () => state.now++,
    ...changes,
  });
  downloads.open("maya");
  return { downloads, caches, asked, silences, state };
}

describe("What is kept on the device", () => {
  it("is fetched whole with its pictures and played from there", async () => {
    const { downloads, caches } = setUp();
    expect(downloads.findAudio(one).address).toBe(one.audioUrl);
    await downloads.keep(one);
    expect([...downloads.kept.get()]).toEqual(["one"]);
    expect(caches.paths()).toEqual([
      "kept-maya/kept/one/audioUrl",
      "kept-maya/kept/one/coverImage",
      "kept-maya/kept/one/thumbnail",
    ]);
    expect(downloads.findAudio(one)).toEqual({ address: "/kept/one/audioUrl", isHere: true });
    expect(downloads.read("one")).toMatchObject({
      audioUrl: one.audioUrl,
      coverImage: "/kept/one/coverImage",
      artwork: null,
    });
  });

  it("is fetched once, however often it is asked for", async () => {
    const { downloads, asked } = setUp();
    downloads.remember(one);
    await Promise.all([downloads.keep(one), downloads.keep(one)]);
    await downloads.keep(one);
    expect(asked.filter((address) => address.includes("audio"))).toHaveLength(1);
  });

  it("has one address for the player and the device while it is not here, where the worker answers for that", async () => {
    const { downloads, asked } = setUp({ canArrive: () => true });
    const { address, isHere } = downloads.findAudio(one);
    expect([address, isHere]).toEqual([`/kept/one/audioUrl?${one.audioUrl}`, false]);
    await downloads.keep(one);
    expect(asked).toEqual([address, one.coverImage, one.thumbnail]);
    expect(downloads.findAudio({ ...two, audioUrl: null }).address).toBeNull();
  });

  it("has addresses of its own where no worker answers", async () => {
    const { downloads } = setUp({ isAnswered: () => false });
    await downloads.keep(one);
    expect(downloads.findAudio(one).address).toBe("blob:5");
  });

  it("goes when it is released", async () => {
    const { downloads, caches } = setUp();
    await downloads.keep(one);
    await downloads.release("one");
    await downloads.release("two");
    expect(caches.paths()).toEqual([]);
    expect([...downloads.kept.get(), ...downloads.available.get()]).toEqual([]);
    expect(downloads.findAudio(one).address).toBe(one.audioUrl);
  });

  it("is brought by fresh addresses once its own have expired", async () => {
    const { downloads, state, caches } = setUp({
      fetch: async (address) =>
        new Response("sound", { status: textOf(address).endsWith("signature=2") ? 200 : 403 }),
    });
    await downloads.keep(one);
    expect(state.written).toMatchObject([{ inspiration: freshOf("one"), isKept: true }]);
    expect(caches.paths()).toEqual([
      "kept-maya/kept/one/audioUrl",
      "kept-maya/kept/one/coverImage",
    ]);
    downloads.remember(two);
    await settle();
    await settle();
    expect([...downloads.available.get()]).toEqual(["one", "two"]);
  });

  it("can't be had by addresses that have expired while it can't be read anew", async () => {
    const { downloads } = setUp({
      fetch: async () => new Response("", { status: 403 }),
      readInspiration: () => Promise.reject(new Error("no answer")),
    });
    await expect(downloads.keep(one)).rejects.toMatchObject({ reason: "out-of-reach" });
  });

  it.each([
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["addresses that are refused", () => Promise.resolve(new Response("", { status: 404 }))],
    ["a part of it", () => Promise.resolve(new Response("so", { status: 206 }))],
  ])("can't be had by %s", async (_what, fetch) => {
    const { downloads } = setUp({ fetch });
    const refused = await downloads.keep(one).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DownloadError);
    expect(refused).toMatchObject({ reason: "out-of-reach" });
    expect([...downloads.kept.get(), ...downloads.available.get()]).toEqual([]);
  });

  it("is given up when its bytes stop coming, and the next try begins anew", async () => {
    let isStalling = true;
    const { downloads, silences } = setUp({
      fetch: async (_address, init) =>
        isStalling ? stalling(init?.signal) : new Response("sound"),
    });
    const keeping = downloads.keep(one).catch((error: unknown) => error);
    // First with the inspiration's own URLs, then with new ones.
    for (let times = 0; times < 2; times += 1) {
      await settle();
      for (const giveUp of silences) giveUp();
    }
    expect(await keeping).toMatchObject({ reason: "out-of-reach" });
    isStalling = false;
    await downloads.keep(one);
    expect([...downloads.kept.get()]).toEqual(["one"]);
  });

  it("is aborted when its person has left, but not when another window has changed the list", async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const { downloads, asked } = setUp({
      fetch: async (_address, init) => {
        signals.push(init?.signal);
        return stalling(init?.signal);
      },
    });
    const keeping = downloads.keep(one).catch((error: unknown) => error);
    await settle();
    downloads.open("maya");
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false]);
    downloads.open(null);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
    expect(await keeping).toMatchObject({ reason: "refused" });
    expect(asked).toHaveLength(3);
  });

  it("can be broken off before its person leaves, and begins again if they stay", async () => {
    let isStalling = true;
    const { downloads } = setUp({
      fetch: async (_address, init) =>
        isStalling ? stalling(init?.signal) : new Response("sound"),
    });
    const keeping = downloads.keep(one).catch((error: unknown) => error);
    await settle();
    downloads.breakOff();
    expect(await keeping).toMatchObject({ reason: "refused" });
    isStalling = false;
    await downloads.keep(one);
    expect([...downloads.kept.get()]).toEqual(["one"]);
  });

  it("is removed completely where there is no room", async () => {
    const { downloads, caches } = setUp();
    caches.fillUp();
    await expect(downloads.keep(one)).rejects.toMatchObject({ reason: "no-room" });
    expect(caches.paths()).toEqual([]);
    expect([...downloads.available.get()]).toEqual([]);
  });

  it("is nothing where the device has no room to remember it", async () => {
    const { downloads, caches } = setUp({ write: () => {} });
    await expect(downloads.keep(one)).rejects.toMatchObject({ reason: "no-room" });
    expect(caches.paths()).toEqual([]);
    expect([...downloads.available.get()]).toEqual([]);
  });

  it("is refused where the device remembers nobody, and not for want of room", async () => {
    const { downloads, asked } = setUp({ isOurs: () => false });
    await expect(downloads.keep(one)).rejects.toMatchObject({ reason: "refused" });
    expect(asked).toEqual([]);
  });

  it("is not said to be kept when another window has let it go meanwhile", async () => {
    const { downloads, state } = setUp();
    downloads.remember(one);
    await settle();
    state.written = [];
    await expect(downloads.keep(one)).rejects.toMatchObject({ reason: "refused" });
    expect([...downloads.kept.get()]).toEqual([]);
  });

  it("counts as gone once it could not be read, and is brought anew", async () => {
    const { downloads, caches, asked } = setUp();
    await downloads.keep(one);
    await downloads.keep(two);
    await (await caches.open("kept-maya")).delete("https://device.invalid/kept/one/audioUrl");
    downloads.recheck();
    await settle();
    expect([...downloads.kept.get()]).toEqual(["two"]);
    expect(downloads.findAudio(one).address).toBe(one.audioUrl);
    asked.length = 0;
    await downloads.keep(one);
    expect(asked).toContain(one.audioUrl);
  });

  it("is known again when the page is opened anew, unless the browser has made room", async () => {
    const { downloads, caches } = setUp();
    await downloads.keep(one);
    await downloads.keep(two);
    downloads.open(null);
    expect([...downloads.available.get()]).toEqual([]);
    await (await caches.open("kept-maya")).delete("/kept/two/audioUrl");
    downloads.open("maya");
    expect([...downloads.kept.get()]).toEqual(["one", "two"]);
    await settle();
    expect([...downloads.kept.get()]).toEqual(["one"]);
  });

  it("leaves no trace of somebody who has left meanwhile", async () => {
    const sound = Promise.withResolvers<Response>();
    const { downloads, caches, state } = setUp({ fetch: () => sound.promise });
    const keeping = downloads.keep(one);
    state.isOurs = false;
    downloads.open(null);
    sound.resolve(new Response("sound"));
    await expect(keeping).rejects.toMatchObject({ reason: "refused" });
    expect(await caches.keys()).toEqual([]);
    expect(state.written).toEqual([]);
  });
});

const large = { size: 90_000_000, type: "audio/mpeg" } as Blob; // only the used part

/** Caches that store no bytes, for blobs with a large fake size. */
function createCachesOfNothing(): CacheStorage {
  const caches = createFakeCaches();
  const open = async (name: string) =>
    Object.assign(await caches.open(name), { put: async () => {} });
  return { ...caches, open };
}

describe("What two windows bring", () => {
  it("is all there", async () => {
    const { downloads, state, caches } = setUp();
    const other = setUp({
      caches,
      read: () => state.written,
      write: (all) => void (state.written = all),
    });
    await downloads.keep(one);
    await other.downloads.keep(two);
    await downloads.keep(inspirationOf("three"));
    expect([...downloads.kept.get()]).toEqual(["one", "two", "three"]);
  });
});

describe("What was listened to", () => {
  it("makes room for the newest by those of longest ago, and never by what is kept", async () => {
    const { downloads } = setUp({
      caches: createCachesOfNothing(),
      fetchWhole: async (address) => (address.includes("audio") ? large : null),
    });
    await downloads.keep(one);
    for (const id of ["two", "three", "four", "five"]) {
      downloads.remember(inspirationOf(id));
      await settle();
      await settle();
    }
    expect([...downloads.kept.get()]).toEqual(["one"]);
    expect([...downloads.available.get()]).toEqual(["one", "four", "five"]);
  });
});
