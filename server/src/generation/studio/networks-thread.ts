import { loadTextClassifier } from "@hearten/reading/classifier/text-classifier.ts";
import type { Networks } from "@hearten/reading/networks.ts";
import { loadSentenceEncoder } from "@hearten/reading/sentence-encoder.ts";
import { loadOnce } from "./load-once.ts";

// These run in a thread of the pool in `threaded-networks.ts`.

const loadEncoder = loadOnce(() => withoutRest(loadSentenceEncoder));
const loadClassifier = loadOnce(() => withoutRest(loadTextClassifier));

/** Collects what loading leaves: tens of megabytes in blocks outside of the heap, which make no collector run. */
async function withoutRest<Network>(load: () => Promise<Network>): Promise<Network> {
  const network = await load();
  globalThis.gc?.();
  return network;
}

export async function prepare(): Promise<void> {
  await loadEncoder();
  await loadClassifier();
}

export async function encode(texts: Parameters<Networks["encoder"]["encode"]>[0]) {
  return (await loadEncoder()).encode(texts);
}

export async function classify(texts: Parameters<Networks["classifier"]["classify"]>[0]) {
  return (await loadClassifier()).classify(texts);
}

export async function classifySentences(
  sentences: Parameters<Networks["classifier"]["classifySentences"]>[0],
) {
  return (await loadClassifier()).classifySentences(sentences);
}
