import type { FreeSpace } from "../../ports/free-space.ts";

/** For tests, which say whether there is room. */
export interface MemorySpace extends FreeSpace {
  isFull: boolean;
}

export function createMemorySpace(): MemorySpace {
  const space: MemorySpace = {
    isFull: false,
    readBytes: async () => (space.isFull ? 0 : 1_000_000_000),
    hasRoom: async () => !space.isFull,
  };
  return space;
}
