// The property of server/src/proofs, with the count of the goal.
import { expect, it } from "vitest";
import { sendRequests } from "../server/src/proofs/requests.suite.ts";
import { endpoints } from "../server/src/proofs/routes.fixture.ts";
import { openWholeProduct } from "../server/src/proofs/whole-product.fixture.ts";
import { minute, tell, times } from "./proof.ts";

it(
  "20,000 generated requests per route, odd headers included: no 5xx, no stack trace",
  async (test) => {
    await using product = await openWholeProduct();
    const caller = await product.register("maya");
    const runs = times(20_000);
    // Other ones each time; a failure names its seed.
    const seed = Date.now() % 2 ** 31;
    for (const [, endpoint] of endpoints)
      await sendRequests(product, caller, endpoint, { runs, seed });
    tell(
      test,
      `${runs} on each of ${endpoints.length} routes: none, ${product.faults.length} faults`,
    );
    expect(product.faults).toEqual([]);
  },
  90 * minute,
);
