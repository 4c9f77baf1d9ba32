import { describe, expect, it, vi } from "vitest";
import { fetchWithin } from "./fetch-within.ts";

function setUp(answer: typeof fetch) {
  const stopWaiting = vi.fn<() => void>();
  let expire: (() => void) | null = null;
  const limited = fetchWithin(60_000, answer, (milliseconds, callback) => {
    expect(milliseconds).toBe(60_000);
    expire = callback;
    return stopWaiting;
  });
  return { limited, stopWaiting, expire: () => expire?.() };
}

/** A server that takes a request and never answers. */
const silent: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    if (signal?.aborted === true) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

describe("A request that waits no longer than its limit", () => {
  it("rejects once it is over", async () => {
    const { limited, expire } = setUp(silent);
    const asked = limited("/");
    expire();
    await expect(asked).rejects.toThrow("No answer came in time");
  });

  it("lets an answer that has begun take its time", async () => {
    let signal: AbortSignal | null | undefined;
    const { limited, stopWaiting } = setUp(async (_address, init) => {
      signal = init?.signal;
      return new Response("slow");
    });
    const response = await limited("/", { method: "POST" });
    expect(stopWaiting).toHaveBeenCalledOnce();
    expect(signal?.aborted).toBe(false);
    expect(await response.text()).toBe("slow");
  });

  it("ends with its caller, before, while and after it is answered", async () => {
    const left = new AbortController();
    const { limited } = setUp(silent);
    const asked = limited("/", { signal: left.signal });
    left.abort(new Error("left"));
    await expect(asked).rejects.toThrow("left");
    await expect(limited("/", { signal: left.signal })).rejects.toThrow("left");

    const reading = new AbortController();
    let signal: AbortSignal | null | undefined;
    const answered = setUp(async (_address, init) => {
      signal = init?.signal;
      return new Response("");
    });
    await answered.limited("/", { signal: reading.signal });
    reading.abort();
    expect(signal?.aborted).toBe(true);
  });
});
