import type { Profile } from "@hearten/contract/profile.ts";
import type { Documents, Motivation } from "../ports/documents.ts";
import type { Media } from "../ports/media.ts";
import { createFolderNames } from "./folder-names.ts";
import { toIndexPage, toIndexSection } from "./index-page.ts";
import { toJson, toText } from "./inspiration-files.ts";
import { titleOf } from "./plain-words.ts";
import { toReadme } from "./readme.ts";

const pageSize = 30;

/** One file of an archive. The next one is asked for when its bytes have been read. */
export interface ArchiveFile {
  /** A path with slashes. */
  readonly name: string;
  readonly lastModified: Date;
  readonly input: string | AsyncIterable<Uint8Array>;
}

/**
 * All files of a person's archive, one after the other; no more than one object is open at a time.
 * Media that are gone are named in its `README.txt`. Rejects when anything else can't be read.
 */
export async function* packArchive(
  documents: Documents,
  media: Media,
  { uid, profile, packedAt }: { uid: string; profile: Profile; packedAt: Date },
): AsyncGenerator<ArchiveFile, void, undefined> {
  const nameFolder = createFolderNames();
  const sections: string[] = [];
  const missing: string[] = [];
  const atTheTop = (name: string, input: string) => ({ name, lastModified: packedAt, input });

  yield atTheTop("profile.json", `${JSON.stringify(profile, null, 2)}\n`);
  for await (const motivation of motivationsOf(documents, uid)) {
    const generation = await documents.readGeneration(motivation.id);
    const folder = `inspirations/${nameFolder(motivation.createdAt, titleOf(motivation))}`;
    const inFolder = (name: string) => ({
      name: `${folder}/${name}`,
      lastModified: new Date(motivation.createdAt),
    });
    const packed = { audio: "audio.mp3", cover: "cover.webp" };
    const audio = yield* packObject(media, motivation.audio, inFolder(packed.audio), missing);
    const cover = yield* packObject(media, motivation.coverImage, inFolder(packed.cover), missing);
    const present = { audio: audio ? packed.audio : null, cover: cover ? packed.cover : null };
    yield { ...inFolder("inspiration.txt"), input: toText(motivation, generation) };
    yield { ...inFolder("inspiration.json"), input: toJson(motivation, generation, present) };
    sections.push(toIndexSection(motivation, folder, present));
  }
  yield atTheTop("index.html", toIndexPage(sections));
  const readme = toReadme({ profile, packedAt, count: sections.length, missing });
  yield atTheTop("README.txt", readme);
}

/** Newest first. */
async function* motivationsOf(documents: Documents, uid: string): AsyncGenerator<Motivation> {
  let cursor: string | null = null;
  do {
    const page = await documents.listMotivations(uid, pageSize, cursor);
    yield* page.motivations;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** Answers whether there is one. */
async function* packObject(
  media: Media,
  key: string | null,
  file: Omit<ArchiveFile, "input">,
  missing: string[],
): AsyncGenerator<ArchiveFile, boolean, undefined> {
  if (key === null) return false;
  const body = await media.open(key, null);
  if (body === null) {
    missing.push(file.name);
    return false;
  }
  const reader = body.stream.getReader();
  try {
    yield { ...file, input: readWhole(reader, body.length) };
  } finally {
    // Whoever takes the archive may have gone in the middle of it; one that failed is closed already.
    await reader.cancel().catch(() => undefined);
  }
  return true;
}

async function* readWhole(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  length: number,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.byteLength;
    yield next.value;
  }
  if (read !== length) throw new Error(`An object ended after ${read} of ${length} bytes.`);
}
