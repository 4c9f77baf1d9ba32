// `node reading/src/training/train-cases-alone.ts`: learns the cases of circumstances from the examples, measures on texts by
// other hands, and writes what was learnt. All else stays as it was learnt.
import { readFileSync } from "node:fs";
import { caseLabels } from "../cases.ts";
import { toFeatures } from "../features.ts";
import { examplesFolder, trainedFolder } from "../folders.ts";
import { readLabelled } from "../labelled-texts.ts";
import { type TrainedDescription, readTrained } from "../model.ts";
import { loadSentenceEncoder } from "../sentence-encoder.ts";
import { measureApart } from "./measure-apart.ts";
import { meaningsFile, openMeaningCache } from "./meaning-cache.ts";
import { trainCases } from "./train-cases.ts";
import { writeTrained } from "./write-trained.ts";

const trained = readTrained(trainedFolder);
// Those that the other models have learnt with, whatever the examples have now.
const { seeds } = JSON.parse(
  readFileSync(new URL("reader.json", trainedFolder), "utf8"),
) as TrainedDescription;
const caseTexts = readLabelled(new URL("cases.tsv", examplesFolder), caseLabels);
const cache = openMeaningCache(meaningsFile, loadSentenceEncoder);
const meanings = await cache.encode(caseTexts.map(({ text }) => text));

const cases = trainCases({
  caseTexts,
  featuresOf: (text) => toFeatures(text, meanings.get(text) ?? [], trained),
});
const models = { ...trained.models, cases };
writeTrained({ ...trained, seeds, models });
const measured = await measureApart({ ...trained, models });
process.stdout.write(measured.report);
process.exitCode = measured.isGood ? 0 : 1;
