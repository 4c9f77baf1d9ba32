import { describe, expect, it, vi } from "vitest";
import { fetchWithTimeout } from "./fetch-with-timeout.ts";

function setUp(answer: typeof fetch) {
  const stopWaiting = vi.fn<() => void>();
  let expire: (() => void) | null = null;
  const limited = fetchWithTimeout(60_000, answer, (milliseconds, callback) => {
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

/** An answer whose body never ends. As in a browser, it fails when its request is aborted. */
function stalling(signal: AbortSignal | null | undefined): Response {
  return new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode("slo"));
        signal?.addEventListener("abort", () => body.error(signal.reason));
      },
    }),
  );
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("A request that waits no longer than its limit", () => {
  it("rejects once it is over", async () => {
    const { limited, expire } = setUp(silent);
    const asked = limited("/");
    expire();
    await expect(asked).rejects.toThrow("No answer came in time");
  });

  it("rejects once it is over while the answer is still arriving, and no byte more is taken", async () => {
    const { limited, expire } = setUp(async (_address, init) => stalling(init?.signal));
    const asked = limited("/");
    await settle();
    expire();
    await expect(asked).rejects.toThrow("No answer came in time");
  });

  it("has the whole answer, and is watched no longer then", async () => {
    const { limited, stopWaiting } = setUp(
      async () => new Response("whole", { status: 201, headers: { "retry-after": "3" } }),
    );
    const response = await limited("/", { method: "POST" });
    expect(stopWaiting).toHaveBeenCalledOnce();
    expect([response.status, response.headers.get("retry-after")]).toEqual([201, "3"]);
    expect(await response.text()).toBe("whole");
  });

  it("can be answered without a body", async () => {
    const { limited } = setUp(async () => new Response(null, { status: 204 }));
    expect((await limited("/")).status).toBe(204);
  });

  it("ends with its caller, before it is answered and while it is", async () => {
    const left = new AbortController();
    const { limited } = setUp(silent);
    const asked = limited("/", { signal: left.signal });
    left.abort(new Error("left"));
    await expect(asked).rejects.toThrow("left");
    await expect(limited("/", { signal: left.signal })).rejects.toThrow("left");

    const reading = new AbortController();
    const answered = setUp(async (_address, init) => stalling(init?.signal));
    const read = answered.limited("/", { signal: reading.signal });
    await settle();
    reading.abort(new Error("left"));
    await expect(read).rejects.toThrow("left");
  });
});
