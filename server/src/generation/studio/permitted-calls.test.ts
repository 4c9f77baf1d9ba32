import { describe, expect, it, vi } from "vitest";
import { ProviderFault, type ProviderFaultKind } from "../../ports/provider-fault.ts";
import { createPermittedCalls } from "./permitted-calls.ts";
import { createMemoryHost } from "./studio-host.fixture.ts";

const never = new AbortController().signal;

/** Calls it while it fails in these ways, one after the other, and then answers. */
function call(faults: readonly Error[], dollars = 2) {
  const rest = [...faults];
  const waits: number[] = [];
  let made = 0;
  const { host, permitted, settled } = createMemoryHost();
  const wait = async (seconds: number) => void waits.push(seconds);
  const result = createPermittedCalls("writer", host, wait).call(
    dollars,
    async () => {
      made += 1;
      const fault = rest.shift();
      if (fault) throw fault;
      return { result: "words", dollars: 0.5 };
    },
    never,
  );
  result.catch(() => undefined);
  return { result, waits, made: () => made, permitted, settled };
}
const fault = (kind: ProviderFaultKind, retryAfterSeconds: number | null = null) =>
  new ProviderFault(kind, kind, { retryAfterSeconds });
const brokenOff = (kind: ProviderFaultKind) => new ProviderFault(kind, kind, { hasBegun: true });

describe("Calls of a provider", () => {
  it("are permitted at their worst price, and settled at what they cost", async () => {
    const { result, permitted, settled } = call([]);
    expect(await result).toBe("words");
    expect(permitted).toEqual([{ part: "writer", dollars: 2 }]);
    expect(settled).toEqual([{ dollars: 0.5, fault: null }]);
  });

  it("are made again after a while when what failed may pass, each permitted anew", async () => {
    const { result, waits, settled } = call([fault("busy"), fault("unreachable")]);
    expect(await result).toBe("words");
    expect(waits).toEqual([0.5, 1]);
    expect(settled).toEqual([
      { dollars: 0, fault: "busy" },
      // It may have been worked on before the connection broke.
      { dollars: 2, fault: "unreachable" },
      { dollars: 0.5, fault: null },
    ]);
  });

  it("may have to be paid for once the answer has begun, whatever broke it off", async () => {
    const { result, settled } = call([brokenOff("busy")]);
    expect(await result).toBe("words");
    expect(settled).toEqual([
      { dollars: 2, fault: "busy" },
      { dollars: 0.5, fault: null },
    ]);
    for (const kind of ["exhausted", "rejected"] as const) {
      const once = call([brokenOff(kind)]);
      await expect(once.result).rejects.toMatchObject({ kind });
      expect(once.settled).toEqual([{ dollars: 2, fault: kind }]);
    }
  });

  it("wait as long as the provider wants", async () => {
    const { result, waits } = call([fault("busy", 7)]);
    await result;
    expect(waits).toEqual([7]);
  });

  it("are not made again for a provider that wants to be left alone for long", async () => {
    const { result, made } = call([fault("busy", 3_600)]);
    await expect(result).rejects.toMatchObject({ kind: "busy" });
    expect(made()).toBe(1);
  });

  it("end after the third failure", async () => {
    const { result, made } = call(Array.from({ length: 4 }, () => fault("busy")));
    await expect(result).rejects.toMatchObject({ kind: "busy" });
    expect(made()).toBe(3);
  });

  it.each(["exhausted", "rejected", "unusable"] as const)("are made once when %s", async (kind) => {
    const { result, made, settled } = call([fault(kind)]);
    await expect(result).rejects.toMatchObject({ kind });
    expect(made()).toBe(1);
    expect(settled).toEqual([{ dollars: kind === "unusable" ? 2 : 0, fault: kind }]);
  });

  it("don't blame the provider for our own mistakes, but for being too slow", async () => {
    const mistake = call([new TypeError("a mistake of ours")]);
    await expect(mistake.result).rejects.toThrow("a mistake of ours");
    expect(mistake.settled).toEqual([{ dollars: 2, fault: "abandoned" }]);
    const slow = call([new DOMException("too slow", "TimeoutError")]);
    await expect(slow.result).rejects.toThrow("too slow");
    expect(slow.settled).toEqual([{ dollars: 2, fault: "unreachable" }]);
  });

  it("say nothing about the provider when the caller gives them up", async () => {
    const { host, settled } = createMemoryHost();
    const giveUp = new AbortController();
    const result = createPermittedCalls("voice", host).call(
      2,
      async (signal) => {
        giveUp.abort(new Error("nobody waits"));
        signal.throwIfAborted();
        return { result: "sound", dollars: 2 };
      },
      giveUp.signal,
    );
    await expect(result).rejects.toThrow("nobody waits");
    expect(settled).toEqual([{ dollars: 2, fault: "abandoned" }]);
  });

  it("are not begun, and cost nothing, when they are given up while they wait for a permit", async () => {
    const { host, settled } = createMemoryHost();
    const giveUp = new AbortController();
    const calls = createPermittedCalls("voice", {
      ...host,
      permitCall(...asked) {
        giveUp.abort(new Error("nobody waits"));
        return host.permitCall(...asked);
      },
    });
    const run = vi.fn<() => Promise<never>>();
    await expect(calls.call(2, run, giveUp.signal)).rejects.toThrow("nobody waits");
    expect(run).not.toHaveBeenCalled();
    expect(settled).toEqual([{ dollars: 0, fault: "abandoned" }]);
  });

  it("are not made without a permit", async () => {
    const { host } = createMemoryHost();
    const calls = createPermittedCalls("voice", {
      ...host,
      permitCall: async () => ({ granted: null, reason: "spent" }),
    });
    const run = vi.fn<() => Promise<never>>();
    await expect(calls.call(1, run, never)).rejects.toThrow("What may be spent in a day");
    expect(run).not.toHaveBeenCalled();
  });

  it("wait no longer once the signal aborts", async () => {
    const { host } = createMemoryHost();
    const giveUp = new AbortController();
    const run = vi.fn<() => Promise<never>>(async () => {
      setImmediate(() => giveUp.abort(new Error("nobody waits")));
      throw fault("busy", 20);
    });
    const result = createPermittedCalls("writer", host).call(1, run, giveUp.signal);
    await expect(result).rejects.toThrow("nobody waits");
    expect(run).toHaveBeenCalledOnce();
  });
});
