// The dashboard without a network: what can be heard, what can't, and why.
import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { visit, withWorker } from "./browser.ts";
import { listenUntilBroughtHere, outOfReach, untilInstalled } from "./offline-steps.ts";
import { startAgain } from "./product.ts";
import { runOwnProduct } from "./running.ts";
import { beginAtDashboard, makeListener } from "./beginnings.ts";
import { newAccount, type Account } from "./steps.ts";

const running = runOwnProduct();
const account: Account = newAccount();
const why = "It is not on this device. Connect to the internet, then try again.";

beforeAll(async () => {
  await makeListener(running.product, account, ["The quiet garden", "The letter"]);
});

const card = (page: Page, place: number) => page.getByRole("main").getByRole("listitem").nth(place);
const playOf = (page: Page, place: number) =>
  card(page, place).getByRole("button", { name: /^(?:Play|Pause) / });
const missing = (page: Page) => page.getByText("Not on this device", { exact: true });

/** From where on this device the picture is that is seen; null while none is, or another one. */
const pictureOf = (part: Locator) =>
  part
    .locator("img")
    .last()
    .evaluate((image: HTMLImageElement) => {
      const { pathname } = new URL(image.currentSrc);
      return image.naturalWidth > 0 && pathname.startsWith("/kept/") ? pathname : null;
    });

/** The newest was listened to, and lies on the device; the other one does not. */
async function listenToNewest(page: Page): Promise<void> {
  await beginAtDashboard(page, account);
  await untilInstalled(page);
  await card(page, 0).getByRole("heading").getByRole("button").click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await listenUntilBroughtHere(page);
  await page.getByRole("button", { name: "Minimise player" }).click();
}

it("without a network a card says that it is not on this device, and why it can't be played", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  await listenToNewest(page);
  await playOf(page, 0).click();
  await card(page, 1).waitFor();
  expect(await missing(page).count()).toBe(0);
  faults.expect(outOfReach);
  await context.setOffline(true);

  await card(page, 1).getByText("Not on this device", { exact: true }).waitFor();
  await page.getByText(/^You're offline\. Showing what was here at/).waitFor();
  expect(await missing(page).count()).toBe(1);
  const { ariaDisabled, description } = await playOf(page, 1).evaluate((button) => ({
    ariaDisabled: button.ariaDisabled,
    description: button.ariaDescribedByElements?.map(({ textContent }) => textContent),
  }));
  expect(ariaDisabled).toBe("true");
  expect(description).toEqual(["Not on this device"]);
  await expectAccessible(page, "dashboard with an inspiration that is not here");
  // Disabled for the press, and not for the finger that asks.
  await playOf(page, 1).click({ force: true });
  await page.getByText(why).first().waitFor();

  // What is here sounds, and what is opened all the same says why it is silent.
  await playOf(page, 0).click();
  const bar = page.getByRole("region", { name: "Now playing" });
  await bar.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await bar.getByRole("button", { name: /^Open player: / }).click();
  const player = page.getByRole("region", { name: "Player" });
  await expect.poll(() => pictureOf(player)).toMatch(/\/coverImage$/);
  await page.getByRole("button", { name: "Minimise player" }).click();
  await expect.poll(() => pictureOf(bar)).toMatch(/\/thumbnail$/);
  await expect.poll(() => pictureOf(card(page, 0))).toMatch(/\/thumbnail$/);
  await card(page, 1).getByRole("heading").getByRole("button").click();
  await player.getByText(why).waitFor();
  await page.getByRole("region", { name: "Your Inspiration" }).waitFor();
  await page.getByRole("button", { name: "Minimise player" }).click();

  await context.setOffline(false);
  await page.getByText(/Showing what was here/).waitFor({ state: "detached" });
  expect(await missing(page).count()).toBe(0);
  expect(await playOf(page, 1).getAttribute("aria-disabled")).toBeNull();
  await playOf(page, 1).click();
  await playOf(page, 1)
    .and(page.getByRole("button", { name: /^Pause / }))
    .waitFor();
  expect(faults.found).toEqual([]);
});

it("a moment without a network changes nothing on the dashboard", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  await page.clock.install();
  await beginAtDashboard(page, account);
  await card(page, 1).waitFor();
  await page.evaluate(() => {
    const said = new Set<string>();
    Object.assign(globalThis, { said });
    const words = /You're offline|We can't reach Hearten|Not on this device/;
    new MutationObserver(() => {
      const found = words.exec(document.body.innerText);
      if (found !== null) said.add(found[0]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const said = () =>
    page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said]);
  faults.expect(outOfReach);
  // However slow the machine is, two seconds pass on the page, which are less than its grace period.
  await page.clock.pauseAt(Date.now() + 1000);
  await context.setOffline(true);
  await page.clock.runFor(2000);
  // From here on: a slow stream may have been read for before.
  const read = page.waitForResponse(/\/api\/inspirations$/);
  await context.setOffline(false);
  // The list is read once more, as something may have been missed. The first question may be lost, and is repeated.
  const isRead = read.then(() => true);
  for (let passed = 0; passed < 2500; passed += 250) {
    if (await Promise.race([isRead, setTimeout(1000, false)])) break;
    await page.clock.runFor(250);
  }
  await read;
  expect(await said()).toEqual([]);
  await page.clock.resume();

  // The same watch sees it when the network stays away.
  await context.setOffline(true);
  await missing(page).first().waitFor();
  expect(await said()).not.toEqual([]);
  await context.setOffline(false);
  await missing(page).first().waitFor({ state: "detached" });
  expect(faults.found).toEqual([]);
});

it("a proxy that can't reach the server is no answer either", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  await listenToNewest(page);
  faults.expect(/status of 502/);
  await context.route(/\/api\//, (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await page.goto("/");
  await page.getByText(/^We couldn't look for new ones\. Showing what was here at/).waitFor();
  await playOf(page, 0).click();
  await playOf(page, 0)
    .and(page.getByRole("button", { name: /^Pause / }))
    .waitFor();

  await context.unroute(/\/api\//);
  await page.getByText(/^We couldn't look/).waitFor({ state: "detached", timeout: 45_000 });
  expect(faults.found).toEqual([]);
});

it("a network that carries nothing keeps nobody from what is here", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  await listenToNewest(page);
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
  await context.route(/\/api\//, async (route) => {
    await answers;
    await route.continue();
  });
  // The page is not complete: pictures of the kept list are under way.
  await page.goto("/", { waitUntil: "commit" });
  await card(page, 1).getByText("Not on this device", { exact: true }).waitFor();
  await playOf(page, 0).click();
  await playOf(page, 0)
    .and(page.getByRole("button", { name: /^Pause / }))
    .waitFor();
  answer();
  await missing(page).waitFor({ state: "detached" });
  expect(faults.found).toEqual([]);
});

it("a server that ends under an open page is missed though there is a network, and found again", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, withWorker);
  await listenToNewest(page);
  await card(page, 1).waitFor();
  expect(await missing(page).count()).toBe(0);
  faults.expect(outOfReach);
  await running.product.end("SIGKILL");
  await card(page, 1).getByText("Not on this device", { exact: true }).waitFor();
  await page.getByText(/^We can't reach Hearten\. Showing what was here at/).waitFor();
  expect(await missing(page).count()).toBe(1);

  running.product = await startAgain(running.product);
  await missing(page).waitFor({ state: "detached" });
  await page.getByText(/^We can't reach Hearten/).waitFor({ state: "detached" });
  expect(faults.found).toEqual([]);
});
