import { closeSync, fdatasync, openSync, readSync, writeSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate, setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { emptyLog, readSetting } from "./empty-log.ts";
import { findUnusedBytes } from "./unused-bytes.ts";

/** Pages that are looked at without a pause: half a megabyte. */
const pagesAtOnce = 128;
/** Milliseconds from a deletion to the pass that follows it, so that many share one. */
const gathering = 10_000;
/** Milliseconds to wait for whoever reads the database or has a transaction open. */
const retryPause = 50;
const zeros = Buffer.alloc(65_536);
/** From here on a page's first byte can be that of another kind of page: 128 GiB. */
const maxPages = 2 ** 25;

/**
 * Erases what deleted rows have left in the file of a database. SQLite overwrites deleted rows (`secure_delete`), but
 * not the places from which it had moved rows to other pages. A vacuum would write the whole file anew and let nothing
 * else happen meanwhile. This overwrites those places alone, in the file, a few pages at a time.
 */
export interface TraceEraser {
  /** Resolves when the files hold no trace of what was deleted before the call. Others go on meanwhile. */
  erase(): Promise<void>;
  /**
   * Empties the log at once, if it can, and does the rest within a quarter of a minute. If it fails, as on a full disk,
   * a later one does it. Never throws: what was deleted before the call is deleted all the same.
   */
  eraseSoon(): void;
  /** Call it after the database was closed. */
  close(): void;
}

/** @param database in WAL mode, with `secure_delete`, written by this connection alone */
export function createTraceEraser(database: DatabaseSync): TraceEraser {
  const path = database.location();
  // To close a file of the process ends SQLite's locks on it, so this one stays open as long as the database.
  let file: number | null = null;
  let waiting: NodeJS.Timeout | null = null;
  let passes = Promise.resolve();
  async function pass(): Promise<void> {
    if (path === null || !database.isOpen) return;
    file ??= openSync(path, "r+");
    const pageSize = readSetting(database, "page_size");
    const countPages = () => readSetting(database, "page_count");
    for (let first = 1; database.isOpen && first <= countPages();) {
      if (!emptyLog(database)) {
        await setTimeout(retryPause);
        continue;
      }
      // SQLite forgets what it remembers of the file, or it could write the traces back.
      database.exec("pragma shrink_memory");
      const last = Math.min(first + pagesAtOnce - 1, countPages());
      if (last >= maxPages) throw new Error("The database is too large to erase traces in it.");
      erasePages(file, first, last, pageSize);
      first = last + 1;
      await setImmediate();
    }
    if (database.isOpen) await promisify(fdatasync)(file);
  }

  const erase = () => {
    // A pass that has begun may have looked at the place already.
    const next = passes.then(pass);
    passes = next.catch(() => undefined);
    return next;
  };
  return {
    erase,
    eraseSoon() {
      waiting ??= globalThis
        .setTimeout(() => {
          waiting = null;
          erase().catch(() => undefined);
        }, gathering)
        .unref();
      try {
        emptyLog(database);
      } catch {
        // The pass empties it, or a later one.
      }
    },
    close() {
      clearTimeout(waiting ?? undefined);
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

function erasePages(file: number, first: number, last: number, pageSize: number): void {
  const pages = Buffer.allocUnsafe((last - first + 1) * pageSize);
  const length = readSync(file, pages, 0, pages.length, (first - 1) * pageSize);
  for (let number = first; (number - first + 1) * pageSize <= length; number += 1) {
    const offset = (number - first) * pageSize;
    const page = pages.subarray(offset, offset + pageSize);
    const unused = findUnusedBytes(page, number);
    if (unused === null) continue;
    const bytes = page.subarray(unused.start, unused.end);
    if (bytes.equals(zeros.subarray(0, bytes.length))) continue;
    bytes.fill(0);
    writeSync(file, bytes, 0, bytes.length, (first - 1) * pageSize + offset + unused.start);
  }
}
