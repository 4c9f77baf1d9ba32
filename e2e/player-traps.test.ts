// Problems of browsers with players, as far as this browser has them; see docs/player-traps.md.
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { visit } from "./browser.ts";
import { runProduct } from "./running.ts";
import { beginAtDashboard, makeListener } from "./beginnings.ts";
import { elapsed, newAccount, type Account } from "./steps.ts";

const running = runProduct();
const account: Account = newAccount();
let title: string;

beforeAll(async () => {
  [title] = await makeListener(running.product, account);
});

/** The audio elements of the page, and the events of the latest one. */
interface Sources {
  elements: number;
  contexts: number;
  seeks: number;
  readonly events: string[];
}

async function watchSources(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sources: Sources = { elements: 0, contexts: 0, seeks: 0, events: [] };
    Object.assign(globalThis, { sources });
    globalThis.Audio = class extends Audio {
      constructor() {
        super();
        sources.elements += 1;
        for (const name of ["play", "pause", "ended"])
          this.addEventListener(name, () => sources.events.push(name));
        this.addEventListener("seeking", () => {
          sources.seeks += 1;
        });
      }
    };
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        sources.contexts += 1;
      }
    };
  });
}

const sourcesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { sources: Sources }).sources);

async function listen(page: Page): Promise<void> {
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
}

it("one audio element plays all audio", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await watchSources(page);
  await beginAtDashboard(page, account);
  await listen(page);
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("link", { name: "Create" }).click();
  await page.getByRole("link", { name: "Home" }).click();
  await listen(page);
  const { elements, contexts } = await sourcesOf(page);
  expect([elements, contexts]).toEqual([1, 0]);
  expect(await page.locator("audio").count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("with repeat there is no end event, and without repeat there is one", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await watchSources(page);
  await beginAtDashboard(page, account);
  await listen(page);
  await page.getByRole("slider", { name: "Seek" }).fill("58");
  await expect.poll(() => elapsed(page)).toBeLessThan(20);
  expect((await sourcesOf(page)).events).toEqual(["play"]);
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();

  await page.getByRole("button", { name: "Repeat" }).click();
  await page.getByRole("slider", { name: "Seek" }).fill("58");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await expect.poll(async () => (await sourcesOf(page)).events).toEqual(["play", "pause", "ended"]);
  expect(await elapsed(page)).toBe(0);
  expect(faults.found).toEqual([]);
});

it("a released thumb is at the audio's position, also when it is released where the drag began", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await watchSources(page);
  await beginAtDashboard(page, account);
  await listen(page);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  const slider = page.getByRole("slider", { name: "Seek" });
  const seeks = async () => (await sourcesOf(page)).seeks;
  // Waits until it does not move any more.
  await slider.hover();
  const box = await slider.boundingBox();
  if (box === null) throw new Error("not seen");
  const thumb = 18;
  const moveTo = (second: number) =>
    page.mouse.move(
      box.x + thumb / 2 + ((box.width - thumb) * second) / 60,
      box.y + box.height / 2,
      { steps: 4 },
    );
  await slider.fill("10");
  await expect.poll(seeks).toBe(1);

  await moveTo(10);
  await page.mouse.down();
  await moveTo(40);
  await expect.poll(() => elapsed(page)).toBe(40);
  await moveTo(10);
  await page.mouse.up();
  // Before anything else takes the focus away, which would set it too.
  await expect.poll(seeks).toBe(2);
  expect(await elapsed(page)).toBe(10);
  await page.getByRole("button", { name: "Forward 15 seconds" }).click();
  await expect.poll(() => elapsed(page)).toBe(25);
  await expect.poll(seeks).toBe(3);

  await moveTo(25);
  await page.mouse.down();
  await moveTo(40);
  await page.mouse.up();
  await expect.poll(seeks).toBe(4);
  expect(await elapsed(page)).toBe(40);
  await page.keyboard.press("ArrowRight");
  await expect.poll(seeks).toBe(5);
  expect(await elapsed(page)).toBe(41);
  expect(faults.found).toEqual([]);
});

it("an expired address is renewed, and the audio goes on", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address);
  faults.expect(/40[34]/);
  await beginAtDashboard(page, account);
  const asked: string[] = [];
  // By the context, so that requests of the service worker are included.
  await context.route(/\.mp3/, (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  const afresh = page.waitForRequest(/\/api\/inspirations\/[^/?]+$/);
  await page.getByRole("button", { name: title, exact: true }).click();
  await afresh;
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await expect.poll(() => elapsed(page)).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(1);
  expect(faults.found).toEqual([]);
});

it.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])("controls keep clear of the notch and the system bar", async (viewport) => {
  const { page, faults } = await visit(running.browser, running.product.address, { viewport });
  const inset = 48;
  await page.addInitScript((pixels) => {
    addEventListener("DOMContentLoaded", () => {
      for (const side of ["t", "b", "l", "r"])
        document.documentElement.style.setProperty(`--safe-${side}`, `${pixels}px`);
    });
  }, inset);
  /** The names of the controls that reach into the device's insets, left and right. */
  const reachingIn = () =>
    page.locator("button:visible, nav a:visible").evaluateAll(
      (all, pixels) =>
        all
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < pixels || right > innerWidth - pixels;
          })
          .map((one) => one.getAttribute("aria-label") ?? one.textContent),
      inset,
    );
  await beginAtDashboard(page, account);
  await listen(page);
  expect(await reachingIn()).toEqual([]);
  const minimise = page.getByRole("button", { name: "Minimise player" });
  await page.evaluate(() => scrollTo(0, 0));
  expect((await minimise.boundingBox())?.y).toBeGreaterThanOrEqual(inset);
  await minimise.click();
  await page.getByRole("region", { name: "Now playing" }).waitFor();
  expect(await reachingIn()).toEqual([]);
  const lowest = await page
    .locator("nav a, section[aria-label='Now playing'] button")
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  expect(lowest).toBeLessThanOrEqual(viewport.height - inset);
  expect(faults.found).toEqual([]);
});
