import { loadTextClassifier } from "@hearten/reading/classifier/text-classifier.ts";
import { expect, it } from "vitest";
import { loadStock } from "./stock/load-stock.ts";
import { stockFolder } from "./stock/stock-folder.ts";

/** One in so many arcs shows whether the meanings are another classifier's. */
const arcsPerSample = 60;

it("the stock has the meanings that the classifier gives: one that is taught again wants `npm run train`", async () => {
  const { arcs, meaningOf } = loadStock(stockFolder);
  const sentences = arcs
    .filter((_, number) => number % arcsPerSample === 0)
    .flatMap(({ when }) => when.slice(0, 1));
  expect(sentences.length).toBeGreaterThan(5);
  const classified = await (await loadTextClassifier()).classify(sentences);
  for (const [index, { meaning }] of classified.entries()) {
    const kept = [...(meaningOf(sentences[index] ?? "") ?? [])];
    expect(kept).toHaveLength(meaning.length);
    // Processors may differ in the last digits.
    for (const [dimension, value] of meaning.entries())
      expect(Math.abs(value - (kept[dimension] ?? 0))).toBeLessThanOrEqual(1);
  }
});
