import { randomUUID } from "node:crypto";
import {
  type FileHandle,
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  statfs,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { Media } from "../../ports/media.ts";
import { requireMediaKey, requireMediaPrefix } from "./media-key.ts";
import { typeOfKey } from "./media-types.ts";

/** Free bytes that must be left: an inspiration of five minutes takes 5 MB, and the databases grow. */
const minFreeBytes = 16 * 1024 * 1024;

/**
 * Media as files in a directory. It writes an object to a temporary file, syncs it and renames it, so that an object is
 * whole or not there. It removes temporary files that a crash has left.
 */
export async function createFileMedia(
  root: string,
  freeBytes: (path: string) => Promise<number> = readFreeBytes,
): Promise<Media> {
  const temporary = join(root, ".temporary");
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const pathOf = (key: string) => join(root, requireMediaKey(key));

  return {
    async put(key, bytes, type) {
      const path = pathOf(key);
      if (typeOfKey(key) !== type) throw new Error(`The extension of a key must say ${type}.`);
      const draft = join(temporary, randomUUID());
      try {
        await writeSynced(draft, bytes);
        const firstMade = await mkdir(dirname(path), { recursive: true });
        await rename(draft, path);
        await syncDirectories(dirname(path), dirname(firstMade ?? path));
      } finally {
        await rm(draft, { force: true });
      }
    },
    stat: async (key) =>
      withFile(pathOf(key), async (file) => {
        await using held = file;
        const { size, ino, mtimeNs } = await held.stat({ bigint: true });
        // A replaced object is a new file, so inode and time identify the content.
        const etag = [ino, mtimeNs, size].map((part) => part.toString(36)).join("-");
        return { size: Number(size), type: typeOfKey(key), etag };
      }),
    open: async (key, range) =>
      withFile(pathOf(key), async (file) => {
        const { size } = await file.stat();
        const { start, end } = range ?? { start: 0, end: size - 1 };
        const length = Math.max(0, Math.min(end, size - 1) - start + 1);
        if (length === 0) {
          await file.close();
          return { stream: ReadableStream.from([]), length };
        }
        const stream = file.createReadStream({ start, end });
        // Node's type and the global type describe the same class.
        return { stream: Readable.toWeb(stream) as ReadableStream<Uint8Array>, length };
      }),
    async listFolders(prefix) {
      const directory = join(root, requireMediaPrefix(prefix));
      const entries = await readdir(directory, { withFileTypes: true }).catch(nullIfMissing);
      return (entries ?? [])
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${prefix}${name}/`);
    },
    async deleteAll(prefix) {
      const directory = join(root, requireMediaPrefix(prefix));
      // An object that is written at this moment is removed by the next call.
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
    async checkHealth() {
      await access(temporary, constants.R_OK | constants.W_OK);
      if ((await freeBytes(temporary)) < minFreeBytes) throw new Error("The disk is full.");
    },
  };
}

async function readFreeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** Null when there is no such file. The work must close it. */
async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>) {
  const file = await open(path, "r").catch(nullIfMissing);
  return file === null ? null : work(file);
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, "wx", 0o600);
  await file.writeFile(bytes);
  await file.sync();
}

/** Makes new file names durable (fsync), from a directory up to one of its ancestors. */
async function syncDirectories(from: string, upTo: string): Promise<void> {
  for (let directory = from; ; directory = dirname(directory)) {
    await using handle = await open(directory, "r");
    await handle.sync();
    if (directory === upTo || directory === dirname(directory)) return;
  }
}
