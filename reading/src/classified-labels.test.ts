import { expect, it } from "vitest";
import { classifiedLabels, taughtLabels } from "./classified-labels.ts";
import { classifiedNames } from "./classifier/classification.ts";
import { readClassifierWeights } from "./classifier/classifier-weights.ts";
import { trainedFolder } from "./folders.ts";
import { readTrained } from "./model.ts";
import { pointLabels } from "./points.ts";

it("are those that the classifier was taught, in its order: a new label wants it taught anew", () => {
  const { labels, points } = readClassifierWeights(trainedFolder);
  expect(labels).toEqual(taughtLabels);
  expect(points.labels).toEqual(pointLabels);
});

it("are those of the words' models, too", () => {
  const { models } = readTrained(trainedFolder);
  for (const name of classifiedNames) expect(models[name].labels).toEqual(classifiedLabels[name]);
  expect(models.points.labels).toEqual(pointLabels);
});
