// A long list: what of it is in the page, what is found in it, and what a person comes back to.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { beginAtDashboard, makeListener } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { runProduct } from "./running.ts";
import { newAccount } from "./steps.ts";
import { resize } from "./resize.ts";

const running = runProduct();
const desktop = { width: 1440, height: 900 };

const cards = (page: Page) => page.getByRole("main").getByRole("listitem");
const named = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Makes the one that the server knows the newest of this many, 30 a page. */
async function multiply(page: Page, count: number): Promise<void> {
  await page.route("**/api/inspirations/live", (route) => route.abort());
  await page.route(/\/api\/inspirations(\?.*)?$/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get("cursor"));
    const answer = await route.fetch({ url: route.request().url().replace(/\?.*/, "") });
    const { inspirations } = (await answer.json()) as { inspirations: { createdAt: string }[] };
    const [newest] = inspirations;
    if (newest === undefined) return route.abort();
    const at = (place: number) =>
      new Date(Date.parse(newest.createdAt) - place * 3_600_000).toISOString();
    const page = Array.from({ length: Math.min(30, count - from) }, (_, line) => {
      const place = from + line;
      if (place === 0) return newest;
      const title = place === 250 ? "Café by the sea" : `Inspiration ${place}`;
      return { ...newest, id: `inspiration-${place}`, title, createdAt: at(place) };
    });
    const nextCursor = from + 30 < count ? String(from + 30) : null;
    await route.fulfill({ json: { inspirations: page, nextCursor } });
  });
}

it("among hundreds one is found, and only what is seen is in the page", async () => {
  const account = newAccount();
  const [title] = await makeListener(running.product, account);
  const { page, faults } = await visit(running.browser, running.product.address, {
    viewport: desktop,
  });
  faults.expect(/ERR_FAILED/);
  await multiply(page, 400);
  await beginAtDashboard(page, account);
  const box = page.getByRole("searchbox", { name: "Search" });

  // As one scrolls the older ones come, and those out of sight are gone from the page.
  const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(
      async () => {
        await toEnd();
        return named(page, "Inspiration 399").count();
      },
      // Thirteen pages come one after the other.
      { timeout: 60_000 },
    )
    .toBe(1);
  expect(await cards(page).count()).toBeLessThan(40);
  const last = cards(page).last();
  expect(await last.getAttribute("aria-posinset")).toBe("400");
  expect(await last.getAttribute("aria-setsize")).toBe("400");
  // The dock hides nothing of the last row.
  const dock = await page.getByRole("navigation").boundingBox();
  await expect
    .poll(async () => {
      await toEnd();
      return last.evaluate((card) => card.getBoundingClientRect().bottom);
    })
    .toBeLessThan(dock?.y ?? 0);

  // The focus stays where it is, however far one scrolls, and leads back.
  await named(page, "Inspiration 399").focus();
  await page.evaluate(() => scrollTo(0, 0));
  await named(page, title).waitFor();
  await expect.poll(() => cards(page).first().getAttribute("aria-posinset")).toBe("1");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe("Inspiration 399");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => named(page, "Inspiration 390").count()).toBe(1);

  // Case and accents don't matter, and all words must be there.
  await box.fill("SEA cafe");
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.getByText("1 inspiration found", { exact: true }).waitFor();
  await expectAccessible(page, "dashboard with a search");
  await named(page, "Café by the sea").waitFor();
  await box.fill("quokka xylophone");
  await page.getByRole("heading", { name: "Nothing found" }).waitFor();
  await expectAccessible(page, "dashboard with nothing found");
  // Looked at in every width; from here on a desktop again.
  await resize(page, desktop);
  await named(page, "Show all").click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(1);

  // What was found is there again for who comes back from the player.
  await page.getByRole("button", { name: `Play ${title}`, exact: true }).click();
  const bar = page.getByRole("region", { name: "Now playing" });
  await bar.getByRole("button", { name: "Like", exact: true }).click();
  await named(page, "Liked").click();
  await expect.poll(() => cards(page).count()).toBe(1);
  await bar.getByRole("button", { name: `Open player: ${title}` }).click();
  await page.getByRole("button", { name: "Minimise player" }).click();
  await bar.waitFor();
  expect(await named(page, "Liked").getAttribute("aria-pressed")).toBe("true");
  expect(await cards(page).count()).toBe(1);

  // The bar moves the audio, and tells its place as the player does.
  const seek = bar.getByRole("slider", { name: "Seek" });
  await bar.getByRole("button", { name: "Pause", exact: true }).click();
  await seek.fill("40");
  await expect.poll(() => seek.getAttribute("aria-valuetext")).toBe("0:40 of 1:00");
  await bar.getByRole("button", { name: "Back 15 seconds" }).click();
  await expect.poll(() => seek.getAttribute("aria-valuetext")).toBe("0:25 of 1:00");
  await bar.getByRole("slider", { name: "Volume" }).fill("30");
  await page.getByRole("link", { name: "Your account" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  expect(await seek.inputValue()).toBe("25");
  expect(faults.found).toEqual([]);
});
