// A list of several pages, with titles of extreme length.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { beginAtQuiz } from "./beginnings.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

const longTitle = `The harbour ${"of the evening ".repeat(20)}Donaudampfschifffahrtsgesellschaftskapitänsmütze`;
const hour = 3_600_000;

/** Answers in place of the server: this number of inspirations, 20 per page. The newest has a very long title. */
async function serveInspirations(page: Page, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, place) => ({
    id: `inspiration-${place}`,
    userId: "maya",
    length: 1,
    goals: "The garden.",
    createdAt: new Date(Date.now() - place * hour).toISOString(),
    status: "completed",
    error: null,
    title: place === 0 ? longTitle : `Inspiration ${place}`,
    preference: "Calm confidence",
    recordText: "You are here.",
    timeline: [],
    thumbnail: null,
    coverImage: null,
    artwork: null,
    audioUrl: null,
    duration: 60,
  }));
  await page.route("**/api/inspirations/live", (route) => route.abort());
  await page.route(/\/api\/inspirations(\?.*)?$/, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get("cursor"));
    const nextCursor = from + 20 < count ? String(from + 20) : null;
    return route.fulfill({ json: { inspirations: all.slice(from, from + 20), nextCursor } });
  });
}

it("somebody at the keyboard goes through all pages without losing their place", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, {
    viewport: { width: 320, height: 568 },
  });
  faults.expect(/ERR_FAILED/);
  await beginAtQuiz(page);
  await serveInspirations(page, 45);
  await page.getByRole("link", { name: "Home" }).click();
  const items = page.getByRole("main").getByRole("listitem");
  const more = page.getByRole("button", { name: "Show more" });
  // The next ones come as soon as the button is near.
  await more.focus();
  await expect.poll(() => items.count()).toBe(40);
  await more.waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => items.count()).toBe(45);
  // The button is removed; the next tab stop is the first new card.
  expect(await more.count()).toBe(0);
  const atNew = () =>
    items.nth(40).evaluate((item) => item === document.activeElement && item.textContent);
  await expect.poll(atNew).toContain("Inspiration 40");

  // However long a title is, it stays inside its card.
  const { card, title } = await items.first().evaluate((item) => ({
    card: item.getBoundingClientRect().right,
    title: item.querySelector("h2")?.getBoundingClientRect().right ?? Infinity,
  }));
  expect(title).toBeLessThan(card);
  const overflow = await items
    .first()
    .locator("h2")
    .evaluate((heading) => heading.scrollWidth - heading.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(faults.found).toEqual([]);
});
