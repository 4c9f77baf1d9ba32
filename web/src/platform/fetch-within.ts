import type { After } from "./timer.ts";

/** The same `fetch`, which rejects with a `TimeoutError` where no answer has begun after so many milliseconds. */
export function fetchWithin(milliseconds: number, inner: typeof fetch, after: After): typeof fetch {
  return async (address, init = {}) => {
    const { signal } = init;
    const asking = new AbortController();
    // Not by `AbortSignal.any`, which iOS has only since 17.4. It stays, for the body comes later.
    const giveUp = () => asking.abort(signal?.reason);
    if (signal?.aborted === true) giveUp();
    signal?.addEventListener("abort", giveUp);
    const stopWaiting = after(milliseconds, () =>
      asking.abort(new DOMException("No answer came in time", "TimeoutError")),
    );
    try {
      return await inner(address, { ...init, signal: asking.signal });
    } finally {
      stopWaiting();
    }
  };
}
