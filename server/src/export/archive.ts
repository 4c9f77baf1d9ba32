import type { Uid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { GenerationStore } from "../ports/documents/generation-store.ts";
import type { InspirationStore, StoredInspiration } from "../ports/documents/inspiration-store.ts";
import { type ReportStore, tellReport } from "../ports/documents/report-store.ts";
import type { Media } from "../ports/media.ts";
import { createFolderNames } from "./folder-names.ts";
import { toIndexPage, toIndexSection } from "./index-page.ts";
import { toJson, toText } from "./inspiration-files.ts";
import { titleOf } from "./plain-words.ts";
import { toReadme } from "./readme.ts";

const pageSize = 30;

/** One file of an archive. Read its bytes before the next file is requested. */
export interface ArchiveFile {
  /** The path in the archive, with slashes. */
  readonly name: string;
  readonly lastModified: Date;
  readonly input: string | AsyncIterable<Uint8Array>;
}

/** The stores from which an archive is packed. */
export interface ArchiveSources {
  readonly inspirations: Pick<InspirationStore, "list">;
  readonly generations: Pick<GenerationStore, "read">;
  readonly reports: Pick<ReportStore, "listOf">;
  readonly media: Media;
}

/**
 * Yields all files of a person's archive. At most one media object is open at a time. Missing media are listed in
 * its `README.txt`. Rejects if anything else can't be read. What was used of daily limits is not in it: these are
 * counts under a hash, kept for a few days.
 */
export async function* packArchive(
  { inspirations, generations, reports, media }: ArchiveSources,
  { uid, profile, packedAt }: { uid: Uid; profile: Profile; packedAt: Date },
): AsyncGenerator<ArchiveFile, void, undefined> {
  const nameFolder = createFolderNames();
  const sections: string[] = [];
  const missing: string[] = [];
  const atTheTop = (name: string, input: string) => ({ name, lastModified: packedAt, input });

  yield atTheTop("profile.json", `${JSON.stringify(profile, null, 2)}\n`);
  for await (const inspiration of inspirationsOf(inspirations, uid)) {
    const generation = await generations.read(inspiration.id);
    const folder = `inspirations/${nameFolder(inspiration.createdAt, titleOf(inspiration))}`;
    const inFolder = (name: string) => ({
      name: `${folder}/${name}`,
      lastModified: new Date(inspiration.createdAt),
    });
    const packed = { audio: "audio.mp3", cover: "cover.webp" };
    const audio = yield* packObject(media, inspiration.audio, inFolder(packed.audio), missing);
    const cover = yield* packObject(media, inspiration.coverImage, inFolder(packed.cover), missing);
    const present = { audio: audio ? packed.audio : null, cover: cover ? packed.cover : null };
    yield { ...inFolder("inspiration.txt"), input: toText(inspiration, generation) };
    yield { ...inFolder("inspiration.json"), input: toJson(inspiration, generation, present) };
    sections.push(toIndexSection(inspiration, folder, present));
  }
  const reported = await reports.listOf(uid);
  if (reported.length > 0)
    yield atTheTop("reports.json", `${JSON.stringify(reported.map(tellReport), null, 2)}\n`);
  yield atTheTop("index.html", toIndexPage(sections));
  const readme = toReadme({
    profile,
    packedAt,
    count: sections.length,
    hasReports: reported.length > 0,
    missing,
  });
  yield atTheTop("README.txt", readme);
}

/** Newest first. */
async function* inspirationsOf(
  inspirations: ArchiveSources["inspirations"],
  uid: Uid,
): AsyncGenerator<StoredInspiration> {
  let cursor: string | null = null;
  do {
    const page = await inspirations.list(uid, pageSize, cursor);
    yield* page.inspirations;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** Yields the file of a media object, and returns whether the object exists. */
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
    // The client may have left in the middle. A stream that failed is closed already, so it rejects here.
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
