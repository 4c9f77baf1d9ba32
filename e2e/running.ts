import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { launchBrowser } from "./browser.ts";
import { removeData, startProduct, type Product } from "./product.ts";

/** What the journeys of a file share. */
export interface Running {
  product: Product;
  readonly browser: Browser;
}

/** A product and a browser for the journeys of the calling file, from before the first to after the last. */
export function runProduct(): Running {
  const { running, begin, end } = createRunning();
  beforeAll(begin);
  beforeEach(() => closeAfterwards(running.browser));
  afterAll(end);
  return running;
}

/** The same anew for each journey: some end the server, and come back with another. */
export function runProductForEach(): Running {
  const { running, begin, end } = createRunning();
  beforeEach(begin);
  afterEach(end);
  return running;
}

/** What a journey opens ends with it: a page that stays goes on drawing, playing and asking. */
function closeAfterwards(browser: Browser): () => Promise<unknown> {
  const before = new Set(browser.contexts());
  const opened = () => browser.contexts().filter((context) => !before.has(context));
  return () => Promise.all(opened().map((context) => context.close()));
}

function createRunning() {
  // Both are there before a journey begins.
  const running = {} as { product: Product; browser: Browser };
  const begin = async () => {
    [running.product, running.browser] = await Promise.all([startProduct(), launchBrowser()]);
  };
  const end = async () => {
    await running.browser.close();
    await running.product.end("SIGTERM");
    await removeData(running.product);
  };
  return { running, begin, end };
}
