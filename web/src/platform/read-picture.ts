import { readAsData } from "./read-as-data.ts";

/**
 * Creates a function that fetches a picture as a `data:` address; it resolves with null if that fails.
 *
 * @param fetch with a time limit, so that a picture that never ends does not hold a connection
 */
export function createReadPicture(fetch: typeof globalThis.fetch) {
  return async (address: string): Promise<string | null> => {
    try {
      const response = await fetch(address);
      return response.ok ? await readAsData(await response.blob()) : null;
    } catch {
      return null;
    }
  };
}
