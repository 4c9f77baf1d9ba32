import type { DangerPhrase } from "./danger-phrases.ts";
import { readRows } from "./examples.ts";
import { examplesFolder } from "./folders.ts";
import type { HarmKind } from "./reading.ts";

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
