import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";

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
  /** Ends the threads and frees what they hold, unless they run a task. The next task starts them again. */
  release(): Promise<void>;
  /** Ends the threads; what is under way is rejected. */
  close(): Promise<void>;
}

/**
 * Threads that start when they are first needed, and stay: what one has compiled is there for the next task. They end
 * with `release`, `close` or their process.
 *
 * @param onTaskEnd called after each task that has ended well: the work goes on
 */
export function createThreads(count: number, onTaskEnd: () => void = () => undefined): Threads {
  const closing = new AbortController();
  let pool: Piscina<unknown, unknown> | null = null;
  let running = 0;
  const openPool = () =>
    (pool ??= new Piscina<unknown, unknown>({
      minThreads: 0,
      maxThreads: count,
      idleTimeout: Infinity,
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMegabytes },
    }));

  async function end(): Promise<void> {
    const ending = pool;
    pool = null;
    await ending?.destroy();
  }

  return {
    count,

    async run<Result>({ module, name, argument }: ThreadTask, signal: AbortSignal) {
      const either = AbortSignal.any([signal, closing.signal]);
      either.throwIfAborted();
      running += 1;
      try {
        const filename = fileURLToPath(module);
        const options = { filename, name, signal: either };
        const result = (await openPool().run(argument, options)) as Result;
        onTaskEnd();
        return result;
      } catch (error) {
        // The pool rejects with an error of its own; the caller's reason says more.
        either.throwIfAborted();
        throw error;
      } finally {
        running -= 1;
      }
    },

    async release() {
      if (running === 0) await end();
    },

    async close() {
      closing.abort(new Error("the threads are closed"));
      await end();
    },
  };
}
