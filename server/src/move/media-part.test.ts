import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Firestore } from "@google-cloud/firestore";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { S3Error } from "../adapters/media/s3-requests.ts";
import type { Media } from "../ports/media.ts";
import type { Embedded, StoredFile } from "./embedded.ts";
import { createMediaPart } from "./media-part.ts";
import { createPause } from "./retry.ts";

const key = "ann/one/audio.mp3";
const content = Buffer.from("a recording");
const refusal = (status: number | null) => new S3Error("S3 refused it.", status);

describe("Media that are moved to a store that fails now and then", () => {
  let folder: string;
  let files: AsyncIterable<StoredFile>;
  let stored: Media;
  /** What the calls of each kind end with, one after the other, before the store does its work. */
  let failures: Record<"stat" | "put" | "open", unknown[]>;
  let paused: number[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "media-part-"));
    const path = join(folder, "audio.mp3");
    await writeFile(path, content);
    files = Readable.from([{ key, path, inspirationId: "one" }]);
    stored = createMemoryMedia();
    failures = { stat: [], put: [], open: [] };
    paused = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const fail = (kind: keyof typeof failures) => {
    if (failures[kind].length > 0) throw failures[kind].shift();
  };

  function createPart() {
    const media: Media = {
      ...stored,
      async stat(...parameters) {
        fail("stat");
        return stored.stat(...parameters);
      },
      async put(...parameters) {
        fail("put");
        await stored.put(...parameters);
      },
      async open(...parameters) {
        fail("open");
        return stored.open(...parameters);
      },
    };
    // Nothing else of the installation is asked for, and nothing of Firestore.
    const here = { files: () => files } as Partial<Embedded> as Embedded;
    return createMediaPart(here, media, {} as Firestore, async (milliseconds) => {
      paused.push(milliseconds);
    });
  }
  const bring = () => createPart().bring(() => undefined, new AbortController().signal);
  const compare = () => createPart().compare(() => undefined, new AbortController().signal);

  it("get there and are compared, with pauses that grow", async () => {
    failures.stat = [null, 429, 500, 503].map(refusal);
    failures.put = [503, null].map(refusal);
    await bring();
    const body = await stored.open(key, null);
    expect(body && (await buffer(body.stream))).toEqual(content);
    expect(paused).toHaveLength(6);
    const first = paused.slice(0, 4);
    expect(first).toEqual(first.toSorted((one, other) => one - other));
    expect(paused.slice(4)).toEqual(first.slice(0, 2));
  });

  it("are read once more when they break off in the middle", async () => {
    await stored.put(key, content, "audio/mpeg");
    const whole = stored;
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new TypeError("terminated")),
    });
    const bodies = [{ stream: broken, length: content.length }];
    stored = {
      ...whole,
      open: async (...parameters) => bodies.shift() ?? whole.open(...parameters),
    };
    failures.open = [refusal(502)];
    expect(await compare()).toMatchObject({ here: 1, differing: 0 });
    expect(paused).toHaveLength(2);
  });

  it("are given up when it fails a fifth time", async () => {
    failures.put = [500, 501, 502, 503, 504].map(refusal);
    await expect(bring()).rejects.toMatchObject({ status: 504 });
    expect(paused).toHaveLength(4);
  });

  it.each([refusal(403), refusal(404), new Error("It is no refusal of the store's.")])(
    "are given up at once when trying again would not help: %s",
    async (failure) => {
      failures.stat = [failure];
      await expect(bring()).rejects.toBe(failure);
      expect(paused).toEqual([]);
    },
  );

  it("are not waited for when the move is broken off", async () => {
    const stopping = new AbortController();
    const waited = createPause(stopping.signal)(2 ** 30);
    const reason = new Error("It was broken off.");
    stopping.abort(reason);
    await expect(waited).rejects.toBe(reason);
  });
});
