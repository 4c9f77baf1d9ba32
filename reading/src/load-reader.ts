import { type Grammar, type Reader, createReader } from "./create-reader.ts";
import { createFindDanger, type DangerPhrase } from "./danger-phrases.ts";
import { readRows } from "./examples.ts";
import { readTrained } from "./model.ts";
import { type HarmKind } from "./reading.ts";
import { loadSentenceEncoder } from "./sentence-encoder.ts";

/** Where the authored examples lie. */
export const examplesFolder = new URL("../examples/", import.meta.url);
/** Where what was learnt from them lies. */
export const trainedFolder = new URL("../trained/", import.meta.url);

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

/** Loads everything that reading needs: some 0.4 s, and 250 MB of memory. */
export async function loadReader(grammar: Grammar): Promise<Reader> {
  const encoder = await loadSentenceEncoder();
  const trained = readTrained(trainedFolder);
  return createReader({
    encoder,
    trained,
    findDanger: createFindDanger(readDangerPhrases()),
    grammar,
  });
}
