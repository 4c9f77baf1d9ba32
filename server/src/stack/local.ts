import {
  type DataDirectory,
  openDataDirectory,
} from "../adapters/data-directory/data-directory.ts";
import { createDeriveKey, type DeriveKey } from "./derive-key.ts";

/** What this machine keeps, for the parts of the product that run on it alone. */
export interface Local {
  readonly directory: DataDirectory;
  readonly deriveKey: DeriveKey;
}

/** @throws {DataDirectoryError} when the directory can't be had */
export async function openLocal(path: string): Promise<Local> {
  const directory = await openDataDirectory(path);
  return { directory, deriveKey: createDeriveKey(directory.secret) };
}

/** For what the settings let run on this machine alone. */
export function requireLocal(local: Local | null): Local {
  if (local === null) throw new Error("Nothing is kept on this machine.");
  return local;
}
