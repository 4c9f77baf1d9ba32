// The script text on the player while it is spoken.
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { visit } from "./browser.ts";
import { addInspiration, beginAtDashboard } from "./beginnings.ts";
import { registerMember } from "./member.ts";
import { elapsed, newAccount, type Account } from "./steps.ts";
import { runProduct } from "./running.ts";
import { resize } from "./resize.ts";

interface Line {
  readonly text: string;
  readonly start: number;
}

const running = runProduct();
const account: Account = newAccount();
const title = "The quiet garden";
let lines: readonly Line[];

beforeAll(async () => {
  const member = await registerMember(running.product.address, { account });
  await addInspiration(running.product, member.uid, title);
  const [inspiration] = await member.listInspirations();
  lines = inspiration?.timeline ?? [];
});

/** The player on a low screen, where the text scrolls in its box. */
async function openPlayer(viewport = { width: 1000, height: 420 }) {
  const visited = await visit(running.browser, running.product.address, { viewport });
  const { page } = visited;
  await beginAtDashboard(page, account);
  await noteLitLines(page);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  return { ...visited, text: page.getByRole("region", { name: "Your Inspiration" }) };
}

const litText = (text: Locator) => text.locator("[aria-current]").allTextContents();
const oneSpaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();
/**
 * Has the page note each line that is lit from now on: on a busy machine the driver looks too seldom to see them all.
 */
function noteLitLines(page: Page): Promise<void> {
  return page.evaluate(() => {
    const lit: string[] = [];
    Object.assign(globalThis, { lit });
    let before: string | null = null;
    const look = () => {
      const now = document.querySelector("main [aria-current]")?.textContent ?? null;
      if (now !== null && now !== before) lit.push(now);
      before = now;
    };
    // What is lit already does not count.
    look();
    lit.length = 0;
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["aria-current"],
    });
  });
}
/** The lines that were lit since then, in order. */
const litLines = async (page: Page) => {
  const lit = await page.evaluate(() => (globalThis as unknown as { lit: string[] }).lit);
  return lit.map(oneSpaced);
};
const lineAt = (place: number) => {
  const line = lines.at(place);
  if (line === undefined) throw new Error(`the script has no line ${place}`);
  return { ...line, text: oneSpaced(line.text) };
};
/** The box in which the text scrolls. */
const scrollBox = (text: Locator) => text.locator("xpath=..");
/** Whether the spoken line is in the visible part of the text. */
const isLitInView = (text: Locator) =>
  scrollBox(text).evaluate((box) => {
    const line = box.querySelector("[aria-current]")?.getBoundingClientRect();
    const { top, bottom } = box.getBoundingClientRect();
    return line !== undefined && line.top >= top && line.bottom <= bottom;
  });
const seek = (page: Page, seconds: number) =>
  page.getByRole("slider", { name: "Seek" }).fill(String(Math.ceil(seconds)));

it("the spoken line is lit and stays in view, wherever the audio goes", async () => {
  const { page, text, faults } = await openPlayer();
  // While it is spoken.
  await expect.poll(() => litLines(page), { timeout: 20_000 }).toContain(lineAt(1).text);
  expect((await litLines(page)).slice(0, 2)).toEqual([lineAt(0).text, lineAt(1).text]);

  // After a seek to a distant position.
  const slider = page.getByRole("slider", { name: "Seek" });
  await slider.focus();
  await seek(page, lineAt(-1).start);
  await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
  await expect.poll(() => isLitInView(text)).toBe(true);
  expect(await scrollBox(text).evaluate((box) => box.scrollTop)).toBeGreaterThan(0);

  // After skips, and when repeat starts again.
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

  // The page has not scrolled, and the focus has not moved.
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

it("the text does not scroll away while somebody reads another part of it", async () => {
  const { page, text, faults } = await openPlayer();
  await seek(page, lineAt(-3).start);
  await expect.poll(() => isLitInView(text)).toBe(true);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await text.hover();
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => scrollBox(text).evaluate((box) => box.scrollTop)).toBe(0);
  await expect.poll(() => isLitInView(text)).toBe(false);
  await seek(page, lineAt(-1).start);
  await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await scrollBox(text).evaluate((box) => box.scrollTop)).toBe(0);
  expect(faults.found).toEqual([]);
});

it.each([
  ["beside the cover", { width: 1000, height: 420 }],
  ["in full height", { width: 390, height: 568 }],
])(
  "whoever has scrolled the text %s is offered the way back to the spoken line, and it is followed again",
  async (where, viewport) => {
    const { page, text, faults } = await openPlayer(viewport);
    const back = page.getByRole("button", { name: "Back to now" });
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    if (where === "in full height") await page.getByRole("button", { name: "Read along" }).click();
    await text.focus();
    await page.keyboard.press("End");
    await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
    await expect.poll(() => isLitInView(text)).toBe(true);
    expect(await back.count()).toBe(0);
    await scrollBox(text).hover();
    await page.mouse.wheel(0, -10_000);
    await back.waitFor();
    await expectAccessible(page, "the way back to the spoken line");
    // On a phone the text has a box of its own in full height alone.
    if (where === "beside the cover") await back.waitFor({ state: "detached" });
    await resize(page, viewport);
    await back.click();
    await expect.poll(() => isLitInView(text)).toBe(true);
    expect(await back.count()).toBe(0);
    // A keyboard goes on in the text.
    expect(await text.evaluate((box) => box === document.activeElement)).toBe(true);
    // A skip scrolls nothing by itself: the line is followed.
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => litText(text)).not.toEqual([lineAt(-1).text]);
    await expect.poll(() => isLitInView(text)).toBe(true);
    await page.keyboard.press("Home");
    await expect.poll(() => litText(text)).toEqual([lineAt(0).text]);
    await expect.poll(() => isLitInView(text)).toBe(true);
    expect(await back.count()).toBe(0);

    // Who scrolls back by hand needs no way.
    await scrollBox(text).hover();
    await page.mouse.wheel(0, 10_000);
    await back.waitFor();
    await page.mouse.wheel(0, -10_000);
    await back.waitFor({ state: "detached" });
    expect(faults.found).toEqual([]);
  },
);

it("a press on a line plays from there", async () => {
  const { page, text, faults } = await openPlayer();
  const pause = page.getByRole("button", { name: "Pause", exact: true });
  await pause.click();
  await noteLitLines(page);
  await text.getByText(lineAt(3).text, { exact: true }).click();
  await pause.waitFor();
  expect(await elapsed(page)).toBeGreaterThanOrEqual(Math.floor(lineAt(3).start));
  expect((await litLines(page))[0]).toBe(lineAt(3).text);

  // Selecting text does not play.
  await pause.click();
  // Until it stands, the place still moves.
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const place = await elapsed(page);
  const words = text.getByText(lineAt(1).text, { exact: true });
  await words.scrollIntoViewIfNeeded();
  const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 10, y + 14);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 14, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe("");
  expect(await elapsed(page)).toBe(place);
  expect(faults.found).toEqual([]);
});

it("by keyboard the text is one stop, and the arrows go from line to line", async () => {
  const { page, text, faults } = await openPlayer();
  const pause = page.getByRole("button", { name: "Pause", exact: true });
  await pause.click();
  await seek(page, lineAt(2).start);
  await expect.poll(() => litText(text)).toEqual([lineAt(2).text]);
  const hasFocus = () => text.evaluate((box) => box === document.activeElement);
  await page.getByRole("button", { name: "Another like this" }).focus();
  await page.keyboard.press("Tab");
  expect(await hasFocus()).toBe(true);
  for (const [key, place] of [
    ["ArrowDown", 3],
    ["ArrowDown", 4],
    ["ArrowUp", 3],
    ["Home", 0],
    ["ArrowUp", 0],
    ["End", -1],
    ["ArrowDown", -1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => litText(text), { message: key }).toEqual([lineAt(place).text]);
    await expect.poll(() => isLitInView(text)).toBe(true);
  }
  // The arrows do not play; Enter does.
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await pause.waitFor();
  expect(await litText(text)).toEqual([lineAt(-1).text]);
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press("Tab");
  expect(await hasFocus()).toBe(false);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(faults.found).toEqual([]);
});

it("the spoken line is told from the others without colours, and without motion", async () => {
  const { page, text, faults } = await openPlayer();
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await seek(page, lineAt(-1).start);
  await expect.poll(() => litText(text)).toEqual([lineAt(-1).text]);
  // Without motion it is in view at once.
  expect(await isLitInView(text)).toBe(true);
  const grounds = await text
    .locator("p > span")
    .evaluateAll((all) => all.slice(-2).map((line) => getComputedStyle(line).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  expect(faults.found).toEqual([]);
});

it("the text opens in full height and follows; Back leads to the cover, and keys steer from anywhere", async () => {
  const { page, text, faults } = await openPlayer({ width: 390, height: 844 });
  expect(await page.title()).toContain(title);
  const readAlong = page.getByRole("button", { name: "Read along" });
  const place = page.getByText(/^\d:\d\d of 1:00$/);
  await seek(page, lineAt(-1).start);
  await page.getByText(lineAt(-1).text, { exact: true }).first().waitFor();
  await readAlong.click();
  await place.waitFor();
  await expectAccessible(page, "reading along");
  await expect.poll(() => isLitInView(text)).toBe(true);
  await page.keyboard.press("Home");
  await expect.poll(() => litText(text)).toEqual([lineAt(0).text]);
  await expect.poll(() => isLitInView(text)).toBe(true);
  await page.reload();
  await place.waitFor();
  await page.goBack();
  await readAlong.waitFor();
  expect(await place.count()).toBe(0);
  await readAlong.click();
  await place.waitFor();
  await page.keyboard.press("Escape");
  await readAlong.waitFor();

  // Once the controls are out of sight, title and play are in the bar; there is never more than one play.
  await text.evaluate((box) => box.scrollIntoView());
  const pause = page.getByRole("button", { name: "Pause", exact: true });
  // The one above the window is out of sight a moment before the bar has another.
  const isInBar = async () => {
    const y = (await pause.boundingBox())?.y ?? -1;
    return y >= 0 && y < 20;
  };
  await expect.poll(isInBar).toBe(true);
  // At its place, since a locator's click would scroll to where the bar has no play, and press another thing.
  const { x = 0, y = 0, width = 0, height = 0 } = (await pause.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await play.waitFor();
  expect(await page.title()).toBe("Player - Hearten");
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await play.boundingBox())?.y ?? 0).toBeGreaterThan(400);

  // From an open text the player is left at once, and Back does not lead to it again.
  await readAlong.click();
  await place.waitFor();
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("region", { name: "Now playing" }).waitFor();
  await page.keyboard.press("Space");
  await pause.waitFor();
  await expect.poll(() => page.title()).toContain(title);
  await page.getByRole("button", { name: /^Open player/ }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();

  // On a desktop, after a press between the columns.
  await resize(page, { width: 1440, height: 900 });
  const volume = page.getByRole("slider", { name: "Volume" });
  const loudness = () => volume.getAttribute("aria-valuetext");
  await page.mouse.click(640, 450);
  await page.keyboard.press("ArrowDown");
  await expect.poll(loudness).toBe("95%");
  await page.keyboard.press("m");
  await expect.poll(loudness).toBe("Muted");
  await page.keyboard.press("Space");
  await play.waitFor();
  await volume.fill("40");
  await page.reload();
  await expect.poll(loudness).toBe("40%");
  expect(faults.found).toEqual([]);
});
