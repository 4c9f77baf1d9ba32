import { type SentenceEncoder, loadSentenceEncoder } from "@hearten/reading/sentence-encoder.ts";

let loading: Promise<SentenceEncoder> | null = null;

/** Encodes texts. It runs in a thread of the pool in `threaded-sentence-encoder.ts`. */
export async function encode(texts: readonly string[]): Promise<number[][]> {
  loading ??= loadSentenceEncoder();
  try {
    return await (await loading).encode(texts);
  } catch (error) {
    // One that failed is not used again.
    loading = null;
    throw error;
  }
}
