import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Firestore } from "@google-cloud/firestore";
import { typeOfKey } from "../adapters/media/media-types.ts";
import { S3Error } from "../adapters/media/s3-requests.ts";
import type { Media } from "../ports/media.ts";
import { isInspirationTouched } from "./document-parts.ts";
import type { Embedded, StoredFile } from "./embedded.ts";
import { createPart, type Part, type Standing } from "./part.ts";
import { type Pause, retry } from "./retry.ts";

/** Files under way together, each in memory as a whole; an inspiration has 5 MB at most. */
const atOnce = 8;

/** Moves the files of inspirations to where the port keeps media. */
export function createMediaPart(
  here: Embedded,
  media: Media,
  firestore: Firestore,
  pause: Pause,
): Part {
  async function compare({ key, path, inspirationId }: StoredFile): Promise<Standing> {
    const info = await retry(() => media.stat(key), pause);
    if (info === null) return "absent";
    const bytes = await readFile(path);
    if (
      info.size === bytes.length &&
      info.type === typeOfKey(key) &&
      (info.etag === digest("md5", bytes) || (await retry(() => holds(key, bytes), pause)))
    )
      return "same";
    return (await isInspirationTouched(firestore, inspirationId)) ? "newer" : "different";
  }

  /** Mostly S3's tag is the sum of the bytes; with some kinds of encryption it is something else. */
  async function holds(key: string, bytes: Buffer): Promise<boolean> {
    const body = await media.open(key, null);
    if (body === null) return false;
    const there = await buffer(body.stream).catch((cause: unknown) => {
      throw new S3Error("S3 ended in the middle of an object.", null, null, { cause });
    });
    return bytes.equals(there);
  }

  return createPart<StoredFile, null>({
    name: "media files",
    atOnce,
    items: () => here.files(),
    nameOf: ({ key }) => key,
    examine: (files) =>
      Promise.all(files.map(async (item) => ({ item, seen: null, standing: await compare(item) }))),
    async write(examined) {
      await Promise.all(
        examined.map(async ({ item: { key, path } }) => {
          const bytes = await readFile(path);
          await retry(() => media.put(key, bytes, typeOfKey(key)), pause);
        }),
      );
    },
    // Files are found by their inspirations, and of those nobody is a stranger unnoticed.
    async *strangers() {},
  });
}

function digest(algorithm: string, bytes: Buffer): string {
  return createHash(algorithm).update(bytes).digest("hex");
}
