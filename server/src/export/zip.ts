import { makeZip } from "client-zip";
import type { ArchiveFile } from "./archive.ts";

/**
 * The bytes of a ZIP with the files, made as they are read: stored as they are, since media don't
 * shrink, named in UTF-8, and in ZIP64 where it grows over 4 GB. Without its last bytes, which list
 * the files, it can't be taken for whole.
 */
export async function* toZip(
  files: AsyncGenerator<ArchiveFile, void, undefined>,
): AsyncGenerator<Uint8Array> {
  try {
    // Nothing but the way to the next file: the files are ended here, however the ZIP ends.
    yield* makeZip({ [Symbol.asyncIterator]: () => ({ next: () => files.next() }) });
  } finally {
    await files.return();
  }
}
