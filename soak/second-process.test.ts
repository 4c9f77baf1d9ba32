// A second process on the data directory of a running one is refused before it writes anything.
import { expect, it } from "vitest";
import { removeData, startProduct } from "../e2e/product.ts";
import { minute, tell, times } from "./proof.ts";

it(
  "A second process on one `DATA_DIR` is refused, 20 of 20",
  async (test) => {
    const product = await startProduct();
    try {
      const attempts = times(20);
      const refusals: string[] = [];
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const second = startProduct({ storage: product.storage });
        refusals.push(await second.then(() => "started", String));
      }
      const refused = refusals.filter((refusal) => refusal.includes("DATA_DIR"));
      tell(test, `${refused.length} of ${attempts}`);
      expect(refused).toHaveLength(attempts);
      expect((await fetch(`${product.address}/api/health`)).status).toBe(200);
    } finally {
      await product.end("SIGTERM");
      await removeData(product);
    }
  },
  10 * minute,
);
