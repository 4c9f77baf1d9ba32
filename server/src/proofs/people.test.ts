import { expect, it } from "vitest";
import { keepPeopleApart } from "./people.suite.ts";
import { openWholeProduct } from "./whole-product.fixture.ts";

it("whatever three people do, none gets or changes a byte of another's", async () => {
  await using product = await openWholeProduct();
  await keepPeopleApart(product, { runs: 40, length: 15, seed: 15 });
  expect(product.faults).toEqual([]);
}, 120_000);
