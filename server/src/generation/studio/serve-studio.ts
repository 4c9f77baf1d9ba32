import { flushCompileCache } from "node:module";
import { createBirpc } from "birpc";
import { faultsAsData, noTimeout, type StudioFunctions } from "./remote-functions.ts";
import type { Studio } from "./studio.ts";
import type { StudioHost } from "./studio-host.ts";

/** The end of the channel that the studio's process holds: `process` itself. */
export interface StudioChannel {
  on(event: "message", listener: (message: unknown) => void): unknown;
  send?(message: unknown): unknown;
}

/**
 * Works on what comes over the channel: orders one at a time, as they are given, and texts to read beside them.
 *
 * @param create gets the host at the other end
 */
export function serveStudio(
  create: (host: StudioHost) => Promise<Studio>,
  channel: StudioChannel,
): void {
  const never = new AbortController().signal;
  const functions: StudioFunctions = {
    warmUp: (expected) => keepCompiled(async () => (await studio).warmUp(expected)),
    async make(order) {
      // What the order before has left lies in blocks outside of the heap, which make no collector run.
      globalThis.gc?.();
      // Whoever gives an order up ends the process.
      const ended = new AbortController();
      try {
        return await keepCompiled(async () => (await studio).make(order, ended.signal));
      } finally {
        // What it has begun and nobody needs any more, such as lines that were spoken ahead.
        ended.abort(new Error("The order has ended."));
        // Nearly all of this one's can go as well, before sending takes some more.
        globalThis.gc?.();
      }
    },
    readHarm: (written) => keepCompiled(async () => (await studio).readHarm(written, never)),
    speakSample: (voiceId, words) =>
      keepCompiled(async () => (await studio).speakSample(voiceId, words, never)),
  };
  const host = createBirpc<StudioHost, StudioFunctions>(functions, {
    ...faultsAsData,
    timeout: noTimeout,
    post: (message) => channel.send?.(message),
    on: (listener) => channel.on("message", listener),
  });
  const studio = create(host);
  // Whoever calls hears of it.
  studio.catch(() => undefined);
}

/** The process is ended without notice: what it has stripped of types and compiled by then is kept for the next one. */
async function keepCompiled<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    flushCompileCache();
  }
}
