import type { After } from "./timer.ts";

/** Milliseconds without a byte after which the request is aborted. The whole body may take longer. */
const idleTimeout = 30_000;

/**
 * Fetches a whole body, however long it takes. Resolves with null if the status is not 200. Rejects with a
 * `TimeoutError` if no byte comes for half a minute, with the signal's reason if it aborts, and otherwise like
 * `fetch`.
 */
export type FetchWhole = (address: string, signal: AbortSignal) => Promise<Blob | null>;

export function createFetchWhole(fetch: typeof globalThis.fetch, after: After): FetchWhole {
  return async (address, signal) => {
    const fetching = new AbortController();
    const leave = () => fetching.abort(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave);
    let stopWaiting = waitForByte();
    try {
      const answer = await fetch(address, {
        credentials: "omit",
        cache: "no-store",
        signal: fetching.signal,
      });
      if (answer.status !== 200 || answer.body === null) {
        await answer.body?.cancel();
        return null;
      }
      const reader = answer.body.getReader();
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      for (;;) {
        stopWaiting();
        stopWaiting = waitForByte();
        const { done, value } = await reader.read();
        if (done) return new Blob(chunks, { type: answer.headers.get("content-type") ?? "" });
        chunks.push(value);
      }
    } finally {
      stopWaiting();
      signal.removeEventListener("abort", leave);
    }

    function waitForByte(): () => void {
      return after(idleTimeout, () =>
        fetching.abort(new DOMException("No byte came in time", "TimeoutError")),
      );
    }
  };
}
