// The processor time of the browser while somebody waits or listens, beside a page that only plays the same audio, in
// the same run.
import { setTimeout as pause } from "node:timers/promises";
import { launchBrowser, type Visit, visit } from "../e2e/browser.ts";
import { removeData, startProduct } from "../e2e/product.ts";
import { create, newAccount, register, untilReady, writeGoals } from "../e2e/steps.ts";
import { printTable } from "./table.ts";

/** Seconds for which each state is measured, and seconds to settle before that. */
const watched = 10;
const settling = 2;

await using started = new AsyncDisposableStack();
const product = await startProduct();
started.defer(async () => {
  await product.end("SIGTERM");
  await removeData(product);
});
const browser = await launchBrowser();
started.defer(() => browser.close());
const processes = await browser.newBrowserCDPSession();

/** Processor seconds of the browser and all its processes. */
async function browserSeconds(): Promise<number> {
  const { processInfo } = await processes.send("SystemInfo.getProcessInfo");
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function measure(state: string, page: Visit["page"]) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  async function read() {
    const { metrics } = await session.send("Performance.getMetrics");
    const valueOf = (wanted: string) =>
      metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      browser: await browserSeconds(),
      page: valueOf("TaskDuration"),
      layouts: valueOf("LayoutCount"),
    };
  }
  await pause(settling * 1000);
  const before = await read();
  await pause(watched * 1000);
  const after = await read();
  return {
    state,
    "browser, % of a core": ((after.browser - before.browser) / watched) * 100,
    "page's main thread, %": ((after.page - before.page) / watched) * 100,
    "layouts a second": (after.layouts - before.layouts) / watched,
  };
}

const { page } = await visit(browser, product.address);
await register(page, newAccount());
await writeGoals(page);
const { promise: seen, resolve: letMake } = Promise.withResolvers<void>();
await page.route("**/api/create-affirmation", async (route) => {
  await seen;
  await route.continue();
});
await create(page, "Short", "The garden.");
const waiting = await measure("an inspiration is being made", page);
letMake();
const title = await untilReady(page);
const resting = await measure("the dashboard, nothing plays", page);
const audio = page.waitForResponse(/audio\.mp3/);
await page.getByRole("button", { name: `Play ${title}`, exact: true }).click();
const source = (await audio).url();
const beside = await measure("the dashboard, while it plays", page);
await page.getByRole("button", { name: title, exact: true }).click();
const listening = await measure("the player, while it plays", page);
await page.context().close();

const bare = await visit(browser, product.address);
await bare.page.setContent(`<audio src="${source}" autoplay loop></audio>`);
const reference = await measure("reference: the audio in a bare page", bare.page);

printTable(`The browser's work, over ${watched} s, drawn by the processor`, [
  resting,
  waiting,
  beside,
  listening,
  reference,
]);
