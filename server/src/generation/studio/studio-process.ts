import { type ChildProcess, fork } from "node:child_process";
import type { Harm } from "@hearten/reading/reading.ts";
import type { FromStudio, ToStudio } from "./messages.ts";
import type { Recording, Studio } from "./studio.ts";
import { toError } from "./told-fault.ts";

export interface StudioProcessOptions {
  /** A program that calls `serveStudio`. */
  readonly program: URL;
  /** The whole environment of the process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** After so many seconds without an order the process ends. */
  readonly idleSeconds: number;
}

/**
 * What a process that works in large blocks of memory is started with. glibc would keep the freed
 * ones for each thread and in pieces that fit nothing; so they go back to the system at once.
 * Source: mallopt(3), M_ARENA_MAX, M_MMAP_THRESHOLD (bytes), M_TRIM_THRESHOLD (bytes).
 */
const allocation = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** A nursery that stays small, and a collector that `serveStudio` may call. */
const collection = ["--max-semi-space-size=1", "--expose-gc"];

/**
 * The studio in a process of its own, which starts with an order and ends soon after the last: all of
 * its memory goes back, its work never holds up the server, and a crash costs one order. Orders are
 * worked off one after the other.
 */
export function createStudioProcess(options: StudioProcessOptions): Studio {
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Orders and texts that are being worked on. */
  let working = 0;
  let texts = 0;

  function start(): ChildProcess {
    const child = fork(options.program, {
      env: { ...options.environment, ...allocation },
      execArgv: collection,
      // Keeps bytes bytes.
      serialization: "advanced",
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const forget = () => {
      if (running === child) running = null;
    };
    // For as long as it lives: an error that nobody listens for would end the server.
    child.on("exit", forget).on("error", forget);
    return child;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const child = running;
    running = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    // It holds nothing that would have to be put in order.
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await exited;
  }

  function begin(): ChildProcess {
    clearTimeout(idle);
    working += 1;
    running ??= start();
    return running;
  }

  function finish(): void {
    working -= 1;
    if (working > 0) return;
    idle = setTimeout(() => void end(), options.idleSeconds * 1_000).unref();
  }

  const makeNow: Studio["make"] = async (order, keep, signal) => {
    signal.throwIfAborted();
    const child = begin();
    const { promise, resolve, reject } = Promise.withResolvers<Recording>();
    // A channel that has broken shows as the process's end.
    const tell = (message: ToStudio) => child.send(message, () => undefined);
    const onMessage = (message: FromStudio) => {
      if (message.type === "finished") resolve(message.recording);
      else if (message.type === "failed") reject(toError(message.fault));
      else if (message.type === "written")
        keep(message.script).then(() => tell({ type: "kept" }), reject);
    };
    const onExit = (code: number | null, killedBy: string | null) =>
      reject(new Error(`The studio's process ended with ${killedBy ?? code}.`));
    const onAbort = () => reject(signal.reason);
    child.on("message", onMessage).on("exit", onExit).on("error", reject);
    signal.addEventListener("abort", onAbort);
    try {
      tell({ type: "ordered", order });
      return await promise;
    } catch (error) {
      // The order may still be worked on.
      await end();
      throw error;
    } finally {
      child.off("message", onMessage).off("exit", onExit).off("error", reject);
      signal.removeEventListener("abort", onAbort);
      finish();
    }
  };

  return {
    async readHarm(written, signal) {
      signal.throwIfAborted();
      const child = begin();
      texts += 1;
      const number = texts;
      const { promise, resolve, reject } = Promise.withResolvers<Harm>();
      const onMessage = (message: FromStudio) => {
        if (!("number" in message) || message.number !== number) return;
        if (message.type === "heard") resolve(message.harm);
        else reject(toError(message.fault));
      };
      const onExit = () => reject(new Error("The studio's process ended while it read."));
      const onAbort = () => reject(signal.reason);
      child.on("message", onMessage).on("exit", onExit).on("error", reject);
      signal.addEventListener("abort", onAbort);
      try {
        child.send({ type: "read", number, written } satisfies ToStudio, () => undefined);
        return await promise;
      } finally {
        child.off("message", onMessage).off("exit", onExit).off("error", reject);
        signal.removeEventListener("abort", onAbort);
        finish();
      }
    },

    make(order, keep, signal) {
      const made = last.then(() => makeNow(order, keep, signal));
      last = made.catch(() => undefined);
      return made;
    },
    close: end,
  };
}
