// `node reading/src/training/train-cases-alone.ts`: learns the cases of circumstances again, where nothing else has changed.
// It takes some minutes; all else stays as it was learnt.
import { caseLabels } from "../cases.ts";
import { toFeatures } from "../features.ts";
import { examplesFolder, trainedFolder } from "../folders.ts";
import { readLabelled } from "../labelled-texts.ts";
import { readTrained } from "../model.ts";
import { readRows } from "../examples.ts";
import { loadSentenceEncoder } from "../sentence-encoder.ts";
import { trainCases } from "./train-cases.ts";
import { writeTrained } from "./write-trained.ts";

const trained = readTrained(trainedFolder);
const caseTexts = readLabelled(new URL("cases.tsv", examplesFolder), caseLabels);
const encoder = await loadSentenceEncoder();
const texts = [...new Set(caseTexts.map(({ text }) => text))];
const encoded = await encoder.encode(texts);
const meanings = new Map(texts.map((text, index) => [text, encoded[index] ?? []] as const));

const cases = trainCases({
  caseTexts,
  featuresOf: (text) => toFeatures(text, meanings.get(text) ?? [], trained),
});
const seeds = readRows(new URL("seeds.tsv", examplesFolder)).map(
  ([label = "", seed = ""]) => [label, seed] as const,
);
writeTrained({ ...trained, seeds, models: { ...trained.models, cases } });
