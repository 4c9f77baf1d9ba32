import lighthouse, { type Result } from "lighthouse";
import { type Browser, launch, type Page } from "puppeteer-core";
import { launchOptions } from "../../e2e/browser.ts";
import { gzipKilobytes } from "../script-size.ts";

export interface ColdLoad {
  readonly name: string;
  readonly address: string;
  /** The window's title and a text of the page, to be sure that it is this page. */
  readonly title: string;
  readonly text: string;
  /** Whether it is loaded by the person who is signed in, or by somebody else. */
  readonly isSignedIn: boolean;
  /** The state of this history entry, as after a reload; null for a new entry. */
  readonly historyState: unknown;
}

export interface Figures {
  /**
   * Figures by name: scores from 0 to 100, milliseconds and kB (1,000 bytes). The machine's index is Lighthouse's measure
   * of how fast the machine was at that moment: with a lower one the scores are lower.
   */
  readonly values: Readonly<Record<string, number>>;
  /** Why accessibility and best practices are below 100, in Lighthouse's words. */
  readonly faults: readonly string[];
}

/** The used part of an item of Lighthouse's `network-requests`, which has no type there. */
interface NetworkRequest {
  readonly url: string;
  readonly resourceType: string;
  /** What sent the request: `page`, or a worker. */
  readonly sessionTargetType: string;
  /** Bytes over the network; 0 from a cache. */
  readonly transferSize: number;
}

const settings = {
  onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  // Milliseconds. It would wait longer for the end of the live stream, which has none.
  maxWaitForLoad: 15_000,
};

/** Clears caches and service workers before it loads the page, but not cookies. */
async function run(address: string, page: Page): Promise<Result> {
  const ask = async () => (await lighthouse(address, settings, undefined, page))?.lhr;
  let result = await ask();
  // On a busy machine a recording may go wrong: Lighthouse then wants to be run again.
  if (result?.runtimeError !== undefined) result = await ask();
  if (result === undefined) throw new Error(`Lighthouse has no result for ${address}`);
  if (result.runtimeError !== undefined)
    throw new Error(`${address}: ${result.runtimeError.message}`);
  return result;
}

/** @param profile the folder of the browser profile */
export const openBrowser = (profile: string): Promise<Browser> =>
  launch({ ...launchOptions("strict"), userDataDir: profile, defaultViewport: null });

/**
 * Loads a page once with empty caches and Lighthouse's settings for phones: slow 4G and a processor that is four times
 * slower, both simulated. Throws when another page was loaded.
 */
export async function measureColdLoad(browser: Browser, load: ColdLoad): Promise<Figures> {
  const { address, title, text, isSignedIn, historyState } = load;
  const context = isSignedIn
    ? browser.defaultBrowserContext()
    : await browser.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(
    (href, state) => {
      if (location.href === href) history.replaceState(state, "");
    },
    address,
    historyState,
  );
  const { audits, categories, environment, finalDisplayedUrl } = await run(address, page);
  if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`);
  await page.waitForFunction(
    (expected, part) => document.title === expected && document.body.innerText.includes(part),
    {},
    title,
    text,
  );
  await (isSignedIn ? page : context).close();

  const details = audits["network-requests"]?.details;
  const requests = (details?.type === "table" ? details.items : []) as unknown as NetworkRequest[];
  const scripts = requests.filter(
    (request) => request.resourceType === "Script" && request.sessionTargetType === "page",
  );
  if (scripts.length === 0 || scripts.some(({ transferSize }) => transferSize === 0))
    throw new Error(`${address} did not come over the network`);

  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const metric = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const faultsOf = (category: string) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title}`);
  return {
    values: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best practices": score("best-practices"),
      SEO: score("seo"),
      "FCP ms": Math.round(metric("first-contentful-paint")),
      "LCP ms": Math.round(metric("largest-contentful-paint")),
      "TBT ms": Math.round(metric("total-blocking-time")),
      // To a thousandth: an age that becomes "1 minute ago" meanwhile moves its neighbour.
      CLS: Math.round(metric("cumulative-layout-shift") * 1_000) / 1_000,
      "JS kB sent": scripts.reduce((sum, { transferSize }) => sum + transferSize / 1_000, 0),
      "JS kB gzip": await gzipKilobytes(scripts.map(({ url }) => url)),
      "machine index": Math.round(environment.benchmarkIndex),
    },
    faults: [...faultsOf("accessibility"), ...faultsOf("best-practices")],
  };
}
