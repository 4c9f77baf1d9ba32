import { loadTextClassifier } from "./classifier/text-classifier.ts";
import { type Reader, createReader } from "./create-reader.ts";
import { createFindDanger } from "./danger-phrases.ts";
import { trainedFolder } from "./folders.ts";
import type { Grammar } from "./grammar.ts";
import { readTrained } from "./model.ts";
import { readDangerPhrases } from "./read-danger-phrases.ts";

/** Loads everything that reading needs: some 0.5 s, and 105 MB of memory. */
export async function loadReader(grammar: Grammar): Promise<Reader> {
  return createReader({
    classifier: await loadTextClassifier(),
    trained: readTrained(trainedFolder),
    findDanger: createFindDanger(readDangerPhrases()),
    grammar,
  });
}
