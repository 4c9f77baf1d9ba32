import {
  type DataDirectory,
  openDataDirectory,
} from "../adapters/data-directory/data-directory.ts";
import { createDeriveKey, type DeriveKey } from "./derive-key.ts";

/** The data directory and its keys, for the adapters that store on this machine. */
export interface Local {
  readonly directory: DataDirectory;
  readonly deriveKey: DeriveKey;
}

/** @throws {DataDirectoryError} if the directory can't be opened, or another process uses it */
export async function openLocal(path: string): Promise<Local> {
  const directory = await openDataDirectory(path);
  return { directory, deriveKey: createDeriveKey(directory.secret) };
}

/** Narrows the type for adapters that store on this machine: the settings ensure that it is there. */
export function requireLocal(local: Local | null): Local {
  if (local === null) throw new Error("Nothing is kept on this machine.");
  return local;
}
