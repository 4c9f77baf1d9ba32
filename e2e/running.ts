import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "./browser.ts";
import { removeData, startProduct, type Product } from "./product.ts";

/** What the journeys of a file share. */
export interface Running {
  product: Product;
  readonly browser: Browser;
}

/** A product and a browser for the journeys of the calling file, from before the first to after the last. */
export function runProduct(): Running {
  // Both are there before a journey begins.
  const running = {} as { product: Product; browser: Browser };
  beforeAll(async () => {
    [running.product, running.browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await running.browser.close();
    await running.product.end("SIGTERM");
    await removeData(running.product);
  });
  return running;
}
