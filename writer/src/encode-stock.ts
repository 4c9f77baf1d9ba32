// `npm run train` calls it: writes the meanings of the sentences by which arcs are found, and of what they say.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadSentenceEncoder } from "@hearten/reading/sentence-encoder.ts";
import { wordsOfMeet } from "./relevance/relevance-features.ts";
import { loadStock } from "./stock/load-stock.ts";
import { packMeaning } from "./stock/meanings.ts";
import { stockFolder } from "./stock/stock-folder.ts";

const { arcs, meaningOf } = loadStock(stockFolder);
const sentences = [...new Set(arcs.flatMap((arc) => [...arc.when, wordsOfMeet(arc)]))].toSorted();
const missing = sentences.filter((sentence) => meaningOf(sentence) === null);
const encoder = await loadSentenceEncoder();
const encoded = await encoder.encode(missing);
const fresh = new Map(missing.map((sentence, index) => [sentence, encoded[index] ?? []]));
const lines = sentences.map(
  (sentence) =>
    `${JSON.stringify(sentence)}: ${JSON.stringify(packMeaning(fresh.get(sentence) ?? meaningOf(sentence) ?? []))}`,
);
writeFileSync(join(stockFolder, "meanings.json"), `{\n${lines.join(",\n")}\n}\n`);
process.stdout.write(`${sentences.length} sentences, ${missing.length} of them new\n`);
