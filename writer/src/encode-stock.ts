// `npm run train` calls it: writes the meanings of the sentences by which arcs are found, of what they say, and of their
// situations.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readExamples } from "@hearten/reading/examples.ts";
import { examplesFolder } from "@hearten/reading/folders.ts";
import { loadSentenceEncoder } from "@hearten/reading/sentence-encoder.ts";
import { wordsOfMeet } from "./relevance/nearness.ts";
import { loadStock } from "./stock/load-stock.ts";
import { packMeaning } from "./stock/meanings.ts";
import { stockFolder } from "./stock/stock-folder.ts";

const { arcs, meaningOf } = loadStock(stockFolder);
const encoder = await loadSentenceEncoder();

const sentences = [...new Set(arcs.flatMap((arc) => [...arc.when, wordsOfMeet(arc)]))].toSorted();
const missing = sentences.filter((sentence) => meaningOf(sentence) === null);
const meanings = new Map<string, ArrayLike<number>>();
for (const sentence of sentences) meanings.set(sentence, meaningOf(sentence) ?? []);
for (const [index, meaning] of (await encoder.encode(missing)).entries())
  meanings.set(missing[index] ?? "", meaning);

const written = Map.groupBy(
  readExamples(new URL("hands/", examplesFolder)),
  ({ situation }) => situation,
);
const names = new Set(arcs.map(({ name }) => name));
for (const name of written.keys())
  if (name !== null && !names.has(name)) throw new Error(`No arc is for the situation ${name}`);
const encoded: [string, ArrayLike<number>][] = [...meanings];
for (const arc of arcs) {
  const { name } = arc;
  const texts = (written.get(name) ?? []).map(({ text }) => text);
  const own = arc.when.map((sentence) => meanings.get(sentence) ?? []);
  encoded.push([name, middleOf([...own, ...(await encoder.encode(texts))])]);
}

const lines = encoded.map(
  ([text, meaning]) => `${JSON.stringify(text)}: ${JSON.stringify(packMeaning(meaning))}`,
);
writeFileSync(join(stockFolder, "meanings.json"), `{\n${lines.join(",\n")}\n}\n`);
process.stdout.write(
  `${sentences.length} sentences, ${missing.length} of them new, ${arcs.length} situations\n`,
);

/** Meanings have the same length, so that each counts the same. */
function middleOf(all: readonly ArrayLike<number>[]): readonly number[] {
  return Array.from(all[0] ?? [], (_, at) =>
    Math.round(all.reduce((sum, meaning) => sum + (meaning[at] ?? 0), 0) / all.length),
  );
}
