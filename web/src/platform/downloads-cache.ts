import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { createVariable } from "../api/observable.ts";
import { keptPrefix } from "./device.ts";
import { DownloadError, type Downloads } from "./downloads.ts";
import type { FetchWhole } from "./fetch-whole.ts";

/** Bytes of what was listened to and is not kept. */
const maxBytes = 200_000_000;
/**
 * Where the service worker answers for what is here; the id and the part follow. For what is not here yet, the
 * query is its address.
 */
const keptPath = "/kept/";
/** What is brought here of an inspiration; only without the audio it would be of no use. */
const parts = ["audioUrl", "coverImage", "thumbnail", "artwork"] as const;
type Part = (typeof parts)[number];

/** An inspiration that is here. */
export interface Download {
  readonly inspiration: Inspiration;
  readonly parts: readonly Part[];
  readonly bytes: number;
  readonly isKept: boolean;
  /** Milliseconds since the epoch. */
  readonly usedAt: number;
}

export interface CacheDownloadsDependencies {
  readonly caches: CacheStorage;
  /** Whose device it is. Only then something is brought here. */
  readonly isOurs: () => boolean;
  /** What was here when it was last written. */
  readonly read: () => readonly Download[];
  readonly write: (downloads: readonly Download[]) => void;
  readonly fetchWhole: FetchWhole;
  /** The inspiration with fresh addresses. */
  readonly readInspiration: (id: string) => Promise<Inspiration>;
  /** Whether the service worker answers for what is here; without it each part gets a `blob:` address. */
  readonly isAnswered: () => boolean;
  /** Whether it answers for audio that is not here yet, too, by the one request that brings it here. */
  readonly canArrive: () => boolean;
  readonly nameBlob: (blob: Blob) => string;
  readonly dropBlob: (address: string) => void;
  /** Asks the browser not to make room at the cost of what is kept. */
  readonly persist: () => Promise<unknown>;
  readonly now: () => number;
}

export interface CacheDownloads extends Downloads {
  /** From now on they are this person's, nobody's for null. */
  open(person: string | null): void;
}

/** Downloads in the browser's Cache Storage. */
export function createCacheDownloads(dependencies: CacheDownloadsDependencies): CacheDownloads {
  const { caches, isOurs, read, write, fetchWhole, readInspiration } = dependencies;
  const { isAnswered, canArrive, nameBlob, dropBlob, persist, now } = dependencies;
  let person: string | null = null;
  let downloads: ReadonlyMap<string, Download> = new Map();
  const kept = createVariable<ReadonlySet<string>>(new Set());
  const available = createVariable<ReadonlySet<string>>(new Set());
  const underWay = new Map<string, Promise<void>>();
  /** Ends what is under way for whoever leaves. */
  let leaving = new AbortController();
  /** By path. */
  const blobs = new Map<string, string>();

  function set(next: readonly Download[]): void {
    downloads = new Map(next.map((download) => [idOf(download), download]));
    available.set(new Set(downloads.keys()));
    kept.set(new Set(next.filter(({ isKept }) => isKept).map(idOf)));
  }

  /** Another window may have changed them, and the device may have had no room to remember this. */
  function change(to: (before: readonly Download[]) => readonly Download[]): void {
    write(to(read()));
    set(read());
  }

  function update(id: string, changes: Partial<Download>): void {
    change((before) =>
      before.map((one) => (one.inspiration.id === id ? { ...one, ...changes } : one)),
    );
  }

  /** The browser may have made room meanwhile; and without a worker the rest needs addresses. */
  async function checkCache(ours: string): Promise<void> {
    try {
      if (downloads.size === 0) return;
      const cache = await caches.open(keptPrefix + ours);
      const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      const isGone = ({ inspiration }: Download) => !there.has(pathOf(inspiration.id, "audioUrl"));
      const gone = new Set([...downloads.values()].filter(isGone).map(idOf));
      if (person !== ours) return;
      if (gone.size > 0) change((before) => before.filter((one) => !gone.has(idOf(one))));
      for (const download of downloads.values()) await nameBlobs(cache, download);
    } catch {
      // Refused by a setting of the browser: then nothing is brought here either.
    }
  }

  async function nameBlobs(cache: Cache, download: Download): Promise<void> {
    if (isAnswered()) return;
    for (const part of download.parts) {
      const path = pathOf(download.inspiration.id, part);
      const blob = await (await cache.match(keyOf(path)))?.blob();
      if (blob !== undefined && !blobs.has(path)) blobs.set(path, nameBlob(blob));
    }
  }

  function addressOf(id: string, part: Part): string | null {
    if (downloads.get(id)?.parts.includes(part) !== true) return null;
    const path = pathOf(id, part);
    return isAnswered() ? path : (blobs.get(path) ?? null);
  }

  /** The address of audio that is not here: the same for the player and for the device, so that it comes once. */
  function arrivalOf({ id, audioUrl }: Inspiration): string | null {
    return audioUrl !== null && canArrive() ? `${pathOf(id, "audioUrl")}?${audioUrl}` : audioUrl;
  }

  /** Once at a time for each. */
  function bring(inspiration: Inspiration): Promise<void> {
    const { id } = inspiration;
    const before = underWay.get(id);
    if (before !== undefined) return before;
    const bringing = downloads.has(id) ? Promise.resolve() : fetchParts(inspiration);
    underWay.set(id, bringing);
    return bringing.finally(() => {
      if (underWay.get(id) === bringing) underWay.delete(id);
    });
  }

  async function fetchParts(known: Inspiration): Promise<void> {
    const { id } = known;
    const ours = person;
    const isStillOurs = () => person === ours && isOurs();
    if (ours === null || !isOurs()) throw new DownloadError("refused");
    const { signal } = leaving;
    const fetched = (await fetchFrom(known, signal)) ?? (await fetchAnew(id, signal));
    if (signal.aborted) throw new DownloadError("refused", { cause: signal.reason });
    if (fetched === null) throw new DownloadError("out-of-reach");
    const { inspiration, found } = fetched;
    const bytes = found.reduce((sum, { blob }) => sum + blob.size, 0);
    try {
      const cache = await caches.open(keptPrefix + ours);
      for (const { part, blob } of found)
        await cache.put(
          keyOf(pathOf(id, part)),
          new Response(blob, { headers: { "Content-Type": blob.type, "Accept-Ranges": "bytes" } }),
        );
      // Somebody else may have come to this device meanwhile, here or in another window.
      if (!isStillOurs()) {
        await caches.delete(keptPrefix + ours);
        throw new Error("The person has left");
      }
      const download = {
        inspiration,
        parts: found.map(({ part }) => part),
        bytes,
        isKept: false,
        usedAt: now(),
      };
      await nameBlobs(cache, download);
      change((before) => [...before.filter((one) => idOf(one) !== id), download]);
      if (!downloads.has(id)) throw new Error("The device does not remember it");
    } catch (cause) {
      if (!isStillOurs()) throw new DownloadError("refused", { cause });
      await removeParts(id).catch(() => {});
      throw new DownloadError("no-room", { cause });
    }
  }

  /** What can be had of it; null when the audio can't. */
  async function fetchFrom(inspiration: Inspiration, signal: AbortSignal) {
    const fetched = await Promise.all(
      parts.map(async (part) => {
        const address = part === "audioUrl" ? arrivalOf(inspiration) : inspiration[part];
        return { part, blob: await fetchPart(address, signal) };
      }),
    );
    const found = fetched.flatMap(({ part, blob }) => (blob === null ? [] : [{ part, blob }]));
    return found.some(({ part }) => part === "audioUrl") ? { inspiration, found } : null;
  }

  /** The addresses may have expired. A storage's refusal can look as if nobody had answered. */
  async function fetchAnew(id: string, signal: AbortSignal) {
    const fresh = signal.aborted ? null : await readInspiration(id).catch(() => null);
    return fresh && fetchFrom(fresh, signal);
  }

  /** Null when it can't be had whole. */
  async function fetchPart(address: string | null, signal: AbortSignal): Promise<Blob | null> {
    return address === null ? null : fetchWhole(address, signal).catch(() => null);
  }

  async function removeParts(id: string): Promise<void> {
    if (person === null) return;
    const cache = await caches.open(keptPrefix + person);
    for (const part of parts) {
      forgetBlob(pathOf(id, part));
      await cache.delete(keyOf(pathOf(id, part)));
    }
  }

  function forgetBlob(path: string): void {
    const blob = blobs.get(path);
    if (blob !== undefined) dropBlob(blob);
    blobs.delete(path);
  }

  async function remove(id: string): Promise<void> {
    change((before) => before.filter((one) => idOf(one) !== id));
    await removeParts(id);
  }

  /** What was listened to longest ago goes first; the newest stays in any case. */
  async function evict(): Promise<void> {
    const [newest, ...others] = [...downloads.values()]
      .filter(({ isKept }) => !isKept)
      .toSorted((one, other) => other.usedAt - one.usedAt);
    let left = maxBytes - (newest?.bytes ?? 0);
    for (const { inspiration, bytes } of others) {
      left -= bytes;
      if (left < 0) await remove(inspiration.id);
    }
  }

  return {
    kept,
    available,
    open(next) {
      if (next !== person) {
        leaving.abort();
        leaving = new AbortController();
        underWay.clear();
      }
      person = next;
      for (const path of blobs.keys()) forgetBlob(path);
      set(next === null ? [] : read());
      if (next !== null) void checkCache(next);
    },
    async keep(inspiration) {
      await bring(inspiration);
      update(inspiration.id, { isKept: true });
      if (!kept.get().has(inspiration.id)) throw new DownloadError("refused");
      // Whether or not it is granted, it is here now.
      await persist().catch(() => {});
    },
    async release(id) {
      await underWay.get(id)?.catch(() => {});
      if (downloads.has(id)) await remove(id);
    },
    remember(inspiration) {
      void bring(inspiration)
        .then(() => update(inspiration.id, { usedAt: now() }))
        .then(evict)
        .catch(() => {});
    },
    recheck() {
      if (person !== null) void checkCache(person);
    },
    findAudio(inspiration) {
      const here = addressOf(inspiration.id, "audioUrl");
      return { address: here ?? arrivalOf(inspiration), isHere: here !== null };
    },
    read(id) {
      const inspiration = downloads.get(id)?.inspiration;
      if (inspiration === undefined) return null;
      const { thumbnail, coverImage, artwork } = inspiration;
      return {
        ...inspiration,
        thumbnail: addressOf(id, "thumbnail") ?? thumbnail,
        coverImage: addressOf(id, "coverImage") ?? coverImage,
        artwork: addressOf(id, "artwork") ?? artwork,
      };
    },
  };
}

const idOf = ({ inspiration }: Download) => inspiration.id;
const pathOf = (id: string, part: Part) => `${keptPath}${id}/${part}`;
/** Under which name it lies in the cache: caches take those of the web alone, and a shell's page is none. */
const keyOf = (path: string) => `https://device.invalid${path}`;
