import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, open, readFile, readdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A directory that can't be used, said in one plain sentence for the operator. */
export class DataDirectoryError extends Error {
  override readonly name = "DataDirectoryError";
}

/** The directory of everything that the embedded stack keeps, held by this process alone. */
export interface DataDirectory {
  /**
   * Opens what the directory keeps under a name.
   *
   * @throws {DataDirectoryError} when it can't be opened
   */
  open<T>(name: string, opener: (path: string) => T | Promise<T>): Promise<T>;
  /** 32 bytes from which every signing key comes; made once, readable by the owner alone. */
  readonly secret: Uint8Array;
  /** Lets other processes have the directory. The end of the process does the same, however it comes. */
  release(): void;
}

const markerName = "hearten.txt";
const marker = "Everything that Hearten keeps on this machine. Back it up as a whole.\n";

/**
 * Takes hold of the directory and makes what is missing.
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

/** Node's own recursive way never ends where the system has no such place, as below `/proc`. */
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

/** A directory with anything in it must be known to be ours: a wrong path must destroy nothing. */
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
 * An open exclusive transaction on a file of its own: the system ends it with the process, so that
 * nothing stale is left after a crash.
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
