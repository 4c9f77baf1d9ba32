import type { Reader } from "@hearten/reading/create-reader.ts";
import { loadOnce } from "../../loading/load-once.ts";

/** A reader that takes memory only as long as it is needed. */
export interface ReleasableReader extends Reader {
  /** Frees what it has loaded, unless it is reading. The next text loads it again. */
  release(): Promise<void>;
}

/**
 * A reader that loads with its first text. A text rejects when that fails; the next one tries again.
 *
 * @param free called by a release that frees: gives back what `load` has taken elsewhere
 */
export function createReleasableReader(
  load: () => Promise<Reader>,
  free: () => Promise<void>,
): ReleasableReader {
  let loadReader = loadOnce(load);
  let running = 0;
  let isLoaded = false;
  return {
    async read(written) {
      running += 1;
      isLoaded = true;
      try {
        return await (await loadReader()).read(written);
      } finally {
        running -= 1;
      }
    },
    async release() {
      if (running > 0 || !isLoaded) return;
      isLoaded = false;
      loadReader = loadOnce(load);
      await free();
    },
  };
}
