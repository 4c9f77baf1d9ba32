import type { LiveEvent } from "@hearten/contract/inspirations.ts";
import { expect, vi } from "vitest";
import { createOpenLive } from "./live.ts";

/** One connection as the server sees it. */
interface Connection {
  readonly send: (text: string) => void;
  readonly end: () => void;
  readonly isOpen: () => boolean;
}

/** A status for a request that fails without an answer. */
export const noAnswer = 0;

interface FakeLiveOptions {
  readonly token?: string;
  readonly isSignedIn?: () => Promise<boolean>;
  /** The statuses of the first answers. Later requests get a stream. */
  readonly statuses?: readonly number[];
  /** From 0 to 1; 1 if it is left out. */
  readonly random?: number;
  /** Whether the listener throws at each event. */
  readonly isFaulty?: boolean;
}

/** The live stream with a fake server, clock and page, which the test controls. */
export function openFakeLive(options: FakeLiveOptions = {}) {
  const connections: Connection[] = [];
  const statuses = [...(options.statuses ?? [])];
  const requests: Headers[] = [];
  const timers = new Set<{ readonly milliseconds: number; readonly run: () => void }>();
  let wake: (() => void) | null = null;
  const events: LiveEvent[] = [];
  const onNotSignedIn = vi.fn<() => void>();
  const onLost = vi.fn<() => void>();
  const faults: unknown[] = [];

  const openLive = createOpenLive({
    baseUrl: "",
    token: () => Promise.resolve(options.token ?? null),
    isSignedIn: options.isSignedIn ?? (() => Promise.resolve(true)),
    fetch: async (_address, init) => {
      requests.push(new Headers(init?.headers));
      const status = statuses.shift() ?? 200;
      if (status === noAnswer) throw new TypeError("Failed to fetch");
      if (status !== 200) return new Response(null, { status });
      const encoder = new TextEncoder();
      let isOpen = true;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          connections.push({
            send: (text) => controller.enqueue(encoder.encode(text)),
            end: () => {
              isOpen = false;
              controller.close();
            },
            isOpen: () => isOpen,
          });
          init?.signal?.addEventListener("abort", () => {
            if (isOpen) controller.error(new DOMException("aborted", "AbortError"));
            isOpen = false;
          });
        },
      });
      return new Response(body);
    },
    after: (milliseconds, run) => {
      const timer = { milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    random: () => options.random ?? 1,
    onWake: (callback) => {
      wake = callback;
      return () => {
        wake = null;
      };
    },
    onFault: (error) => faults.push(error),
  });
  const onEvent = (event: LiveEvent) => {
    events.push(event);
    if (options.isFaulty === true) throw new Error("a fault of ours");
  };
  const close = openLive({ onEvent, onLost, onNotSignedIn });

  /** The back-off timers that are running, without the idle timers of connections. */
  const waits = () => [...timers].filter(({ milliseconds }) => milliseconds < 45_000);
  const pass = (time: number) =>
    [...timers].find(({ milliseconds }) => milliseconds === time)?.run();
  return {
    connections,
    requests,
    events,
    faults,
    onLost,
    onNotSignedIn,
    close,
    wake: () => wake?.(),
    waits,
    nextWait: async () => {
      await vi.waitFor(() => expect(waits()).toHaveLength(1));
      return waits()[0]?.milliseconds;
    },
    passWait: () => waits()[0]?.run(),
    passSilence: () => pass(45_000),
    passLasting: () => pass(180_000),
    connected: async (count: number) => {
      await vi.waitFor(() => expect(connections).toHaveLength(count));
      const connection = connections[count - 1];
      if (connection === undefined) throw new Error("not connected");
      return connection;
    },
  };
}
