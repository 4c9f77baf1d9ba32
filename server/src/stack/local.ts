import { hkdfSync } from "node:crypto";
import {
  type DataDirectory,
  openDataDirectory,
} from "../adapters/data-directory/data-directory.ts";

/** What this machine keeps, for the parts of the product that run on it alone. */
export interface Local {
  readonly directory: DataDirectory;
  /** 32 bytes that nobody else can know, the same each time for the same purpose. */
  readonly deriveKey: (purpose: string) => Buffer;
}

/** @throws {DataDirectoryError} when the directory can't be had */
export async function openLocal(path: string): Promise<Local> {
  const directory = await openDataDirectory(path);
  return {
    directory,
    deriveKey: (purpose) =>
      Buffer.from(hkdfSync("sha256", directory.secret, "", `hearten ${purpose}`, 32)),
  };
}
