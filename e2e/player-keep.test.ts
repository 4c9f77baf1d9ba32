// An inspiration is kept on this device, and released again.
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { visit, withWorker } from "./browser.ts";
import { runProduct } from "./running.ts";
import { beginAtDashboard, makeListener } from "./beginnings.ts";
import { newAccount, type Account } from "./steps.ts";

const running = runProduct();
const account: Account = newAccount();
let title: string;

beforeAll(async () => {
  [title] = await makeListener(running.product, account);
});

async function listen(page: Page): Promise<void> {
  await beginAtDashboard(page, account);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
}

const download = (page: Page) => page.getByRole("button", { name: "Download", exact: true });
const downloaded = (page: Page) => page.getByRole("button", { name: "Downloaded" });

it("a kept inspiration is marked on the dashboard, is known after a reload, and is released by the same button", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, withWorker);
  await listen(page);
  await download(page).click();
  await downloaded(page).waitFor();
  await page.getByText("Downloaded to this device", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Minimise player" }).click();
  const card = page.getByRole("listitem").filter({ hasText: title });
  await card.getByText("On this device", { exact: true }).waitFor();
  await page.reload();
  await card.getByText("On this device", { exact: true }).waitFor();

  await page.getByRole("button", { name: title, exact: true }).click();
  await downloaded(page).click();
  await download(page).waitFor();
  await page.getByRole("button", { name: "Minimise player" }).click();
  await card.waitFor();
  expect(await card.getByText("On this device", { exact: true }).count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("an inspiration that the browser has evicted says so without a network, and is not kept any more", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  await listen(page);
  await download(page).click();
  await downloaded(page).waitFor();
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.reload();
  const card = page.getByRole("listitem").filter({ hasText: title });
  await card.getByText("On this device", { exact: true }).waitFor();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith("kept-")) await caches.delete(name);
  });
  faults.expect(/ERR_|status of 404|Failed to fetch|network/i);
  await context.setOffline(true);
  await card.getByRole("button", { name: `Play ${title}` }).click();
  await card.getByRole("button", { name: title, exact: true }).click();
  const player = page.getByRole("region", { name: "Player" });
  await player.getByText(/^It is not on this device any more\./).waitFor();
  await download(page).waitFor();

  await context.setOffline(false);
  await player.getByRole("button", { name: "Play", exact: true }).click();
  await player.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await download(page).click();
  await downloaded(page).waitFor();
  expect(faults.found).toEqual([]);
});
