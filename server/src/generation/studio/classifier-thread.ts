import {
  type TextClassifier,
  loadTextClassifier,
} from "@hearten/reading/classifier/text-classifier.ts";
import { loadOnce } from "../../loading/load-once.ts";

// These run in a thread of the pool in `threaded-classifier.ts`.

const load = loadOnce(async () => {
  const classifier = await loadTextClassifier();
  // Collects what loading leaves: tens of megabytes in blocks outside of the heap, which make no collector run.
  globalThis.gc?.();
  return classifier;
});

export async function prepare(): Promise<void> {
  await load();
}

export async function classify(texts: readonly string[]) {
  return (await load()).classify(texts);
}

export async function classifyGoals([goals, text]: Parameters<TextClassifier["classifyGoals"]>) {
  return (await load()).classifyGoals(goals, text);
}

export async function classifySentences(sentences: readonly string[]) {
  return (await load()).classifySentences(sentences);
}
