import { type ChildProcess, fork } from "node:child_process";
import { createBirpc } from "birpc";
import { faultsAsData, noTimeout, type StudioFunctions } from "./remote-functions.ts";
import type { Studio } from "./studio.ts";
import type { StudioHost } from "./studio-host.ts";
import { watchProgress } from "./watch-progress.ts";

export interface StudioProcessOptions {
  /** A program that calls `serveStudio`. */
  readonly program: URL;
  /** The whole environment of the process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** After so many seconds without an order or a text the process ends, unless it is kept warm. */
  readonly idleSeconds: number;
  /** For so many seconds since it was last warmed up it is kept. */
  readonly warmSeconds: number;
  /** After so many seconds without a sign of progress it is stuck: it is ended, and its order rejected. */
  readonly silenceSeconds: number;
  readonly host: StudioHost;
  /** Called when the process has ended: it asks and settles nothing more. */
  readonly onEnd: () => void;
}

/** Milliseconds after a warm-up for which another one does nothing, unless its process has ended since. */
const warmUpInterval = 30_000;

/** The process while it lives, and its functions. */
interface Running {
  readonly child: ChildProcess;
  readonly call: StudioFunctions;
}

/** The process has ended, and with it whatever it was working on. */
class ProcessEnded extends Error {
  override readonly name = "ProcessEnded";
}

/**
 * What a process that works in large blocks of memory is started with. glibc would keep the freed ones for each thread
 * and in pieces that fit nothing. So there is one heap for all, and what is larger than 4 MB goes back at once. Smaller
 * blocks come from the heap, whose end goes back from 16 MB on: to map each one anew takes a fifth of an order's time.
 * Source: mallopt(3), M_ARENA_MAX, M_MMAP_THRESHOLD (bytes), M_TRIM_THRESHOLD (bytes).
 */
const allocation = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "4194304",
  MALLOC_TRIM_THRESHOLD_: "16777216",
};

/** A nursery that stays small, and a collector that `serveStudio` may call. */
const collection = ["--max-semi-space-size=1", "--expose-gc"];

/**
 * The studio in a process of its own, which starts with an order or before, and ends soon after the last: all of
 * its memory goes back, its work never holds up the server, and a crash costs one order, or two
 * where a text that is read beside them is to blame. Orders are worked off one after the other.
 */
export function createStudioProcess(options: StudioProcessOptions): Studio {
  const watch = watchProgress(options.host, options.silenceSeconds);
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Until when the process is kept without work, in milliseconds of `performance.now()`. */
  let keptUntil = 0;
  /** The last warm-up: when it began, and the process that it has warmed up; null as long as it has not ended well. */
  let lastWarmUp: { readonly begun: number; warm: Running | null } | null = null;
  let isMaking = false;
  /** Orders and texts that are being worked on. */
  let working = 0;
  let isClosed = false;

  function start(): Running {
    const child = fork(options.program, {
      env: { ...options.environment, ...allocation },
      execArgv: collection,
      // Keeps bytes bytes.
      serialization: "advanced",
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const rpc = createBirpc<StudioFunctions, StudioHost>(watch.host, {
      ...faultsAsData,
      bind: "functions",
      timeout: noTimeout,
      // A channel that has broken shows as the process's end.
      post: (message) => void child.send(message, () => undefined),
      on: (listener) => child.on("message", listener),
    });
    const started = { child, call: rpc };
    const forget = (error: Error) => {
      if (running === started) cool();
      rpc.$close(error);
      options.onEnd();
    };
    // For as long as it lives: an error that nobody listens for would end the server.
    child
      .on("exit", (code, killedBy) =>
        forget(new ProcessEnded(`The studio's process ended with ${killedBy ?? code}.`)),
      )
      .on("error", forget);
    return started;
  }

  /** There is no process any more, or it will be none in a moment. */
  function cool(): void {
    running = null;
    keptUntil = 0;
  }

  function endWhenIdle(): void {
    clearTimeout(idle);
    const rest = Math.max(options.idleSeconds * 1_000, keptUntil - performance.now());
    idle = setTimeout(() => void end(), rest).unref();
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const child = running?.child ?? null;
    cool();
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    // It holds nothing that would have to be put in order.
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await exited;
  }

  /** Has the process work, and keeps it while it does. */
  async function work<Result>(
    run: (call: StudioFunctions) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    signal.throwIfAborted();
    clearTimeout(idle);
    working += 1;
    running ??= start();
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", abort);
    try {
      return await Promise.race([run(running.call), aborted.promise]);
    } finally {
      signal.removeEventListener("abort", abort);
      working -= 1;
      if (working === 0) endWhenIdle();
    }
  }

  const makeNow: Studio["make"] = async (order, signal) => {
    signal.throwIfAborted();
    const either = AbortSignal.any([signal, watch.begin()]);
    isMaking = true;
    try {
      return await work((call) => call.make(order), either);
    } catch (error) {
      // The order is still worked on. After its own failure the process goes on: others may be having texts read.
      if (either.aborted) await end();
      throw error;
    } finally {
      isMaking = false;
      watch.end();
    }
  };

  return {
    async readHarm(written, signal) {
      const read = () => work((call) => call.readHarm(written), signal);
      try {
        return await read();
      } catch (error) {
        // It may have ended for somebody else's order; a text that ends it itself ends the second one, too.
        if (!(error instanceof ProcessEnded) || signal.aborted || isClosed) throw error;
        return read();
      }
    },

    async warmUp(expected) {
      const now = performance.now();
      const isRecent = lastWarmUp !== null && now - lastWarmUp.begun <= warmUpInterval;
      const isThere = lastWarmUp?.warm === null || lastWarmUp?.warm === running;
      keptUntil = now + options.warmSeconds * 1_000;
      // While an order is made its memory is needed, and the processors.
      if (isMaking || (isRecent && isThere)) {
        if (working === 0) endWhenIdle();
        return;
      }
      const begun: NonNullable<typeof lastWarmUp> = { begun: now, warm: null };
      lastWarmUp = begun;
      await work(
        (call) => call.warmUp(expected),
        AbortSignal.timeout(options.silenceSeconds * 1_000),
      );
      begun.warm = running;
    },

    speakSample: (voiceId, words, signal) =>
      work((call) => call.speakSample(voiceId, words), signal),

    make(order, signal) {
      const made = last.then(() => makeNow(order, signal));
      last = made.catch(() => undefined);
      return made;
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}
