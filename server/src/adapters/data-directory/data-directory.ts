import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, open, readFile, readdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The data directory can't be used. The message is a sentence for the operator. */
export class DataDirectoryError extends Error {
  override readonly name = "DataDirectoryError";
}

/** The directory with all data of the embedded stack. Only one process can hold it (lock file). */
export interface DataDirectory {
  /**
   * Opens the file or folder with that name in the directory.
   *
   * @throws {DataDirectoryError} when it can't be opened
   */
  open<T>(name: string, opener: (path: string) => T | Promise<T>): Promise<T>;
  /** 32 random bytes from which all signing keys are derived. They are made once, and only the owner can read them. */
  readonly secret: Uint8Array;
  /** Releases the directory for other processes. The end of this process, even a crash, does the same. */
  release(): void;
}

const markerName = "hearten.txt";
const marker = "Everything that Hearten keeps on this machine. Back it up as a whole.\n";

/**
 * Locks the directory for this process and creates what is missing.
 *
 * @throws {DataDirectoryError} when it can't be used
 */
export async function openDataDirectory(directory: string): Promise<DataDirectory> {
  try {
    await makeDirectory(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    await claim(directory);
    const lock = takeLock(directory);
    return {
      async open(name, opener) {
        const path = join(directory, name);
        try {
          return await opener(path);
        } catch (error) {
          throw toDataDirectoryError(path, error);
        }
      },
      secret: await readSecret(join(directory, "secret")),
      release() {
        if (lock.isOpen) lock.close();
      },
    };
  } catch (error) {
    throw toDataDirectoryError(directory, error);
  }
}

/** Node's own `recursive` never ends where the system can't create directories, such as below `/proc`. */
async function makeDirectory(path: string): Promise<void> {
  const error = await mkdirOrError(path);
  if (error?.code === "EEXIST" && (await stat(path)).isDirectory()) return;
  if (error?.code === "ENOENT" && dirname(path) !== path) {
    await makeDirectory(dirname(path));
    await mkdir(path, { mode: 0o700 });
  } else if (error !== null) throw error;
}

async function mkdirOrError(path: string): Promise<NodeJS.ErrnoException | null> {
  try {
    await mkdir(path, { mode: 0o700 });
    return null;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** Refuses a directory with files that are not ours, so that a wrong path destroys nothing. */
async function claim(directory: string): Promise<void> {
  const names = await readdir(directory);
  if (names.includes(markerName)) return;
  if (names.length > 0)
    throw new DataDirectoryError(
      `DATA_DIR: ${directory} holds files that are not Hearten's; choose an empty or a new directory.`,
    );
  await writeFile(join(directory, markerName), marker);
}

/**
 * The lock is an open exclusive transaction on a file. The system ends it with the process, so a crash leaves no stale
 * lock.
 */
function takeLock(directory: string): DatabaseSync {
  const lock = new DatabaseSync(join(directory, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("pragma journal_mode = delete; begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !/locked/.test(error.message)) throw error;
    throw new DataDirectoryError(
      `DATA_DIR: ${directory} is in use by another Hearten; stop it or choose another directory.`,
    );
  }
}

async function readSecret(path: string): Promise<Uint8Array> {
  const present = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (present !== null) {
    if (!/^[0-9a-f]{64}$/.test(present))
      throw new DataDirectoryError(`DATA_DIR: ${path} is damaged; restore it from a backup.`);
    return Buffer.from(present, "hex");
  }
  const secret = randomBytes(32);
  const draft = `${path}.draft`;
  await using file = await open(draft, "w", 0o600);
  await file.writeFile(secret.toString("hex"));
  await file.sync();
  await rename(draft, path);
  await using directory = await open(dirname(path), "r");
  await directory.sync();
  return secret;
}

const sentences: Record<string, string> = {
  EACCES: "can't be written by this user",
  EPERM: "can't be written by this user",
  EROFS: "lies on a read-only file system",
  ENOSPC: "lies on a full disk",
  ENOTDIR: "is not a directory",
  EEXIST: "is not a directory",
  ENOENT: "can't be made there",
};

function toDataDirectoryError(directory: string, error: unknown): unknown {
  if (error instanceof DataDirectoryError || !(error instanceof Error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const sentence = sentences[code] ?? `can't be used (${error.message})`;
  return new DataDirectoryError(`DATA_DIR: ${directory} ${sentence}.`);
}
