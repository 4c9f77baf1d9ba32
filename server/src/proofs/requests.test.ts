import { afterAll, beforeAll, expect, it } from "vitest";
import { isCostly, sendRequests } from "./requests.suite.ts";
import { endpoints } from "./routes.fixture.ts";
import { type Caller, openWholeProduct, type WholeProduct } from "./whole-product.fixture.ts";

let product: WholeProduct;
let caller: Caller;
beforeAll(async () => {
  product = await openWholeProduct();
  caller = await product.register("maya");
});
afterAll(() => product[Symbol.asyncDispose]());

it.each(endpoints)("%s answers whatever it is asked, without a fault", async (_name, endpoint) => {
  await sendRequests(product, caller, endpoint, { runs: isCostly(endpoint) ? 10 : 80, seed: 15 });
  expect(product.faults).toEqual([]);
});
