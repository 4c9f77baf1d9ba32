import { type LiveEvent, liveEvent, liveInspirationsPath } from "@hearten/contract/inspirations.ts";
import { createParser } from "eventsource-parser";
import * as v from "valibot";
import { parseAnswer } from "./parse-answer.ts";

/** Milliseconds without a byte after which a connection counts as lost. The server's heartbeat is far more frequent. */
const idleTimeout = 45_000;
/** Milliseconds before a new attempt. They grow from the first to the second value (exponential back-off). */
const minDelay = 500;
const maxDelay = 30_000;
/**
 * Milliseconds after which a connection counts as stable, so that the back-off is reset. A person has five streams
 * at most, and a new one ends the oldest. With six windows no stream gets as old as this: five others reconnect
 * before, each within the longest delay. So all back off, instead of ending each other for ever.
 */
const stableAfter = 6 * maxDelay;

export interface LiveOptions {
  readonly baseUrl: string;
  readonly token: () => Promise<string | null>;
  /**
   * Whether somebody is still signed in. Called before each new attempt: a stream that ended with its sign-in is
   * not opened again.
   */
  readonly isSignedIn: () => Promise<boolean>;
  readonly fetch: typeof fetch;
  /** Runs the callback after this many milliseconds. Returns a function that cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Calls back when a new attempt is likely to succeed: the network is back, or the page is visible again. */
  readonly onWake: (callback: () => void) => () => void;
  /** Receives a fault of our own at an event. The stream goes on with the next one. */
  readonly onFault: (error: unknown) => void;
}

export interface LiveListener {
  /** The first event of every connection is a `snapshot`. */
  readonly onEvent: (event: LiveEvent) => void;
  /** A connection has ended or could not be opened. It is retried by itself. */
  readonly onLost: () => void;
  /** Nobody is signed in any more. The stream is not opened again. */
  readonly onNotSignedIn: () => void;
}

/**
 * Opens the live stream of the signed-in person's inspirations, and reconnects when it is lost. Returns a function
 * that closes it.
 */
export type OpenLive = (listener: LiveListener) => () => void;

export function createOpenLive(options: LiveOptions): OpenLive {
  const { baseUrl, token, isSignedIn, fetch, after, random, onWake, onFault } = options;
  return (listener) => {
    const closing = new AbortController();
    /** Failed attempts since a connection was stable or the page woke up. */
    let failures = 0;
    let tryNow: (() => void) | null = null;

    const stopWaking = onWake(() => {
      failures = 0;
      tryNow?.();
    });
    closing.signal.addEventListener("abort", stopWaking);

    void run();
    return () => closing.abort();

    async function run(): Promise<void> {
      while (!closing.signal.aborted) {
        const ending = await connect();
        if (closing.signal.aborted) return;
        if (ending === "lost") {
          listener.onLost();
          await backOff();
        }
        if (closing.signal.aborted) return;
        const isOver = ending === "not-signed-in" || !(await mayReconnect(isSignedIn));
        if (closing.signal.aborted || !isOver) continue;
        closing.abort();
        listener.onNotSignedIn();
      }
    }

    /** Opens one connection, and resolves when it ends. */
    async function connect(): Promise<"lost" | "not-signed-in"> {
      const connection = new AbortController();
      const abort = () => connection.abort();
      closing.signal.addEventListener("abort", abort);
      let stopWatch = watchIdle();
      const stopCounting = after(stableAfter, () => {
        failures = 0;
      });
      try {
        const bearer = await token();
        const response = await fetch(baseUrl + liveInspirationsPath, {
          credentials: "include",
          cache: "no-store",
          headers: {
            accept: "text/event-stream",
            ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          },
          signal: connection.signal,
        });
        if (response.status === 401) return "not-signed-in";
        if (!response.ok || response.body === null) {
          await response.body?.cancel();
          return "lost";
        }
        const parser = createParser({ onEvent: ({ event, data }) => receive(event, data) });
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return "lost";
          stopWatch();
          stopWatch = watchIdle();
          parser.feed(value);
        }
      } catch {
        // No event is missed: the next connection begins with a snapshot.
        return "lost";
      } finally {
        stopWatch();
        stopCounting();
        connection.abort();
        closing.signal.removeEventListener("abort", abort);
      }

      function watchIdle(): () => void {
        return after(idleTimeout, () => connection.abort());
      }
    }

    function receive(type: string | undefined, data: string): void {
      if (closing.signal.aborted) return;
      try {
        const parsed = v.safeParse(liveEvent, { ...asObject(parseAnswer(data, baseUrl)), type });
        // A newer server may send events that this version does not know. They are ignored.
        if (parsed.success) listener.onEvent(parsed.output);
      } catch (error) {
        // It would pass for a lost connection, again and again.
        onFault(error);
      }
    }

    /** Exponential back-off with jitter, so that many clients do not reconnect at the same time. */
    function backOff(): Promise<void> {
      const longest = Math.min(maxDelay, minDelay * 2 ** failures);
      failures += 1;
      return new Promise((resolve) => {
        const resume = () => {
          cancel();
          tryNow = null;
          closing.signal.removeEventListener("abort", resume);
          resolve();
        };
        const cancel = after(longest * (0.5 + random() / 2), resume);
        tryNow = resume;
        closing.signal.addEventListener("abort", resume);
      });
    }
  };
}

/** Without an answer the sign-in is assumed to be valid. */
async function mayReconnect(isSignedIn: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isSignedIn();
  } catch {
    return true;
  }
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
