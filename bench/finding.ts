// Searching and scrolling a thousand inspirations, beside a page with the same cards, all of them in the page, in the
// same run.
import { randomUUID } from "node:crypto";
import { launchBrowser, type Visit, visit } from "../e2e/browser.ts";
import { removeData, startProduct } from "../e2e/product.ts";
import { readApi } from "../e2e/read-api.ts";
import { becomeListener, newAccount } from "../e2e/steps.ts";
import { median, percentile, printTable } from "./table.ts";

type Page = Visit["page"];

const count = 1_000;
/** The last key of each changes what is found: the last one finds nothing, and something without it. */
const searches = ["sunday 1", "harbour 7", "cafe 30", "letter 9", "harbour 5000"];
const subjects = ["The quiet harbour", "A letter", "Sunday by the sea", "Café au lait"];
/** How far a finger throws the list, in pixels, and how fast, in pixels a second. */
const distance = 20_000;
const speed = 4_000;

await using started = new AsyncDisposableStack();
const product = await startProduct();
started.defer(async () => {
  await product.end("SIGTERM");
  await removeData(product);
});
const browser = await launchBrowser();
started.defer(() => browser.close());
const { page } = await visit(browser, product.address, { viewport: { width: 390, height: 844 } });
await becomeListener(page, newAccount());
const { person } = await readApi(page, "/api/session");
const { inspirations } = await readApi(page, "/api/inspirations");
const made = await product.storage.readInspiration(inspirations[0].id);
const pictures = new Map([...made.media].filter(([key]) => !key.endsWith(".mp3")));
for (let place = 1; place < count; place += 1)
  await product.storage.addInspiration(
    { ...made, media: pictures },
    {
      id: randomUUID(),
      userId: person.uid,
      title: `${subjects[place % subjects.length]} ${place}`,
      createdAt: new Date(Date.now() - place * 3_600_000),
    },
  );

/** Milliseconds from the last key to the first frame that shows the answer; each search once. */
async function search(): Promise<number[]> {
  const box = page.getByRole("searchbox", { name: "Search" });
  const times: number[] = [];
  for (const words of searches) {
    await box.fill("");
    await page.evaluate(() => {
      const watch = { key: 0, shown: 0 };
      Object.assign(globalThis, { watch });
      addEventListener(
        "input",
        ({ timeStamp }) => Object.assign(watch, { key: timeStamp, shown: 0 }),
        true,
      );
      new MutationObserver(() => {
        if (watch.shown !== 0) return;
        watch.shown = -1;
        requestAnimationFrame(() => setTimeout(() => (watch.shown = performance.now())));
      }).observe(document.querySelector("main") ?? document.body, {
        subtree: true,
        childList: true,
      });
    });
    await box.pressSequentially(words, { delay: 60 });
    await page.waitForTimeout(400);
    const { key, shown } = await page.evaluate(
      () => (globalThis as unknown as { watch: { key: number; shown: number } }).watch,
    );
    if (shown <= key) throw new Error(`The last key of '${words}' was not answered.`);
    times.push(shown - key);
  }
  await box.fill("");
  return times;
}

/** Seconds that the page's main thread has worked. */
async function mainThread(
  session: Awaited<ReturnType<ReturnType<Page["context"]>["newCDPSession"]>>,
): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

/** Throws the list down and up, and answers what was seen of it. */
async function scroll(of: Page) {
  await of.evaluate(() => {
    scrollTo(0, 0);
    const seen = { frames: [] as number[], cards: 0 };
    Object.assign(globalThis, { seen });
    const watch = (now: number) => {
      seen.frames.push(now);
      seen.cards = Math.max(seen.cards, document.querySelectorAll("main li").length);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  const session = await of.context().newCDPSession(of);
  await session.send("Performance.enable");
  const worked = await mainThread(session);
  for (const yDistance of [-distance, distance / 2])
    await session.send("Input.synthesizeScrollGesture", { x: 195, y: 500, yDistance, speed });
  const work = (await mainThread(session)) - worked;
  const { frames, cards } = await of.evaluate(
    () => (globalThis as unknown as { seen: { frames: number[]; cards: number } }).seen,
  );
  const gaps = frames.slice(1).map((at, place) => at - (frames[place] ?? at));
  return {
    "main thread, ms a frame": (work * 1000) / gaps.length,
    "frames a second": 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length),
    "slowest 1 % of frames, ms": percentile(gaps, 0.99),
    "cards in the page, most": cards,
  };
}

await page.goto("/dashboard");
const box = page.getByRole("searchbox", { name: "Search" });
await box.waitFor();
const begun = performance.now();
await box.focus();
await page
  .getByRole("listitem")
  .and(page.locator(`[aria-setsize="${count}"]`))
  .first()
  .waitFor();
const loaded = performance.now() - begun;
await page.waitForTimeout(500);
const bytes = await page.evaluate(() =>
  performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.includes("/api/inspirations?"))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
);
const own = { answers: await search(), ...(await scroll(page)) };

/** The same cards, all in the page, found by hiding the others. */
async function showAll(isSkipped: boolean) {
  await page.goto("/dashboard");
  await page.getByRole("listitem").first().waitFor();
  await page.evaluate(
    ({ count, isSkipped }) => {
      const list = document.querySelector("main ul");
      const card = list?.querySelector("li");
      if (list === null || card === null || card === undefined) return;
      const bare = list.cloneNode() as HTMLElement;
      for (let place = 0; place < count; place += 1) {
        const copy = bare.appendChild(card.cloneNode(true)) as HTMLElement;
        if (isSkipped)
          copy.style.cssText = "content-visibility: auto; contain-intrinsic-size: auto 148px";
      }
      list.replaceWith(bare);
    },
    { count, isSkipped },
  );
  const hiding = await page.evaluate(async () => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const from = performance.now();
      for (const [place, item] of [...document.querySelectorAll<HTMLElement>("main li")].entries())
        item.hidden = place % 5 !== round;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - from);
    }
    for (const item of document.querySelectorAll<HTMLElement>("main li")) item.hidden = false;
    return times;
  });
  return { answers: hiding, ...(await scroll(page)) };
}

const rows = [
  { page: "Hearten", ...own },
  { page: "reference: all cards in the page", ...(await showAll(false)) },
  { page: "reference: the same, content-visibility: auto", ...(await showAll(true)) },
].map(({ page, answers, ...rest }) => ({
  page,
  "answer after the last key, ms": median(answers),
  "slowest answer, ms": Math.max(...answers),
  ...rest,
}));

printTable(`${count} inspirations, on a phone's screen, drawn by the processor`, rows);
printTable("The older ones, loaded when the search box is focused", [
  { "until all are here, ms": loaded, megabytes: bytes / 1e6 },
]);
