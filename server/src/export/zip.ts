import { makeZip } from "client-zip";
import type { ArchiveFile } from "./archive.ts";

/**
 * Streams a ZIP with the files. They are not compressed, because media don't shrink. Names are UTF-8. Above 4 GB it
 * is a ZIP64. The directory of the files is at its end, so an incomplete ZIP does not open.
 */
export async function* toZip(
  files: AsyncGenerator<ArchiveFile, void, undefined>,
): AsyncGenerator<Uint8Array> {
  try {
    // Without `return`, so that the library does not end the generator: it is ended below in every case.
    yield* makeZip({ [Symbol.asyncIterator]: () => ({ next: () => files.next() }) });
  } finally {
    await files.return();
  }
}
