// How the app comes onto an iPhone's Home Screen, told once.
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { iPhone, visit } from "./browser.ts";
import { runProduct } from "./running.ts";
import { beginAtDashboard, makeListener } from "./beginnings.ts";
import { elapsed, newAccount, type Account } from "./steps.ts";

const running = runProduct();
const account: Account = newAccount();
let title: string;

beforeAll(async () => {
  [title] = await makeListener(running.product, account);
}, 120_000);

const hint = (page: Page) => page.getByRole("region", { name: "Keep Hearten close" });

/** Listens until it begins again, and goes back to the list. */
async function listenToTheEnd(page: Page): Promise<void> {
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByRole("slider", { name: "Seek" }).fill("57");
  await expect.poll(() => elapsed(page)).toBe(57);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => elapsed(page), { timeout: 20_000 }).toBeLessThan(30);
  // Whoever listens is left alone.
  expect(await hint(page).count()).toBe(0);
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("button", { name: title, exact: true }).waitFor();
}

it("Safari on an iPhone is told the way once, after the first listen to the end", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, iPhone);
  await beginAtDashboard(page, account);
  await page.getByRole("button", { name: title, exact: true }).waitFor();
  expect(await hint(page).count()).toBe(0);
  await listenToTheEnd(page);
  await hint(page).getByText("Share, then Add to Home Screen").waitFor();
  await expectAccessible(page, "dashboard with the way to the Home Screen");
  await hint(page).getByRole("button", { name: "Got it" }).click();
  await hint(page).waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor();

  // Never again, not even to whoever signs in next.
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  await beginAtDashboard(page, account);
  await listenToTheEnd(page);
  expect(await hint(page).count()).toBe(0);
  expect(faults.found).toEqual([]);
});
