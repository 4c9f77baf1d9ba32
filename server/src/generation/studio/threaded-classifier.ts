import type { TextClassifier } from "@hearten/reading/classifier/text-classifier.ts";
import { createThreads } from "../../threads/create-threads.ts";

const module = new URL("./classifier-thread.ts", import.meta.url);

/** A classifier that gives its memory back when it is told to. */
export interface ThreadedClassifier extends TextClassifier {
  /** Starts and loads it for texts that will come. Each question does so, too. */
  prepare(): Promise<void>;
  /** Ends it, unless it is answering. The next question starts it again, in some 0.6 s. */
  release(): Promise<void>;
  /** Ends it for good; what is under way is rejected. */
  close(): Promise<void>;
}

/**
 * The classifier in a thread of its own, whose memory goes back with the thread. A question rejects when it can't be
 * loaded or its thread crashes; the next one tries again.
 */
export function createThreadedClassifier(): ThreadedClassifier {
  const closing = new AbortController();
  const thread = createThreads(1);

  const ask = <Result>(name: string, argument: unknown) =>
    thread.run<Result>({ module, name, argument }, closing.signal);

  return {
    classify: (texts) => ask("classify", texts),
    classifyGoals: (goals, text) => ask("classifyGoals", [goals, text]),
    classifySentences: (sentences) => ask("classifySentences", sentences),
    prepare: () => ask("prepare", null),
    release: () => thread.release(),
    async close() {
      closing.abort(new Error("the classifier is closed"));
      await thread.close();
    },
  };
}
