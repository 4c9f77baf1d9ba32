// The words on the player while they are spoken.
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { visit } from "./browser.ts";
import {
  create,
  elapsed,
  newAccount,
  register,
  signIn,
  untilReady,
  writeGoals,
  type Account,
} from "./steps.ts";
import { runProduct } from "./running.ts";

interface Line {
  readonly text: string;
  readonly start: number;
}

const running = runProduct();
const account: Account = newAccount();
let title: string;
let lines: readonly Line[];

beforeAll(async () => {
  const { page } = await visit(running.browser, running.product.address);
  await register(page, account);
  await writeGoals(page);
  await create(page, "Short", "Big presentation tomorrow and I can't stop going over it.");
  title = await untilReady(page);
  const answer = await page.request.get("/api/inspirations");
  ({ timeline: lines } = (await answer.json()).inspirations[0]);
  await page.context().close();
});

/** The player on a screen so low that the text scrolls in its box. */
async function openPlayer(viewport = { width: 1000, height: 420 }) {
  const visited = await visit(running.browser, running.product.address, { viewport });
  const { page } = visited;
  await signIn(page, account);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  return { ...visited, text: page.getByRole("region", { name: "Your Inspiration" }) };
}

const litText = (text: Locator) => text.locator("[aria-current]").allTextContents();
const oneSpaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const lineAt = (place: number) => {
  const line = lines.at(place);
  if (line === undefined) throw new Error(`the script has no line ${place}`);
  return { ...line, text: oneSpaced(line.text) };
};
/** Whether the spoken line lies within the part of the text that is seen. */
const isLitInView = (text: Locator) =>
  text.evaluate((box) => {
    const line = box.querySelector("[aria-current]")?.getBoundingClientRect();
    const { top, bottom } = box.getBoundingClientRect();
    return line !== undefined && line.top >= top && line.bottom <= bottom;
  });
const seek = (page: Page, seconds: number) =>
  page.getByRole("slider", { name: "Seek" }).fill(String(Math.ceil(seconds)));

it("the spoken line is lit and stays in view, wherever the audio goes", async () => {
  const { page, text, faults } = await openPlayer();
  // As it is spoken.
  await expect.poll(() => litText(text), { timeout: 20_000 }).toEqual([lineAt(0).text]);
  await expect.poll(() => litText(text), { timeout: 20_000 }).toEqual([lineAt(1).text]);

  // After a seek, far away.
  const slider = page.getByRole("slider", { name: "Seek" });
  await slider.focus();
  await seek(page, lineAt(-1).start);
  await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
  await expect.poll(() => isLitInView(text)).toBe(true);
  expect(await text.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);

  // After skips, and when repeat begins anew.
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  for (let click = 0; click < 4; click += 1)
    await page.getByRole("button", { name: "Back 15 seconds" }).click();
  await expect.poll(() => elapsed(page)).toBe(0);
  expect(await litText(text)).toEqual([]);
  await seek(page, 59);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const pageScroll = await page.evaluate(() => scrollY);
  await expect.poll(() => litText(text), { timeout: 20_000 }).toEqual([lineAt(0).text]);
  await expect.poll(() => isLitInView(text)).toBe(true);

  // The page has not moved, and nobody has lost the focus.
  expect(await page.evaluate(() => scrollY)).toBe(pageScroll);
  await slider.focus();
  await seek(page, lineAt(-1).start);
  await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
  expect(await slider.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(faults.found).toEqual([]);
});

it("on a phone the words light up without moving the page", async () => {
  const { page, text, faults } = await openPlayer({ width: 390, height: 844 });
  await seek(page, lineAt(-1).start);
  await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(faults.found).toEqual([]);
});

it("whoever reads elsewhere in the text is left there", async () => {
  const { page, text, faults } = await openPlayer();
  await seek(page, lineAt(-3).start);
  await expect.poll(() => isLitInView(text)).toBe(true);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await text.hover();
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => text.evaluate((box) => box.scrollTop)).toBe(0);
  await expect.poll(() => isLitInView(text)).toBe(false);
  await seek(page, lineAt(-1).start);
  await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await text.evaluate((box) => box.scrollTop)).toBe(0);
  expect(faults.found).toEqual([]);
});

it("a press on a line plays from there", async () => {
  const { page, text, faults } = await openPlayer();
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  const line = text.getByRole("button", { name: lineAt(3).text, exact: true });
  await line.click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  expect(await elapsed(page)).toBeGreaterThanOrEqual(Math.floor(lineAt(3).start));
  expect(await litText(text)).toEqual([lineAt(3).text]);

  // Marking words is reading, not playing.
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  const place = await elapsed(page);
  await text.getByRole("button", { name: lineAt(2).text, exact: true }).selectText();
  await page.keyboard.down("Shift");
  await text.getByRole("button", { name: lineAt(2).text, exact: true }).click();
  await page.keyboard.up("Shift");
  expect(await elapsed(page)).toBe(place);
  expect(faults.found).toEqual([]);
});

it("by keyboard the lines are one stop, at the spoken one, and the arrows lead on", async () => {
  const { page, text, faults } = await openPlayer();
  await seek(page, lineAt(2).start);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expect.poll(() => litText(text)).toEqual([lineAt(2).text]);
  const focused = () =>
    text.evaluate((box) =>
      box.contains(document.activeElement) ? document.activeElement?.textContent : null,
    );
  await page.getByRole("button", { name: "Like" }).focus();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(lineAt(2).text);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe(lineAt(4).text);
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe(lineAt(3).text);
  await page.keyboard.press("Home");
  expect(await focused()).toBe(lineAt(0).text);
  await page.keyboard.press("End");
  expect(await focused()).toBe(lineAt(-1).text);
  // Nothing has been played, or minimised, by the way.
  expect(await litText(text)).toEqual([lineAt(2).text]);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
  // One stop: Tab leaves the text.
  await page.keyboard.press("Shift+Tab");
  expect(await focused()).toBeNull();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused()).toBeNull();
  expect(faults.found).toEqual([]);
});

it("the spoken line is told from the others without colours, and without motion", async () => {
  const { page, text, faults } = await openPlayer();
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await seek(page, lineAt(-1).start);
  await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
  // Without motion it is there at once.
  expect(await isLitInView(text)).toBe(true);
  const grounds = await text
    .getByRole("button")
    .evaluateAll((all) => all.slice(-2).map((line) => getComputedStyle(line).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  expect(faults.found).toEqual([]);
});

it("an inspiration without times is plain text", async () => {
  const { page, text, faults } = await openPlayer();
  await page.route(/\/api\/inspirations\/[\w-]+$/, async (route) => {
    if (route.request().url().endsWith("/live")) return route.continue();
    const answer = await route.fetch();
    const { inspiration } = await answer.json();
    return route.fulfill({ json: { inspiration: { ...inspiration, timeline: [] } } });
  });
  await page.reload();
  await text.waitFor();
  expect(await text.getByRole("button").count()).toBe(0);
  expect(oneSpaced(await text.innerText())).toContain(lineAt(1).text);
  // It still scrolls by keyboard.
  await page.getByRole("button", { name: "Like" }).focus();
  await page.keyboard.press("Tab");
  expect(await text.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(faults.found).toEqual([]);
});
