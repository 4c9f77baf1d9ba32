import { type LiveEvent, liveEvent, liveInspirationsPath } from "@hearten/contract/inspirations.ts";
import { createParser } from "eventsource-parser";
import * as v from "valibot";
import { parseAnswer } from "./parse-answer.ts";

/** After this many milliseconds without a byte the connection counts as dead; the server's heartbeat is far more frequent. */
const idleTimeout = 45_000;
/** Milliseconds before the first, and at most before any, new attempt. */
const minDelay = 500;
const maxDelay = 30_000;
/**
 * Milliseconds after which a connection shows that the next one may come at once. With one window more than
 * a person's five streams, each that returns ends the oldest: none gets this old, since five others return
 * before, each after the longest delay at most. So the delays of all grow, instead of beginning anew for ever.
 */
const stableAfter = 6 * maxDelay;

export interface LiveOptions {
  readonly baseUrl: string;
  readonly token: () => Promise<string | null>;
  /**
   * Whether somebody is still signed in; asked before each new attempt, so that a stream that ended
   * with its sign-in is not asked for again.
   */
  readonly isSignedIn: () => Promise<boolean>;
  readonly fetch: typeof fetch;
  /** Runs the callback after so many milliseconds; answers how to call it off. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** 0 to 1. */
  readonly random: () => number;
  /** Calls back when a new attempt is likely to succeed: back online, page visible again. */
  readonly onWake: (callback: () => void) => () => void;
}

export interface LiveListener {
  /** Every connection begins with a `snapshot`. */
  readonly onEvent: (event: LiveEvent) => void;
  /** A connection has ended, or none came about; the next attempt follows by itself. */
  readonly onLost: () => void;
  /** Nobody is signed in any more: the stream has ended for good. */
  readonly onNotSignedIn: () => void;
}

/**
 * Opens the live stream of the signed-in person's inspirations and keeps it open through lost
 * connections; answers how to close it.
 */
export type OpenLive = (listener: LiveListener) => () => void;

export function createOpenLive(options: LiveOptions): OpenLive {
  const { baseUrl, token, isSignedIn, fetch, after, random, onWake } = options;
  return (listener) => {
    const closing = new AbortController();
    /** Since a connection has lasted, or the page woke. */
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

    /** One connection, from request to its end. */
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
        // However the connection broke, the next one begins with the whole picture again.
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
      const parsed = v.safeParse(liveEvent, { ...asObject(parseAnswer(data, baseUrl)), type });
      // An event that this version does not know is none of its business.
      if (!parsed.success) return;
      listener.onEvent(parsed.output);
    }

    /** Waits longer after each loss, spread so that many clients don't return at once. */
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

/** A server that gives no answer says nothing about the sign-in. */
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
