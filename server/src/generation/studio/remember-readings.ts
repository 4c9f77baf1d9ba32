import type { Reader } from "@hearten/reading/create-reader.ts";
import type { Reading } from "@hearten/reading/reading.ts";

/** Readings in the cache at most (FIFO): more than are asked for while one is made. */
const mostReadings = 20;

/**
 * Memoises a reader, so that it reads each commission once. A commission is read when it comes in, and again when it is
 * made.
 */
export function rememberReadings(reader: Reader): Reader {
  /** The newest last. */
  const readings = new Map<string, Promise<Reading>>();
  return {
    read({ description, goals }) {
      const key = JSON.stringify([description, goals]);
      const known = readings.get(key);
      if (known !== undefined) return known;
      const reading = reader.read({ description, goals });
      readings.set(key, reading);
      // A failure is not remembered.
      reading.catch(() => readings.delete(key));
      for (const oldest of readings.keys()) {
        if (readings.size <= mostReadings) break;
        readings.delete(oldest);
      }
      return reading;
    },
  };
}
