// `npm run train` calls it: writes the meanings of the sentences by which arcs are found, of what they say, and of their
// situations.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readExamples } from "@hearten/reading/examples.ts";
import { examplesFolder } from "@hearten/reading/folders.ts";
import { loadTextClassifier } from "@hearten/reading/classifier/text-classifier.ts";
import { wordsOfMeet } from "./relevance/nearness.ts";
import { loadStock } from "./stock/load-stock.ts";
import { packMeaning } from "./stock/meanings.ts";
import { stockFolder } from "./stock/stock-folder.ts";

const { arcs } = loadStock(stockFolder);
const classifier = await loadTextClassifier();
const meaningsOf = async (texts: readonly string[]) =>
  (await classifier.classify(texts)).map(({ meaning }) => meaning);

const sentences = [...new Set(arcs.flatMap((arc) => [...arc.when, wordsOfMeet(arc)]))].toSorted();
const meanings = new Map<string, readonly number[]>();
for (const [index, meaning] of (await meaningsOf(sentences)).entries())
  meanings.set(sentences[index] ?? "", meaning);

const written = Map.groupBy(
  readExamples(new URL("hands/", examplesFolder)),
  ({ situation }) => situation,
);
const names = new Set(arcs.map(({ name }) => name));
for (const name of written.keys())
  if (name !== null && !names.has(name)) throw new Error(`No arc is for the situation ${name}`);
for (const arc of arcs) {
  const { name } = arc;
  const texts = (written.get(name) ?? []).map(({ text }) => text);
  const own = arc.when.map((sentence) => meanings.get(sentence) ?? []);
  meanings.set(name, middleOf([...own, ...(await meaningsOf(texts))]));
}

const lines = [...meanings].map(
  ([text, meaning]) => `${JSON.stringify(text)}: ${JSON.stringify(packMeaning(meaning))}`,
);
writeFileSync(join(stockFolder, "meanings.json"), `{\n${lines.join(",\n")}\n}\n`);
process.stdout.write(`${sentences.length} sentences, ${arcs.length} situations\n`);

/** Meanings have the same length, so that each counts the same. */
function middleOf(all: readonly (readonly number[])[]): readonly number[] {
  return Array.from(all[0] ?? [], (_, at) =>
    Math.round(all.reduce((sum, meaning) => sum + (meaning[at] ?? 0), 0) / all.length),
  );
}
