import { expect, it } from "vitest";
import { createSameIds } from "./same-id.suite.ts";
import { openWholeProduct } from "./whole-product.fixture.ts";

it("an id that is created ten times at once is one document, made once", async () => {
  await using product = await openWholeProduct();
  const ann = await product.register("ann");
  const { ids, statuses, documents, generations } = await createSameIds(product, ann, 10);
  expect(statuses).toEqual([200]);
  expect(documents.toSorted()).toEqual(ids.toSorted());
  expect(generations).toEqual(ids);
  expect(product.faults).toEqual([]);
});
