import { expect, it } from "vitest";
import { openHostilePaths } from "./media-paths.suite.ts";
import { openWholeProduct, receive } from "./whole-product.fixture.ts";

it("no made-up address of media opens anything, and none is a fault", async () => {
  await using product = await openWholeProduct();
  const ann = await product.register("ann");
  const content = "The canary sings";
  const address = String((await receive(ann, content)).audioUrl);
  expect((await product.open(address)).text).toContain(content);
  await openHostilePaths(product, { address, content }, { runs: 500, seed: 15 });
  expect(product.faults).toEqual([]);
}, 120_000);
