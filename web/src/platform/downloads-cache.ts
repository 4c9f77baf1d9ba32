import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { createVariable } from "../api/observable.ts";
import { keptPrefix } from "./device.ts";
import { DownloadError, type Downloads } from "./downloads.ts";
import type { FetchWhole } from "./fetch-whole.ts";

/** The most bytes of all downloads that the person does not keep. The least recently used are removed first (LRU). */
const maxBytes = 200_000_000;
/**
 * The path at which the service worker serves downloads, followed by the id and the part. For audio that is not
 * downloaded yet, the query is its address.
 */
const keptPath = "/kept/";
/** The parts of an inspiration that are downloaded. All but the audio are optional. */
const parts = ["audioUrl", "coverImage", "thumbnail", "artwork"] as const;
type Part = (typeof parts)[number];

/** A downloaded inspiration. */
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
  /** Whether the device belongs to the signed-in person. Only then something is downloaded. */
  readonly isOurs: () => boolean;
  /** Reads the stored list of downloads. */
  readonly read: () => readonly Download[];
  readonly write: (downloads: readonly Download[]) => void;
  readonly fetchWhole: FetchWhole;
  /** Reads the inspiration with new signed URLs. */
  readonly readInspiration: (id: string) => Promise<Inspiration>;
  /** Whether the service worker serves downloads. Otherwise each part gets a `blob:` address. */
  readonly isAnswered: () => boolean;
  /** Whether it also serves audio that is not downloaded yet, from the same request that downloads it. */
  readonly canArrive: () => boolean;
  readonly nameBlob: (blob: Blob) => string;
  readonly dropBlob: (address: string) => void;
  /** Asks the browser not to evict stored data (persistent storage). */
  readonly persist: () => Promise<unknown>;
  readonly now: () => number;
}

export interface CacheDownloads extends Downloads {
  /** Sets the person whose downloads these are; null for nobody. */
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
  /** Aborts the running downloads when the person leaves. */
  let leaving = new AbortController();
  /** The `blob:` addresses by path. */
  const blobs = new Map<string, string>();

  function set(next: readonly Download[]): void {
    downloads = new Map(next.map((download) => [idOf(download), download]));
    available.set(new Set(downloads.keys()));
    kept.set(new Set(next.filter(({ isKept }) => isKept).map(idOf)));
  }

  /** Reads before and after writing: another window may have changed the list, and there may be no room to write. */
  function change(to: (before: readonly Download[]) => readonly Download[]): void {
    write(to(read()));
    set(read());
  }

  function update(id: string, changes: Partial<Download>): void {
    change((before) =>
      before.map((one) => (one.inspiration.id === id ? { ...one, ...changes } : one)),
    );
  }

  /** Removes downloads that the browser has evicted. Creates `blob:` addresses where no service worker serves them. */
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
      // A setting of the browser refuses the cache. Then nothing can be downloaded either.
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

  /** The address of audio that is not downloaded. The player and the download share it, so it is fetched once. */
  function arrivalOf({ id, audioUrl }: Inspiration): string | null {
    return audioUrl !== null && canArrive() ? `${pathOf(id, "audioUrl")}?${audioUrl}` : audioUrl;
  }

  /** Downloads an inspiration, unless it is here. Calls at the same time share one download. */
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
      // Somebody else may have signed in meanwhile, here or in another window.
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

  /** Fetches the parts that can be fetched; null if the audio is not among them. */
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

  /** Tries again with new URLs: the old ones may have expired, which can look as if no answer came. */
  async function fetchAnew(id: string, signal: AbortSignal) {
    const fresh = signal.aborted ? null : await readInspiration(id).catch(() => null);
    return fresh && fetchFrom(fresh, signal);
  }

  /** Null if it can't be fetched completely. */
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

  /** Removes the least recently used downloads above the limit. The newest one always stays. */
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

  function breakOff(): void {
    leaving.abort();
    leaving = new AbortController();
    underWay.clear();
  }

  return {
    kept,
    available,
    breakOff,
    open(next) {
      if (next !== person) breakOff();
      person = next;
      for (const path of blobs.keys()) forgetBlob(path);
      set(next === null ? [] : read());
      if (next !== null) void checkCache(next);
    },
    async keep(inspiration) {
      await bring(inspiration);
      update(inspiration.id, { isKept: true });
      if (!kept.get().has(inspiration.id)) throw new DownloadError("refused");
      // The download is complete, also if the browser does not grant this.
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
/** The key in the cache. Caches accept only http(s) addresses, and the native shell's page has another scheme. */
const keyOf = (path: string) => `https://device.invalid${path}`;
