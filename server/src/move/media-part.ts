import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Firestore } from "@google-cloud/firestore";
import { typeOfKey } from "../adapters/media/media-types.ts";
import type { Media } from "../ports/media.ts";
import { isInspirationTouched } from "./document-parts.ts";
import type { Embedded, StoredFile } from "./embedded.ts";
import { createPart, type Part, type Standing } from "./part.ts";

/** Files under way together, each in memory as a whole; an inspiration has 5 MB at most. */
const atOnce = 8;

/** Moves the files of inspirations to where the port keeps media. */
export function createMediaPart(here: Embedded, media: Media, firestore: Firestore): Part {
  async function compare({ key, path, inspirationId }: StoredFile): Promise<Standing> {
    const info = await media.stat(key);
    if (info === null) return "absent";
    const bytes = await readFile(path);
    if (
      info.size === bytes.length &&
      info.type === typeOfKey(key) &&
      (info.etag === digest("md5", bytes) || (await holds(key, bytes)))
    )
      return "same";
    return (await isInspirationTouched(firestore, inspirationId)) ? "newer" : "different";
  }

  /** Mostly S3's tag is the sum of the bytes; with some kinds of encryption it is something else. */
  async function holds(key: string, bytes: Buffer): Promise<boolean> {
    const body = await media.open(key, null);
    return body !== null && bytes.equals(await buffer(body.stream));
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
        examined.map(async ({ item: { key, path } }) =>
          media.put(key, await readFile(path), typeOfKey(key)),
        ),
      );
    },
    // Files are found by their inspirations, and of those nobody is a stranger unnoticed.
    async *strangers() {},
  });
}

function digest(algorithm: string, bytes: Buffer): string {
  return createHash(algorithm).update(bytes).digest("hex");
}
