// The properties of server/src/proofs, with the counts of the goals.
import { expect, it } from "vitest";
import { openHostilePaths } from "../server/src/proofs/media-paths.suite.ts";
import { keepPeopleApart } from "../server/src/proofs/people.suite.ts";
import { createSameIds } from "../server/src/proofs/same-id.suite.ts";
import { openWholeProduct, receive } from "../server/src/proofs/whole-product.fixture.ts";
import { minute, tell, times } from "./proof.ts";

/** Other ones each time; a failure names its seed. */
const seed = Date.now() % 2 ** 31;

it(
  "10,000 random command sequences over three people: no foreign byte",
  async (test) => {
    await using product = await openWholeProduct();
    const runs = times(10_000);
    await keepPeopleApart(product, { runs, length: 30, seed });
    tell(test, `${runs} sequences of up to 30 commands: none, ${product.faults.length} faults`);
    expect(product.faults).toEqual([]);
  },
  90 * minute,
);

it(
  "50,000 hostile media paths and signatures: no escape, no 5xx",
  async (test) => {
    await using product = await openWholeProduct();
    const ann = await product.register("ann");
    const content = "The canary sings";
    const address = String((await receive(ann, content)).audioUrl);
    const runs = times(50_000);
    await openHostilePaths(product, { address, content }, { runs, seed });
    tell(test, `${runs}: none, ${product.faults.length} faults`);
    expect(product.faults).toEqual([]);
  },
  60 * minute,
);

it(
  "One id created 10 times in parallel, for 1,000 ids: one document, one generation each",
  async (test) => {
    await using product = await openWholeProduct();
    const ann = await product.register("ann");
    const count = times(1_000);
    const { ids, statuses, documents, generations } = await createSameIds(product, ann, count);
    tell(
      test,
      `${count} ids: ${documents.length} documents, ${generations.length} generations, answers ${statuses.join(", ")}`,
    );
    expect(statuses).toEqual([200]);
    expect(documents.toSorted()).toEqual(ids.toSorted());
    expect(generations).toEqual(ids);
  },
  60 * minute,
);
