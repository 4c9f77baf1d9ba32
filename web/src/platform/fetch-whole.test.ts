import { describe, expect, it } from "vitest";
import { createFetchWhole } from "./fetch-whole.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A server whose chunks the test sends, and a clock that stands still. */
function setUp() {
  const body = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const limits = new Set<() => void>();
  const waits: number[] = [];
  const leaving = new AbortController();
  const fetchWhole = createFetchWhole(
    (_address, init) => {
      const { signal } = init ?? {};
      const whole = new ReadableStream<Uint8Array>({
        start(controller) {
          body.resolve(controller);
          signal?.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(whole, { headers: { "content-type": "audio/mpeg" } }));
    },
    (milliseconds, callback) => {
      waits.push(milliseconds);
      limits.add(callback);
      return () => void limits.delete(callback);
    },
  );
  return {
    fetching: fetchWhole("/audio.mp3", leaving.signal),
    leaving,
    waits,
    limits,
    send: async (text: string) => {
      (await body.promise).enqueue(new TextEncoder().encode(text));
      await settle();
    },
    end: async () => (await body.promise).close(),
    pass: () => {
      for (const giveUp of limits) giveUp();
    },
  };
}

describe("What is fetched whole", () => {
  it("may take as long as bytes come", async () => {
    const { fetching, waits, limits, send, end } = setUp();
    for (const text of ["lo", "ng ", "au", "dio"]) {
      await send(text);
      expect(limits.size).toBe(1);
    }
    await end();
    const blob = await fetching;
    expect([await blob?.text(), blob?.type]).toEqual(["long audio", "audio/mpeg"]);
    // Each chunk restarts the idle timer, and none is left in the end.
    expect(waits).toEqual(Array(6).fill(30_000));
    expect(limits.size).toBe(0);
  });

  it.each([0, 1, 3])(
    "is given up when nothing comes for too long after %i parts",
    async (parts) => {
      const { fetching, send, pass } = setUp();
      for (let part = 0; part < parts; part += 1) await send("so");
      pass();
      await expect(fetching).rejects.toThrow("No byte came");
    },
  );

  it("ends with whoever asked for it", async () => {
    const { fetching, leaving, limits, send } = setUp();
    await send("so");
    leaving.abort(new Error("left"));
    await expect(fetching).rejects.toThrow("left");
    expect(limits.size).toBe(0);
  });

  it.each([206, 403, 404])("is nothing for an answer of %i", async (status) => {
    let isCancelled = false;
    const cancel = () => void (isCancelled = true);
    const fetchWhole = createFetchWhole(
      async () => new Response(new ReadableStream({ cancel }), { status }),
      () => () => {},
    );
    expect(await fetchWhole("/audio.mp3", new AbortController().signal)).toBeNull();
    expect(isCancelled).toBe(true);
  });
});
