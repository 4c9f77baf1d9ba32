// Copies the data directory into a folder, which is then a data directory too. The product may run meanwhile. The
// folder is a valid backup at every moment, even after a crash: first it copies media, then the databases that refer to
// them, and in the end it removes what nothing refers to any more.
import { existsSync } from "node:fs";
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
} from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import { backup, DatabaseSync } from "node:sqlite";

const databases = ["identity.sqlite", "hearten.sqlite"] as const;
/** Other files of a data directory that can't be made again. */
const papers = ["secret", "hearten.txt"];
/** The extension of a file that is being written. */
const draftEnding = ".draft";

/** The backup has failed. The message is for the operator. */
class BackupError extends Error {}

interface Backup {
  readonly objects: number;
  readonly copied: number;
  readonly bytes: number;
  readonly removed: number;
}

/** @throws {BackupError} when nothing could be copied, or the copy is damaged */
async function backUp(source: string, folder: string): Promise<Backup> {
  await claim(source, folder);
  const drafts = await copyDatabases(source, folder);
  const objects = await listFiles(join(source, "media"));
  let copied = 0;
  let bytes = 0;
  for (const name of objects) {
    const size = await copyObject(join(source, "media", name), join(folder, "media", name));
    if (size === null) continue;
    copied += 1;
    bytes += size;
  }
  for (const draft of drafts) await rename(draft, draft.slice(0, -draftEnding.length));
  const present = new Set(objects);
  const gone = (await listFiles(join(folder, "media"))).filter((name) => !present.has(name));
  for (const name of gone) await rm(join(folder, "media", name));
  await removeEmptyFolders(join(folder, "media"));
  return { objects: objects.length, copied, bytes, removed: gone.length };
}

/** Makes sure that the folder is new, or a backup of this installation. */
async function claim(source: string, folder: string): Promise<void> {
  const [secret, held] = await Promise.all(
    [source, folder].map((place) => readFile(join(place, "secret"), "utf8").catch(() => null)),
  );
  if (secret === null || !databases.every((name) => existsSync(join(source, name))))
    throw new BackupError(`DATA_DIR: ${source} is not the data directory of a Hearten.`);
  if (!relative(source, folder).startsWith(".."))
    throw new BackupError(`${folder} lies in the data directory itself.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (held === null && (await readdir(folder)).length > 0)
    throw new BackupError(`${folder} holds something else; choose an empty or a new folder.`);
  if (held !== null && held !== secret)
    throw new BackupError(`${folder} is the backup of another installation.`);
  if (existsSync(join(folder, "lock.sqlite")))
    throw new BackupError(`${folder} has been used as a data directory; choose another folder.`);
  for (const name of papers) await copyWhole(join(source, name), join(folder, name));
}

/**
 * Copies all databases as they are at the same moment, so that they fit together.
 *
 * @returns the copies, not renamed yet
 */
async function copyDatabases(source: string, folder: string): Promise<string[]> {
  using gate = new DatabaseSync(join(source, databases[0]), { timeout: 5_000 });
  gate.prepare("attach ? as other").run(join(source, databases[1]));
  const readers = databases.map((name) => new DatabaseSync(join(source, name)));
  try {
    // While nobody can write, each reader begins its transaction and so fixes what it will see.
    gate.exec("begin immediate");
    for (const reader of readers) reader.exec("begin; select count(*) from sqlite_schema");
    gate.exec("rollback");
    const drafts: string[] = [];
    for (const [index, reader] of readers.entries()) {
      const draft = join(folder, `${databases[index]}${draftEnding}`);
      await rm(draft, { force: true });
      await backup(reader, draft);
      checkDatabase(draft);
      await sync(draft);
      drafts.push(draft);
    }
    return drafts;
  } finally {
    for (const reader of readers) reader.close();
  }
}

/** Writes the journal into the copy, so that it is a single file that can be renamed. */
function checkDatabase(path: string): void {
  using copy = new DatabaseSync(path);
  copy.exec("pragma journal_mode = delete");
  const found = copy.prepare("pragma integrity_check").get()?.["integrity_check"];
  if (found !== "ok") throw new BackupError(`The copy ${path} is damaged: ${String(found)}`);
}

/** Removes the folders in a directory that hold nothing: their names would tell what there was. */
async function removeEmptyFolders(directory: string): Promise<void> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = (await readdir(directory, options).catch(ignoreMissing)) ?? [];
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  // The innermost first.
  for (const folder of folders.toSorted((a, b) => b.length - a.length))
    if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Paths of all files in a directory, without those that are still being written. */
async function listFiles(directory: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(directory, options).catch(ignoreMissing);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith("."));
}

/**
 * Copies an object, unless the backup has it. Objects never change, so time and size are enough to compare.
 *
 * @returns its size; null when there was nothing to copy
 */
async function copyObject(from: string, to: string): Promise<number | null> {
  const [given, held] = await Promise.all([statOrNull(from), statOrNull(to)]);
  // It was removed meanwhile.
  if (given === null) return null;
  if (held?.size === given.size && Math.abs(held.mtimeMs - given.mtimeMs) < 1) return null;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const isCopied = await copyWhole(from, to).then(() => true, ignoreMissing);
  return isCopied === null ? null : given.size;
}

const statOrNull = (path: string) => stat(path).catch(ignoreMissing);

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Copies a file atomically: it is whole or not there. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}${draftEnding}`;
  await copyFile(from, draft);
  const { atime, mtime } = await stat(from);
  await utimes(draft, atime, mtime);
  await sync(draft);
  await rename(draft, to);
}

async function sync(path: string): Promise<void> {
  await using file = await open(path, "r");
  await file.sync();
}

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  process.stderr.write("Say where to: npm run backup -- FOLDER\n");
  process.exit(1);
}
if (existsSync(".env")) process.loadEnvFile(".env");
const source = resolve(process.env["DATA_DIR"] || "data");
try {
  const { objects, copied, bytes, removed } = await backUp(source, resolve(folder));
  process.stdout.write(
    `${resolve(folder)} holds ${objects} files of media; ${copied} are new (${(bytes / 1e6).toFixed(1)} MB), ${removed} were removed.\n`,
  );
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`There is no new backup. ${reason}\n`);
  process.exit(1);
}
