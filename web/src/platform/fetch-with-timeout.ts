import type { After } from "./timer.ts";

/**
 * Adds a timeout to `fetch`. The result resolves when the whole answer is here, with its body. It rejects with a
 * `TimeoutError` if that takes longer than this many milliseconds. Do not use it for streams.
 */
export function fetchWithTimeout(
  milliseconds: number,
  inner: typeof fetch,
  after: After,
): typeof fetch {
  return async (address, init = {}) => {
    const { signal } = init;
    const asking = new AbortController();
    // Without `AbortSignal.any`, because iOS has it only since 17.4.
    const giveUp = () => asking.abort(signal?.reason);
    if (signal?.aborted === true) giveUp();
    signal?.addEventListener("abort", giveUp);
    const stopWaiting = after(milliseconds, () =>
      asking.abort(new DOMException("No answer came in time", "TimeoutError")),
    );
    try {
      const answer = await inner(address, { ...init, signal: asking.signal });
      // A response with a status such as 204 must not be created with a body.
      return answer.body === null ? answer : new Response(await answer.blob(), answer);
    } finally {
      stopWaiting();
      signal?.removeEventListener("abort", giveUp);
    }
  };
}
