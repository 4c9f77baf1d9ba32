// Writes what the branch for points is taught, a text a line, into the file that it is told; `docs/reading.md` says how it is
// taught. The first line has the labels, each other one the sentences of a text and the labels of each.
import { writeFileSync } from "node:fs";
import { examplesFolder } from "../folders.ts";
import { readPointTexts } from "../point-texts.ts";
import { pointLabels } from "../points.ts";
import { labelsOfSentence } from "./train-points.ts";

const [file = ""] = process.argv.slice(2);
const texts = readPointTexts(new URL("points.txt", examplesFolder));
const lines = texts.map(({ sentences }) => ({
  sentences: sentences.map(({ text }) => text),
  labels: sentences.map((sentence) =>
    labelsOfSentence(sentence).map((label) => pointLabels.indexOf(label)),
  ),
}));
writeFileSync(file, [pointLabels, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(""));
process.stdout.write(`${texts.length} texts\n`);
