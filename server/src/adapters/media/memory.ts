import { createHash } from "node:crypto";
import type { Media } from "../../ports/media.ts";
import { foldersOf, requireMediaKey, requireMediaPrefix } from "./media-key.ts";

/** Media in memory, for tests. */
export function createMemoryMedia(): Media {
  const objects = new Map<string, { bytes: Uint8Array; type: string }>();
  return {
    async put(key, bytes, type) {
      objects.set(requireMediaKey(key), { bytes: bytes.slice(), type });
    },
    async stat(key) {
      const object = objects.get(requireMediaKey(key));
      if (object === undefined) return null;
      const etag = createHash("sha256").update(object.bytes).digest("base64url");
      return { size: object.bytes.byteLength, type: object.type, etag };
    },
    async open(key, range) {
      const object = objects.get(requireMediaKey(key));
      if (object === undefined) return null;
      const part =
        range === null ? object.bytes : object.bytes.subarray(range.start, range.end + 1);
      return { stream: ReadableStream.from([part]), length: part.byteLength };
    },
    listFolders: async (prefix) => foldersOf(objects.keys(), requireMediaPrefix(prefix)),
    async deleteAll(prefix) {
      requireMediaPrefix(prefix);
      for (const key of objects.keys()) if (key.startsWith(prefix)) objects.delete(key);
    },
    checkHealth: async () => undefined,
  };
}
