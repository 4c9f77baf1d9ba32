import { ApiError } from "../api/api-error.ts";

/** The app was replaced on the server while it was open here, and has to be loaded anew. */
export class OutdatedError extends Error {
  override readonly name = "OutdatedError";
}

/** Milliseconds for which a page is new: loading it once more would hardly change anything. */
const newFor = 5_000;

/**
 * Fetches a script of the app. One that is gone because there is a newer app loads the page anew, at
 * once where nothing is lost by it; until then the promise stays open. So does one that did not come while the server
 * was away, and does not come now that it is back. Rejects with an `OutdatedError` where something would be lost or
 * the page is new, with an `ApiError` when the server is out of reach, so that the next call tries again, and with
 * what the script itself has thrown.
 *
 * @param path of the screen that it is for; without one the page stays where it is
 */
export type FetchScript = <T>(fetchIt: () => Promise<T>, path?: string) => Promise<T>;

export interface FetchScriptDependencies {
  /** The page as the server has it now. */
  readonly readPage: () => Promise<string>;
  /** The address of the script that runs here, as the page names it. */
  readonly ownScript: string;
  /** Milliseconds since the page was loaded. */
  readonly pageAge: () => number;
  /** Whether something is loaded in the player, which loading the page anew would end. */
  readonly isListening: () => boolean;
  /** Loads the page anew, at this path if there is one. */
  readonly loadAnew: (path: string | undefined) => void;
}

export function createFetchScript(dependencies: FetchScriptDependencies): FetchScript {
  const { readPage, ownScript, pageAge, isListening, loadAnew } = dependencies;
  let wasOutOfReach = false;
  return async (fetchIt, path) => {
    try {
      return await fetchIt();
    } catch (first) {
      const page = await readPage().catch(() => null);
      const isOutdated = page !== null && !page.includes(ownScript);
      try {
        if (!isOutdated) return await fetchIt();
      } catch (again) {
        // A browser runs a script once, and rejects each later import with the very error that it threw.
        if (again === first) throw first;
      }
      // Without a look at the age, a server at odds with itself would send the page round in circles.
      if (isOutdated && (isListening() || pageAge() < newFor))
        throw new OutdatedError("There is a newer app", { cause: first });
      // Some browsers never fetch again what failed to come once, until the page is loaded anew.
      const needsNewPage = wasOutOfReach && page !== null && !isListening();
      wasOutOfReach ||= page === null;
      if (!isOutdated && !needsNewPage)
        throw new ApiError("network", "A script of the app is out of reach", { cause: first });
      loadAnew(path);
      return new Promise(() => {});
    }
  };
}
