import type { SentenceEncoder } from "@hearten/reading/sentence-encoder.ts";
import { createThreads } from "../../threads/create-threads.ts";

/**
 * Reading takes the first moments of an order, and mastering has its most memory at the end: by then the thread with the
 * encoder's 80 MB is gone. The next order starts it again, in 0.3 s. Orders that follow sooner find it there.
 */
const idleSeconds = 1;

const module = new URL("./sentence-encoder-thread.ts", import.meta.url);

/** The sentence encoder in a thread of its own, which ends when there was nothing to encode for a second. */
export function createThreadedSentenceEncoder(): SentenceEncoder & {
  /** Starts the thread and loads the encoder, for texts that will come. */
  prepare(): Promise<void>;
  /** Ends the thread; what is under way is rejected. */
  close(): Promise<void>;
} {
  const thread = createThreads(1, { idleSeconds });
  const never = new AbortController().signal;
  const encode = (texts: readonly string[]) =>
    thread.run<number[][]>({ module, name: "encode", argument: texts }, never);
  return {
    encode,
    async prepare() {
      await encode([]);
    },
    close: () => thread.close(),
  };
}
