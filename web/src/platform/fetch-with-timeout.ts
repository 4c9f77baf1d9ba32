import type { After } from "./timer.ts";

/**
 * The same `fetch` with a time limit: it resolves once the whole answer is here, its body included, and rejects
 * with a `TimeoutError` where that takes more than so many milliseconds. A stream that lasts is not for it.
 */
export function fetchWithTimeout(
  milliseconds: number,
  inner: typeof fetch,
  after: After,
): typeof fetch {
  return async (address, init = {}) => {
    const { signal } = init;
    const asking = new AbortController();
    // Not by `AbortSignal.any`, which iOS has only since 17.4.
    const giveUp = () => asking.abort(signal?.reason);
    if (signal?.aborted === true) giveUp();
    signal?.addEventListener("abort", giveUp);
    const stopWaiting = after(milliseconds, () =>
      asking.abort(new DOMException("No answer came in time", "TimeoutError")),
    );
    try {
      const answer = await inner(address, { ...init, signal: asking.signal });
      // An answer without a body may not be made anew with one.
      return answer.body === null ? answer : new Response(await answer.blob(), answer);
    } finally {
      stopWaiting();
      signal?.removeEventListener("abort", giveUp);
    }
  };
}
