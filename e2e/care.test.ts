// Words that speak of harm are answered, and where a person helps is shown from the moment of asking.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { beginAtQuiz } from "./beginnings.ts";
import { visit, withWorker } from "./browser.ts";
import { readApi } from "./read-api.ts";
import { runProduct } from "./running.ts";
import { create, untilReady } from "./steps.ts";

const running = runProduct();

const inBritain = { locale: "en-GB" };

const help = (page: Page) => page.getByRole("region", { name: "Help" });

async function expectBritishHelp(page: Page): Promise<void> {
  const worldwide = help(page).getByRole("link", { name: /findahelpline\.com/ });
  expect(await worldwide.getAttribute("href")).toBe("https://findahelpline.com");
  expect(await worldwide.getAttribute("target")).toBe("_blank");
  expect(await worldwide.getAttribute("rel")).toBe("noopener");
  const samaritans = help(page).getByRole("link", { name: /Samaritans/ });
  expect(await samaritans.getAttribute("href")).toBe("tel:116123");
}

it("words of harm are answered without the person's goals, and help is shown from the asking on", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address, {
    ...withWorker,
    ...inBritain,
  });
  await beginAtQuiz(page);
  await create(page, "Short", "I want to kill myself.");
  await help(page).waitFor();
  await expectBritishHelp(page);
  await page.reload();
  await help(page).waitFor();

  const title = await untilReady(page);
  await help(page).waitFor();
  await expectAccessible(page, "dashboard with help");
  const { inspirations } = await readApi(page, "/api/inspirations");
  const [inspiration] = inspirations;
  expect(inspiration.help).toBe(true);
  expect(inspiration.recordText).toContain("findahelpline.com");
  expect(inspiration.recordText).not.toMatch(/meetings|studio|eight hours/);

  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await help(page).waitFor();
  await expectBritishHelp(page);
  // In the text, where a word stands before it, and not in the region.
  await page
    .getByText(/\S findahelpline\.com/)
    .first()
    .waitFor();
  await expectAccessible(page, "player with help");

  faults.expect(/ERR_|Failed to fetch|network/i);
  await page.goto("/dashboard");
  await help(page).waitFor();
  await context.setOffline(true);
  await page.reload();
  await help(page).waitFor();
  await expectBritishHelp(page);
  expect(faults.found).toEqual([]);
});

it("innocent words show no help, whatever they sound like", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, inBritain);
  await beginAtQuiz(page);
  await create(page, "Short", "This week at work is killing me, but the holidays start on Friday.");
  const title = await untilReady(page);
  expect(await help(page).count()).toBe(0);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await help(page).count()).toBe(0);
  expect(faults.found).toEqual([]);
});
