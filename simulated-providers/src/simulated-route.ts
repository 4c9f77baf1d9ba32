import { once } from "node:events";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { setImmediate as immediate, setTimeout as wait } from "node:timers/promises";

/** A call as the provider got it. */
export interface ReceivedCall {
  /** The path and the query. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** How it was answered. */
  readonly mode: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Whether the answer is still being sent; false once it is whole, or once either side has hung up. */
  isOpen: boolean;
}

/** How long a good answer takes, in seconds from the call. Zero is at once. */
export interface Latency {
  /** Until the first line of a text, or the first byte of a sound. */
  firstSeconds: number;
  /** Until the end. What lies between comes evenly. */
  wholeSeconds: number;
}

/** A call that waits for its answer. */
export interface Exchange {
  readonly call: ReceivedCall;
  readonly response: ServerResponse;
  readonly latency: Readonly<Latency>;
  /** Aborts once the connection is closed. */
  readonly signal: AbortSignal;
  /** Rejects once the connection is closed. */
  wait(seconds: number): Promise<void>;
  /** Resolves once it is under way. Rejects once the connection is closed. */
  write(bytes: string | Uint8Array): Promise<void>;
}

/** One of a provider's addresses: how it answers, and who has asked. */
export interface SimulatedRoute<Mode extends string = string> {
  readonly method: "GET" | "POST";
  /** A part of it that begins with a colon stands for any. */
  readonly path: string;
  readonly modes: readonly Mode[];
  /** Answers each call for which the queue holds nothing. */
  mode: Mode;
  /** The next call is answered by the first of these, which leaves the queue. */
  readonly queue: Mode[];
  readonly latency: Latency;
  /** The oldest first. */
  readonly calls: ReceivedCall[];
  /** The most calls that were open at the same time. */
  mostAtOnce: number;
  /** Answers the call. Rejects when the connection is closed before the end. */
  answer(exchange: Exchange, mode: Mode): Promise<void>;
}

export function createRoute<Mode extends string>(
  path: string,
  modes: readonly Mode[],
  mode: Mode,
  answer: SimulatedRoute<Mode>["answer"],
  method: SimulatedRoute<Mode>["method"] = "POST",
): SimulatedRoute<Mode> {
  const latency = { firstSeconds: 0, wholeSeconds: 0 };
  return { method, path, modes, mode, queue: [], latency, calls: [], mostAtOnce: 0, answer };
}

/** Whether a call of this kind and address is the route's. */
export function isOf({ method, path }: SimulatedRoute, asked: string, pathname: string): boolean {
  const [parts, given] = [path.split("/"), pathname.split("/")];
  return (
    asked === method &&
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith(":") || part === given[index])
  );
}

export function createExchange(
  call: ReceivedCall,
  response: ServerResponse,
  latency: Readonly<Latency>,
): Exchange {
  const controller = new AbortController();
  const { signal } = controller;
  response.on("close", () => {
    call.isOpen = false;
    controller.abort();
  });
  return {
    call,
    response,
    latency,
    signal,
    wait: (seconds) => wait(seconds * 1000, undefined, { signal }),
    async write(bytes) {
      signal.throwIfAborted();
      if (!response.write(bytes)) await once(response, "drain", { signal });
      // Lets it go out by itself.
      await immediate(undefined, { signal });
    },
  };
}
