// A newer app is offered, and never replaces the open one by itself.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { expectAccessible } from "./accessible.ts";
import { visit, withWorker } from "./browser.ts";
import { outOfReach, untilInstalled } from "./offline-steps.ts";
import { root, startAgain } from "./product.ts";
import { runOwnProductForEach } from "./running.ts";
import { isHosted } from "./stack.ts";
import { beginAsListener, beginAtGoals } from "./beginnings.ts";
import { newAccount, writeGoals } from "./steps.ts";

const running = runOwnProductForEach();
let newerApp: string;

beforeAll(async () => {
  newerApp = await buildNewerApp();
});

afterAll(() => rm(newerApp, { recursive: true }));

/** A copy of the app as a newer version: with a mark in its page, and a matching service worker. */
async function buildNewerApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hearten-web-"));
  await cp(join(root, "web", isHosted ? "dist-hosted" : "dist"), folder, { recursive: true });
  const change = async (name: string, from: RegExp, to: string) => {
    const text = await readFile(join(folder, name), "utf8");
    expect(text).toMatch(from);
    await writeFile(join(folder, name), text.replace(from, to));
  };
  await change("index.html", /<html lang="en"/, '<html lang="en" data-app="newer"');
  await change("service-worker.js", /(?<=app-[`"]\s*\+\s*)"[\w-]{12}"/, '"newer-app-00"');
  for (const name of await readdir(folder))
    if (/^(?:index\.html|service-worker\.js)\.(?:br|gz)$/.test(name)) await rm(join(folder, name));
  return folder;
}

/** Restarts the server with a newer app, and makes the page check for updates. */
async function deploy(page: Page): Promise<void> {
  await running.product.end("SIGTERM");
  running.product = await startAgain(running.product, { HEARTEN_WEB_DIR: newerApp });
  await triggerUpdateCheck(page);
}

const triggerUpdateCheck = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
const isNewer = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset["app"] === "newer");
const hasNewerWaiting = (page: Page) =>
  page.evaluate(async () => ((await navigator.serviceWorker.ready).waiting ?? null) !== null);

it("a newer app is offered when it is downloaded, and runs after Update", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, withWorker);
  await beginAtGoals(page);
  await untilInstalled(page);
  await writeGoals(page);
  expect(await page.getByText("A new version is ready").count()).toBe(0);
  faults.expect(outOfReach);
  await deploy(page);
  await page.getByText("A new version is ready").waitFor();
  // The person decides: a reload still opens the old version.
  await page.reload();
  await page.getByText("A new version is ready").waitFor();
  expect(await isNewer(page)).toBe(false);

  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.getByRole("button", { name: "Update" }).click();
  await expect.poll(() => isNewer(page).catch(() => false)).toBe(true);
  await page.getByRole("heading", { name: "Choose your inspiration dose" }).waitFor();
  expect(await page.getByText("A new version is ready").count()).toBe(0);
  expect(await hasNewerWaiting(page)).toBe(false);
  // The page is seen before all of it is loaded, and before the older app is cleared away.
  await expect.poll(() => loads).toBe(1);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["app-newer-app-00"]);
  expect(faults.found).toEqual([]);
});

it("a newer app is not offered while something plays", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, withWorker);
  const title = await beginAsListener(running.product, page, newAccount());
  await untilInstalled(page);
  await page.getByRole("button", { name: `Play ${title}` }).click();
  const bar = page.getByRole("region", { name: "Now playing" });
  await bar.getByRole("button", { name: "Pause", exact: true }).waitFor();
  faults.expect(outOfReach);
  await deploy(page);
  await expect.poll(() => hasNewerWaiting(page)).toBe(true);
  expect(await page.getByText("A new version is ready").count()).toBe(0);
  await bar.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByText("A new version is ready").waitFor();
  expect(await isNewer(page)).toBe(false);
  await expectAccessible(page, "dashboard with a newer app");
  expect(faults.found).toEqual([]);
});
