import type { FreeSpace } from "../../ports/free-space.ts";

/** Where nothing is kept on this machine: services have room. */
export const spaceOfServices: FreeSpace = {
  readBytes: async () => null,
  hasRoom: async () => true,
};
