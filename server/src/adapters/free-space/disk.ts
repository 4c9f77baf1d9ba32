import { statfs } from "node:fs/promises";
import type { FreeSpace } from "../../ports/free-space.ts";

/**
 * The disk on which a directory lies.
 *
 * @param leastBytes below which there is no room
 */
export function createDiskSpace(
  directory: string,
  leastBytes: number,
  read: typeof readBytes = readBytes,
): FreeSpace {
  return {
    readBytes: () => read(directory),
    hasRoom: async () => (await read(directory)) >= leastBytes,
  };
}

async function readBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
