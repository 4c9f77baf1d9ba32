import { type Reader, createReader } from "./create-reader.ts";
import type { Grammar } from "./grammar.ts";
import { createFindDanger, type DangerPhrase } from "./danger-phrases.ts";
import { readRows } from "./examples.ts";
import { examplesFolder, trainedFolder } from "./folders.ts";
import { readTrained } from "./model.ts";
import { type HarmKind } from "./reading.ts";
import type { TextClassifier } from "./classifier/text-classifier.ts";

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

/** Loads what was learnt of words, some 0.5 s and 70 MB of memory, for a classifier that is or will be loaded elsewhere. */
export function openReader(grammar: Grammar, classifier: TextClassifier): Reader {
  return createReader({
    classifier,
    trained: readTrained(trainedFolder),
    findDanger: createFindDanger(readDangerPhrases()),
    grammar,
  });
}
