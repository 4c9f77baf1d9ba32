import { expect, it } from "vitest";
import { classifiedLabels } from "./classified-labels.ts";
import { readClassifierWeights } from "./classifier/classifier-weights.ts";
import { trainedFolder } from "./folders.ts";
import { pointLabels } from "./points.ts";

it("are those that the classifier was taught, in its order: a new label wants it taught anew", () => {
  const { labels, points } = readClassifierWeights(trainedFolder);
  expect(labels).toEqual(classifiedLabels);
  expect(points.labels).toEqual(pointLabels);
});
