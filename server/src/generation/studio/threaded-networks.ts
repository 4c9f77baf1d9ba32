import type { Networks } from "@hearten/reading/networks.ts";
import { createThreads } from "../../threads/create-threads.ts";

const module = new URL("./networks-thread.ts", import.meta.url);

/** Networks that give their memory back when they are told to. */
export interface ThreadedNetworks extends Networks {
  /** Starts and loads them for texts that will come. Each question does so, too. */
  prepare(): Promise<void>;
  /** Ends them, unless they are answering. The next question starts them again, in 0.5 s. */
  release(): Promise<void>;
  /** Ends them for good; what is under way is rejected. */
  close(): Promise<void>;
}

/**
 * The networks in a thread of their own, whose 210 MB go back with the thread. A question rejects when they can't be
 * loaded or their thread crashes; the next one tries again.
 */
export function createThreadedNetworks(): ThreadedNetworks {
  const closing = new AbortController();
  const thread = createThreads(1);

  const ask = <Result>(name: string, argument: unknown) =>
    thread.run<Result>({ module, name, argument }, closing.signal);

  return {
    encoder: { encode: (texts) => ask("encode", texts) },
    classifier: {
      classify: (texts) => ask("classify", texts),
      classifySentences: (sentences) => ask("classifySentences", sentences),
    },
    prepare: () => ask("prepare", null),
    release: () => thread.release(),
    async close() {
      closing.abort(new Error("the networks are closed"));
      await thread.close();
    },
  };
}
