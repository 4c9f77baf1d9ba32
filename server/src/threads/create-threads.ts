import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { SentTask } from "./run-task.ts";

/** What each thread has loaded. */
const filename = fileURLToPath(new URL("./run-task.ts", import.meta.url));

/**
 * Of each thread's heap: blocks of samples live for a moment only, and a thread that collects them
 * early holds less memory at no cost that could be measured.
 */
const youngGenerationMegabytes = 6;

/** A function that a module exports, and its one argument, which is copied, but for shared memory. */
export interface ThreadTask {
  readonly module: URL;
  readonly name: string;
  readonly argument: unknown;
}

/** Threads of this process that compute for whoever asks first. */
export interface Threads {
  /** How many tasks run at the same time. */
  readonly count: number;
  /**
   * Runs a task in the next thread that is free. A thread that crashes rejects its task and is replaced. The caller
   * names the function's result.
   *
   * @throws the signal's reason, at once: the thread is ended and replaced
   */
  run<Result>(task: ThreadTask, signal: AbortSignal): Promise<Result>;
  /** Ends the threads; what is under way is rejected. */
  close(): Promise<void>;
}

/**
 * Threads that start when they are first needed, and stay: what one has compiled is there for the next task. They end
 * with `close` or their process.
 *
 * @param onTaskEnd called after each task that has ended well: the work goes on
 */
export function createThreads(count: number, onTaskEnd: () => void = () => undefined): Threads {
  const closing = new AbortController();
  const pool = new Piscina<SentTask, unknown>({
    filename,
    name: "runTask",
    minThreads: 0,
    maxThreads: count,
    idleTimeout: Infinity,
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMegabytes },
  });

  return {
    count,

    async run<Result>({ module, name, argument }: ThreadTask, signal: AbortSignal) {
      const either = AbortSignal.any([signal, closing.signal]);
      either.throwIfAborted();
      try {
        const task = { module: module.href, name, argument };
        const result = (await pool.run(task, { signal: either })) as Result;
        onTaskEnd();
        return result;
      } catch (error) {
        // The pool rejects with an error of its own; the caller's reason says more.
        either.throwIfAborted();
        throw error;
      }
    },

    async close() {
      closing.abort(new Error("the threads are closed"));
      await pool.destroy();
    },
  };
}
