import type { Reader } from "@hearten/reading/create-reader.ts";
import { loadOnce } from "../../loading/load-once.ts";

/** A reader that takes memory only as long as it is needed. */
export interface ReleasableReader extends Reader {
  /** Frees what it has loaded, unless it is reading. The next text loads it again. */
  release(): void;
}

/** A reader that loads with its first text. A text rejects when that or its reading fails; the next one loads again. */
export function createReleasableReader(load: () => Promise<Reader>): ReleasableReader {
  let loadReader = loadOnce(load);
  let running = 0;
  return {
    async read(written) {
      running += 1;
      try {
        return await (await loadReader()).read(written);
      } catch (error) {
        // A module that has trapped can't be used again.
        loadReader = loadOnce(load);
        throw error;
      } finally {
        running -= 1;
      }
    },
    release() {
      if (running > 0) return;
      loadReader = loadOnce(load);
      // What was learnt lies in blocks outside of the heap, which make no collector run.
      globalThis.gc?.();
    },
  };
}
