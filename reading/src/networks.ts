import { type TextClassifier, loadTextClassifier } from "./classifier/text-classifier.ts";
import { type SentenceEncoder, loadSentenceEncoder } from "./sentence-encoder.ts";

/** The neural networks that reading asks: what of it takes most memory, and may run in a thread of its own. */
export interface Networks {
  readonly encoder: SentenceEncoder;
  readonly classifier: TextClassifier;
}

/** Loads both, some 0.5 s and 210 MB. */
export async function loadNetworks(): Promise<Networks> {
  return { encoder: await loadSentenceEncoder(), classifier: await loadTextClassifier() };
}
