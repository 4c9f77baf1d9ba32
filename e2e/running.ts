import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import {
  type Product,
  type ReachableProduct,
  printLog,
  removeData,
  startProduct,
} from "./product.ts";
import { stack } from "./stack.ts";

/** What the journeys of a file share. */
export interface Running<P extends ReachableProduct = ReachableProduct> {
  product: P;
  readonly browser: Browser;
}

/** The product and the browser that all journeys share which need no settings of their own. */
export function runProduct(): Running {
  const { address, environment } = inject("sharedProduct");
  return withBrowser({ product: { address, storage: stack.openStorage(environment) } });
}

/**
 * The shared browser, and a product that is this file's own: its journeys end it, or count what it stores.
 *
 * @param environment settings of the product beside those of its storage; `startAgain` needs them again
 */
export function runOwnProduct(environment: Record<string, string> = {}): Running<Product> {
  const { running, begin, end } = ownProduct(environment);
  beforeAll(begin);
  afterAll(end);
  return running;
}

/** The same anew for each journey. */
export function runOwnProductForEach(): Running<Product> {
  const { running, begin, end } = ownProduct({});
  beforeEach(begin);
  afterEach(end);
  return running;
}

/** The shared browser alone, for journeys that start their products themselves. */
export function runBrowser(): Pick<Running, "browser"> {
  return withBrowser({});
}

function ownProduct(environment: Record<string, string>) {
  // It is there before a journey begins.
  const running = withBrowser({} as { product: Product });
  const begin = async () => {
    running.product = await startProduct({ environment });
  };
  beforeEach(({ task }) => () => {
    if (task.result?.state === "fail") printLog(running.product);
  });
  const end = async () => {
    await running.product.end("SIGTERM");
    await removeData(running.product);
  };
  return { running, begin, end };
}

function withBrowser<T extends object>(others: T): T & { readonly browser: Browser } {
  // It is there before a journey begins.
  const running = { ...others } as T & { browser: Browser };
  beforeAll(async () => {
    running.browser = await connect();
  });
  beforeEach(({ task }) => {
    const opened = watchContexts(running.browser);
    // What a journey opens ends with it: a page that stays goes on drawing, playing and asking.
    return async () => {
      if (task.result?.state === "fail") await printPages(opened());
      await Promise.all(opened().map(closeContext));
    };
  });
  return running;
}

/** Closes it. A handler that still answers a request fails nothing: its journey is over. */
async function closeContext(context: BrowserContext): Promise<void> {
  // A popup may close by itself meanwhile.
  await Promise.allSettled(
    [context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: "ignoreErrors" })),
  );
  await context.close();
}

/** Returns a function that lists what was opened since. */
function watchContexts(browser: Browser): () => BrowserContext[] {
  const before = new Set(browser.contexts());
  return () => browser.contexts().filter((context) => !before.has(context));
}

/** Prints what somebody would have seen at the end of a journey that failed. */
async function printPages(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = page.locator("body").innerText({ timeout: 2_000 });
    console.error(`${page.url()} showed:\n${await text.catch(String)}\n`);
  }
}

/** Made once for all files of a worker. */
let connection: Promise<Browser> | null = null;

function connect(): Promise<Browser> {
  connection ??= chromium.connect(inject("sharedProduct").browser);
  return connection;
}
