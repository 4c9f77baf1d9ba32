import type { SentenceEncoder } from "@hearten/reading/sentence-encoder.ts";
import { type Threads, createThreads } from "../../threads/create-threads.ts";

const module = new URL("./sentence-encoder-thread.ts", import.meta.url);

/** A sentence encoder that gives its memory back when it is told to. */
export interface ThreadedSentenceEncoder extends SentenceEncoder {
  /** Starts and loads it for texts that will come. Encoding does so, too. */
  prepare(): Promise<void>;
  /** Ends it, unless it is encoding. The next text starts it again, in 0.3 s. */
  release(): Promise<void>;
  /** Ends it for good; what is under way is rejected. */
  close(): Promise<void>;
}

/**
 * The sentence encoder in a thread of its own, whose 80 MB go back with the thread. Encoding rejects when it can't be loaded
 * or its thread crashes; the next text tries again.
 */
export function createThreadedSentenceEncoder(): ThreadedSentenceEncoder {
  const closing = new AbortController();
  let thread: Threads | null = null;
  let running = 0;

  async function encode(texts: readonly string[]): Promise<number[][]> {
    closing.signal.throwIfAborted();
    thread ??= createThreads(1);
    running += 1;
    try {
      const task = { module, name: "encode", argument: texts };
      return await thread.run<number[][]>(task, closing.signal);
    } finally {
      running -= 1;
    }
  }

  async function end(): Promise<void> {
    const ending = thread;
    thread = null;
    await ending?.close();
  }

  return {
    encode,
    async prepare() {
      await encode([]);
    },
    async release() {
      if (running === 0) await end();
    },
    async close() {
      closing.abort(new Error("the encoder is closed"));
      await end();
    },
  };
}
