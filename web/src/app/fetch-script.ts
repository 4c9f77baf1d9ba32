import { ApiError } from "../api/api-error.ts";

/** The app was replaced on the server while it was open here, and has to be loaded anew. */
export class OutdatedError extends Error {
  override readonly name = "OutdatedError";
}

/** Milliseconds for which a page is new. Loading it again would not help. */
const newFor = 5_000;

/**
 * Loads a script of the app. If it is gone because the server has a newer version, the page is loaded again, and the
 * promise stays pending until then. The same happens if the browser does not retry a script that has failed before.
 *
 * Rejects with an `OutdatedError` if a reload would end the audio or the page is new, with an `ApiError` if the server
 * is out of reach (the next call tries again), and with any error of the script itself.
 *
 * @param path the path of the script's screen, to load instead; without one the page is loaded at its own address
 */
export type FetchScript = <T>(fetchIt: () => Promise<T>, path?: string) => Promise<T>;

export interface FetchScriptDependencies {
  /** Asks the server, and no cache, for the page. */
  readonly fetchPage: () => Promise<Response>;
  /** The address of the script that runs here, as it is written in the page. */
  readonly ownScript: string;
  /** Milliseconds since the page was loaded. */
  readonly pageAge: () => number;
  /** Whether something is loaded in the player, which loading the page anew would end. */
  readonly isListening: () => boolean;
  /** Loads the page again, at this path if there is one. */
  readonly reload: (path: string | undefined) => void;
}

export function createFetchScript(dependencies: FetchScriptDependencies): FetchScript {
  const { fetchPage, ownScript, pageAge, isListening, reload } = dependencies;
  let wasOutOfReach = false;

  /** Null if the server is out of reach, also where a proxy answers in its place. */
  async function readPage(): Promise<string | null> {
    try {
      const page = await fetchPage();
      return page.ok ? await page.text() : null;
    } catch {
      return null;
    }
  }

  return async (fetchIt, path) => {
    try {
      return await fetchIt();
    } catch (first) {
      const page = await readPage();
      const isOutdated = page !== null && !page.includes(ownScript);
      try {
        if (!isOutdated) return await fetchIt();
      } catch (again) {
        // A browser runs a script only once. Each later import rejects with the same error object.
        if (again === first) throw first;
      }
      // Without the check of the age, a server with inconsistent files would cause an endless loop of reloads.
      if (isOutdated && (isListening() || pageAge() < newFor))
        throw new OutdatedError("There is a newer app", { cause: first });
      // Some browsers do not retry a failed script until the page is loaded again.
      const needsNewPage = wasOutOfReach && page !== null && !isListening();
      wasOutOfReach ||= page === null;
      if (!isOutdated && !needsNewPage)
        throw new ApiError("network", "A script of the app is out of reach", { cause: first });
      reload(path);
      return new Promise(() => {});
    }
  };
}
