// Creating without a network: the words are kept, and sent once.
import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { visit, withWorker } from "./browser.ts";
import { giveNetworkBack, outOfReach, untilInstalled } from "./offline-steps.ts";
import { readApi } from "./read-api.ts";
import { runProduct } from "./running.ts";
import { acceptWithoutGeneration, beginAtGoals } from "./beginnings.ts";
import { create, untilReady, writeGoals } from "./steps.ts";

const running = runProduct();

const item = (page: Page) => page.getByRole("main").getByRole("listitem");
const waitingFor = (page: Page, words: string) =>
  item(page).filter({ hasText: "Waiting for the network" }).filter({ hasText: words });

/** Somebody new, without a network, on the quiz, whose list is known and empty. */
async function beOffline(page: Page, context: BrowserContext): Promise<void> {
  await beginAtGoals(page);
  await untilInstalled(page);
  await writeGoals(page);
  // Once there, so that the list is known.
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByText("Ready to start your journey?").waitFor();
  await page.getByRole("link", { name: "Create" }).click();
  await context.setOffline(true);
}

it("what is created without a network waits through a reload, and is made once when the network is back", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  faults.expect(outOfReach);
  await beOffline(page, context);
  await create(page, "Short", "The letter that I have to write.");

  const waiting = waitingFor(page, "The letter that I have to write.");
  await waiting.waitFor();
  await page.getByText(/^You're offline/).waitFor();
  await page.reload();
  await waiting.waitFor();
  // The words are not in the quiz any more: they are sent already, as far as the person goes.
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByText("Waiting for the network").waitFor();

  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
  });
  await giveNetworkBack(context);
  await waiting.waitFor({ state: "detached" });
  await untilReady(page);
  await other.getByText("Waiting for the network").waitFor({ state: "detached" });
  expect(await item(page).count()).toBe(1);
  const { inspirations } = await readApi(page, "/api/inspirations");
  expect(inspirations.map(({ goals }: { goals: string }) => goals)).toEqual([
    "The letter that I have to write.",
  ]);
  expect(asked.filter((path) => path === "/api/create-affirmation")).toHaveLength(1);
  expect(faults.found).toEqual([]);
});

it("what waits for the network can be taken back, in all windows, and the focus stays in the list", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  faults.expect(outOfReach);
  await beOffline(page, context);
  await create(page, "Short", "The letter that I have to write.");
  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The call that I put off.");
  const [letter, call] = [waitingFor(page, "The letter"), waitingFor(page, "The call")];
  await letter.waitFor();
  await call.waitFor();
  const other = await context.newPage();
  await other.goto("/dashboard");
  await waitingFor(other, "The call").waitFor();

  const question = page.getByRole("dialog", { name: "Discard this one?" });
  await call.getByRole("button", { name: "Discard" }).click();
  await expectAccessible(page, "dashboard with a question");
  await page.keyboard.press("Enter");
  await page.locator("dialog").waitFor({ state: "detached" });
  await call.getByRole("button", { name: "Discard" }).and(page.locator(":focus")).waitFor();

  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Discard" }).click();
  await call.waitFor({ state: "detached" });
  await page.getByText("Discarded", { exact: true }).first().waitFor();
  await letter.and(page.locator(":focus")).waitFor();
  await waitingFor(other, "The call").waitFor({ state: "detached" });

  await letter.getByRole("button", { name: "Discard" }).press("Enter");
  await question.getByRole("button", { name: "Discard" }).press("Enter");
  await page.getByText("Ready to start your journey?").waitFor();
  await page.getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor();

  await context.setOffline(false);
  await page.getByText(/^You're offline/).waitFor({ state: "detached" });
  const { inspirations } = await readApi(page, "/api/inspirations");
  expect(inspirations).toEqual([]);
  expect(faults.found).toEqual([]);
});

it("what is being sent at that moment is not taken back", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  faults.expect(outOfReach);
  await beOffline(page, context);
  await create(page, "Short", "The letter that I have to write.");
  const waiting = waitingFor(page, "The letter");
  await waiting.getByRole("button", { name: "Discard" }).click();
  await acceptWithoutGeneration(page);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<void>();
  await context.route(/\/api\/inspirations$/, async (route) => {
    if (route.request().method() === "POST") {
      ask();
      await seen;
    }
    await route.continue();
  });
  await context.setOffline(false);
  await asked;
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await page.getByText("It is on its way already.").first().waitFor();
  await waiting.getByRole("button", { name: "Discard" }).and(page.locator(":focus")).waitFor();
  const call = page.waitForRequest("**/api/create-affirmation");
  letThrough();
  expect((await call).postDataJSON().description).toBe("The letter that I have to write.");
  await waiting.waitFor({ state: "detached" });
  // What it has become has the focus.
  await item(page).and(page.locator(":focus")).waitFor();
  await page.getByText("Generating...", { exact: true }).waitFor();
  expect(await item(page).count()).toBe(1);
  expect(faults.found).toEqual([]);
});
