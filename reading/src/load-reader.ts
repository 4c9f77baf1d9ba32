import { loadTextClassifier } from "./classifier/text-classifier.ts";
import { type Reader, createReader } from "./create-reader.ts";
import { createFindDanger, type DangerPhrase } from "./danger-phrases.ts";
import { readRows } from "./examples.ts";
import { examplesFolder, trainedFolder } from "./folders.ts";
import type { Grammar } from "./grammar.ts";
import { readTrained } from "./model.ts";
import { type HarmKind } from "./reading.ts";

export function readDangerPhrases(): DangerPhrase[] {
  return readRows(new URL("danger-phrases.tsv", examplesFolder)).map(
    ([language = "", kind = "", phrase = "", end]) => ({
      language,
      kind: kind as HarmKind,
      phrase,
      endsSentence: end === "end",
    }),
  );
}

/** Loads everything that reading needs: some 0.8 s, and 120 MB of memory. */
export async function loadReader(grammar: Grammar): Promise<Reader> {
  return createReader({
    classifier: await loadTextClassifier(),
    trained: readTrained(trainedFolder),
    findDanger: createFindDanger(readDangerPhrases()),
    grammar,
  });
}
