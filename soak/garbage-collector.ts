// Has the garbage of a running product collected, so that its memory shows what it keeps. By itself it collects what has
// grown old only after hours: what was thrown away meanwhile looks like a leak.
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "../e2e/product.ts";

/** Has Node.js listen to its inspector on a free port once it's asked to, by `SIGUSR1`. */
export const inspectable = { NODE_OPTIONS: "--inspect-port=127.0.0.1:0" };

/** Bytes of JavaScript's heap. */
export interface HeapUsage {
  /** Of what is kept. */
  readonly usedSize: number;
  /** Of the pages that hold it, gaps between it included. */
  readonly totalSize: number;
}

export interface GarbageCollector {
  /** Resolves when it's done, with what is left. */
  collect(): Promise<HeapUsage>;
  /** Until then the product can't end: Node.js waits for whoever inspects it. */
  close(): void;
}

/** @param product one that was started `inspectable` */
export async function openGarbageCollector({ pid, log }: Product): Promise<GarbageCollector> {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await findAddress(log));
  await once(socket, "open");
  let asked = 0;
  async function call(method: string): Promise<unknown> {
    const id = (asked += 1);
    const done = Promise.withResolvers<unknown>();
    const hear = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as {
        readonly id?: number;
        readonly result?: unknown;
      };
      if (answer.id === id) done.resolve(answer.result);
    };
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id, method }));
    const result = await done.promise;
    socket.removeEventListener("message", hear);
    return result;
  }
  return {
    async collect() {
      await call("HeapProfiler.collectGarbage");
      return (await call("Runtime.getHeapUsage")) as HeapUsage;
    },
    close: () => socket.close(),
  };
}

/** What Node.js says once it listens: "Debugger listening on ws://127.0.0.1:PORT/ID". */
async function findAddress(log: readonly string[]): Promise<string> {
  for (;;) {
    const address = log.map((line) => /ws:\/\/\S+/.exec(line)?.[0]).find(Boolean);
    if (address !== undefined) return address;
    await pause(50);
  }
}
