// A page stays open while the server gets a newer app. Without a service worker, which would still have the files of
// the old one.
import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { visit, type Visit } from "./browser.ts";
import { beginAtQuiz, receiveInspiration } from "./beginnings.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

async function visitWithGoals(): Promise<Visit> {
  const visited = await visit(running.browser, running.product.address);
  await beginAtQuiz(visited.page);
  return visited;
}

it("a screen whose script is not there yet waits for the network, with a way back", async () => {
  const { page, context, faults } = await visitWithGoals();
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { level: 1, name: "We can't reach Hearten" }).waitFor();
  await expect.poll(() => page.title()).toBe("Out of reach - Hearten");
  await context.setOffline(false);
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  expect(faults.found).toEqual([]);
});

/**
 * Acts like a new deployment: the script of a screen is missing, and the page names other scripts. Returns a function
 * that restores the old app.
 */
async function replaceApp(page: Page, screen: string): Promise<() => void> {
  let isReplaced = true;
  const answer = async (route: Route, answerOfNewer: Parameters<Route["fulfill"]>[0]) =>
    isReplaced ? route.fulfill(answerOfNewer) : route.continue();
  await page.route(new RegExp(`/assets/${screen}`), (route) => answer(route, { status: 404 }));
  await page.route(`${running.product.address}/`, (route) =>
    answer(route, { contentType: "text/html", body: "<title>Hearten</title>" }),
  );
  return () => {
    isReplaced = false;
  };
}

/** A page that has only just been loaded is not loaded again, because that could go on for ever. */
const untilNoLongerNew = (page: Page) => page.waitForFunction(() => performance.now() > 5_000);

it("a screen of a newer app reloads the page by itself", async () => {
  const { page, faults } = await visitWithGoals();
  faults.expect(/404/);
  await untilNoLongerNew(page);
  const giveBack = await replaceApp(page, "user-profile-screen");
  const loaded = page.waitForEvent("load");
  page.once("framenavigated", giveBack);
  await page.getByRole("link", { name: "Profile" }).click();
  await loaded;
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("a screen of a newer app does not reload the page while audio plays", async () => {
  const { page, faults } = await visitWithGoals();
  faults.expect(/404/);
  const title = await receiveInspiration(running.product, page);
  await page.getByRole("button", { name: `Play ${title}` }).click();
  await untilNoLongerNew(page);
  const giveBack = await replaceApp(page, "user-profile-screen");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "There is a new version of Hearten" }).waitFor();
  await page
    .getByRole("region", { name: "Now playing" })
    .getByRole("button", { name: "Pause", exact: true })
    .waitFor();
  expect(loads).toBe(0);
  giveBack();
  await page.getByRole("button", { name: "Load it now" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  expect(faults.found).toEqual([]);
});
