// The sign-in without a network: it is left, it can't be renewed, and nobody waits for it.
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visit, withWorker } from "./browser.ts";
import { expireStoredToken, readStoredSignIn } from "./firebase-stored-sign-in.ts";
import {
  keptForPerson,
  listenUntilBroughtHere,
  outOfReach,
  untilInstalled,
} from "./offline-steps.ts";
import { startAgain } from "./product.ts";
import { runOwnProduct } from "./running.ts";
import { isEmbedded, isHosted } from "./stack.ts";
import { beginAsListener, beginAtDashboard } from "./beginnings.ts";
import { type Account, newAccount } from "./steps.ts";
import { waitForToast } from "./toasts.ts";

const running = runOwnProduct();

async function comeBack(): Promise<void> {
  running.product = await startAgain(running.product);
}

/** Somebody who has the app and an inspiration on their device, and stands at the list; answers its title. */
async function bringHere(page: Page, account: Account): Promise<string> {
  const title = await beginAsListener(running.product, page, account);
  await untilInstalled(page);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await listenUntilBroughtHere(page);
  await page.getByRole("button", { name: "Minimise player" }).click();
  await listed(page, title).waitFor();
  return title;
}

const listed = (page: Page, title: string) =>
  page.getByRole("main").getByRole("button", { name: title, exact: true });

async function leave(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
}

describe.runIf(isHosted)("where the device alone holds the sign-in", () => {
  it.each([
    ["was opened without a server", true],
    ["had a server when it was opened", false],
  ])(
    "whoever signs out of an app that %s has signed out at once, in all windows and for good",
    async (_app, isOpenedWithout) => {
      const { page, context, faults } = await visit(
        running.browser,
        running.product.address,
        withWorker,
      );
      const account = newAccount();
      const title = await bringHere(page, account);
      expect(await readStoredSignIn(page)).not.toBeNull();
      faults.expect(outOfReach);
      await running.product.end("SIGTERM");
      if (isOpenedWithout) await page.goto("/dashboard");
      await listed(page, title).waitFor();
      const other = await context.newPage();
      await other.goto("/dashboard");
      await listed(other, title).waitFor();

      await leave(page);
      await page.getByRole("heading", { name: "Welcome back" }).waitFor();
      expect(await keptForPerson(page)).toBe("");
      expect(await readStoredSignIn(page)).toBeNull();
      await other.getByRole("heading", { name: "Welcome back" }).waitFor();
      await other.close();

      await comeBack();
      await page.goto("/dashboard");
      await page.getByRole("heading", { name: "Welcome back" }).waitFor();
      expect(await readStoredSignIn(page)).toBeNull();
      await beginAtDashboard(page, account);
      await listed(page, title).waitFor();
      expect(faults.found).toEqual([]);
    },
  );
});

describe.runIf(isEmbedded)("where the server alone can end the sign-in", () => {
  it("whoever signs out without it is told that they are still signed in, and still has everything", async () => {
    const { page, faults } = await visit(running.browser, running.product.address, withWorker);
    const title = await bringHere(page, newAccount());
    faults.expect(outOfReach);
    await running.product.end("SIGTERM");
    await page.goto("/dashboard");
    await listed(page, title).waitFor();
    await leave(page);
    await waitForToast(page, "alert", "We couldn't sign you out. Please try again.");
    expect(await keptForPerson(page)).toContain(title);
    await comeBack();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("heading", { name: "Welcome back" }).waitFor();
    expect(await keptForPerson(page)).toBe("");
    expect(faults.found).toEqual([]);
  });
});

/** All that Firebase answers. */
const firebase = () =>
  `http://${running.product.storage.environment["FIREBASE_AUTH_EMULATOR_HOST"]}/**`;

/** Firebase is away for the whole browser; answers how it comes back. */
async function cutOff(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(firebase(), (route) => route.abort());
  return () => context.unroute(firebase());
}

describe.runIf(isHosted)("without Firebase, whose word the sign-in needs once an hour", () => {
  it("nobody is signed out whose proof can't be renewed, and they are signed in again when it can", async () => {
    const { page, context, faults } = await visit(
      running.browser,
      running.product.address,
      withWorker,
    );
    const title = await bringHere(page, newAccount());
    faults.expect(outOfReach);
    const reconnect = await cutOff(context);
    await expireStoredToken(page);
    await page.goto("/dashboard");
    await listed(page, title).click();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await page.getByRole("button", { name: "Minimise player" }).click();
    const notice = page.getByText(/^We can't reach Hearten\. Showing/);
    await notice.waitFor();

    await reconnect();
    await notice.waitFor({ state: "detached", timeout: 45_000 });
    await page.reload();
    await listed(page, title).waitFor();
    expect(await notice.count()).toBe(0);
    expect(faults.found).toEqual([]);
  });

  it("nobody waits for one that gives no answer at all", async () => {
    const { page, context, faults } = await visit(
      running.browser,
      running.product.address,
      withWorker,
    );
    const title = await bringHere(page, newAccount());
    const { promise: never } = Promise.withResolvers<void>();
    await context.route(firebase(), () => never);
    const asked = page.waitForRequest(firebase());
    const opened = performance.now();
    await page.goto("/dashboard");
    await asked;
    await listed(page, title).waitFor();
    // By itself it would take half a minute to give up.
    expect(performance.now() - opened).toBeLessThan(20_000);
    expect(faults.found).toEqual([]);
  });
});
