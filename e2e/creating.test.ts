// The goals and the quiz: what is asked for, what is sent, and what is said when it can't be.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { stack } from "./stack.ts";
import { acceptWithoutGeneration, beginAtQuiz } from "./beginnings.ts";
import { create, goals, newAccount, untilReady } from "./steps.ts";
import { runProduct } from "./running.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();

const mind = (page: Page) => page.getByRole("textbox", { name: "What's on your mind right now?" });
const submit = (page: Page) => page.getByRole("button", { name: "Create inspiration" });

/** Holds those calls to this address until they are let through; answers how to. */
async function hold(page: Page, url: string, method: string): Promise<() => void> {
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() === method) await seen;
    await route.continue();
  });
  return letThrough;
}

/** To the quiz's second step. */
async function toMind(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
}

/** To the quiz's second step, with these words. */
async function writeMind(page: Page, words: string): Promise<void> {
  await toMind(page);
  await mind(page).fill(words);
}

it("words are sent trimmed, with the goals, and nobody waits for the answer", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtQuiz(page);
  const { promise: enough, resolve: answer } = Promise.withResolvers<void>();
  const letThrough = await hold(page, "**/api/inspirations", "POST");
  // The creation call itself is not answered before the dashboard is open.
  const asked = page.waitForRequest("**/api/create-affirmation");
  await page.route("**/api/create-affirmation", async (route) => {
    await enough;
    await route.fulfill({ status: 200, body: "" });
  });
  await writeMind(page, " \n The garden.  ");
  await submit(page).click();
  await page.getByRole("button", { name: "Creating..." }).waitFor();
  letThrough();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  const call = await asked;
  expect(call.method()).toBe("POST");
  expect(await call.headerValue("content-type")).toBe("application/json");
  expect(await call.headerValue(stack.proof.header)).toMatch(stack.proof.content);
  expect(call.postDataJSON()).toEqual({
    recordId: expect.any(String),
    length: 1,
    userGoals: [...goals],
    description: "The garden.",
  });
  await page.getByText("Generating...", { exact: true }).waitFor();

  // An answer by nothing at all is none of a failure, which the page would write on the inspiration.
  const written: (string | null)[] = [];
  page.on("request", (request) => written.push(request.postData()));
  const answered = page.waitForResponse("**/api/create-affirmation");
  answer();
  await (await answered).finished();
  await page.getByRole("link", { name: "Profile" }).click();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Maya");
  await page.getByRole("button", { name: "Lock it in" }).click();
  await page.getByRole("button", { name: "Goals Saved!" }).waitFor();
  expect(written.filter((words) => words?.includes("failed"))).toEqual([]);
  expect(faults.found).toEqual([]);
});

it("what is written while other words are sent is another inspiration", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtQuiz(page);
  const letThrough = await hold(page, "**/api/inspirations", "POST");
  await acceptWithoutGeneration(page);
  const answered = page.waitForResponse("**/api/create-affirmation");
  await writeMind(page, "The garden.");
  await submit(page).click();
  await page.getByRole("button", { name: "Creating..." }).waitFor();
  await page.getByRole("link", { name: "Create" }).click();
  await writeMind(page, "The gate.");
  letThrough();
  await answered;
  await page.reload();
  await expect.poll(() => mind(page).inputValue()).toBe("The gate.");
  await submit(page).click();
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(2);
  expect(faults.found).toEqual([]);
});

it("a write that fails before the call leaves a failed inspiration, and whoever is not signed in any more is sent to the login", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED/);
  const account = newAccount();
  await beginAtQuiz(page, account);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route(/\/api\/inspirations\/[\w-]+$/, (route) =>
    route.request().postData()?.includes("processing") ? route.abort() : route.continue(),
  );
  await writeMind(page, "The garden.");
  const patch = page.waitForRequest((request) => request.method() === "PATCH");
  await submit(page).click();
  const failing = await patch;
  await page.getByRole("alert").getByText("Failed to create affirmation").first().waitFor();
  expect(await mind(page).inputValue()).toBe("The garden.");
  expect(asked.some((url) => url.endsWith("/api/create-affirmation"))).toBe(false);

  await page.unroute(/\/api\/inspirations\/[\w-]+$/);
  await page.getByRole("link", { name: "Home" }).click();
  const item = page.getByRole("main").getByRole("listitem").first();
  await item.getByText("We couldn't finish this one").waitFor();
  await item.getByText(/^Failed to create affirmation/).waitFor();
  await acceptWithoutGeneration(page);
  // It is "Generating..." from before the call on, and the call alone has it made.
  const call = page.waitForRequest("**/api/create-affirmation");
  await item.getByRole("button", { name: "Try again" }).click();
  expect((await call).postDataJSON()).toEqual({
    recordId: failing.url().split("/").at(-1),
    length: 1,
    userGoals: [...goals],
    description: "The garden.",
  });
  await page.getByText("Generating...", { exact: true }).waitFor();
  expect(asked.filter((url) => url.endsWith("/api/create-affirmation"))).toHaveLength(1);

  faults.expect(/status of 401/);
  await page.getByRole("link", { name: "Create" }).click();
  await writeMind(page, "The gate.");
  await stack.endSignIns(context, account);
  await submit(page).click();
  await waitForToast(page, "alert", "Please log in to continue");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("a page that is loaded anew before its call was answered has not failed", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtQuiz(page);
  const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
  const { promise: enough, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/create-affirmation", async (route) => {
    const response = await route.fetch();
    accept();
    await enough;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await create(page, "Short", "The garden.");
  await accepted;
  await page.reload();
  await untilReady(page);
  answer();
  expect(faults.found).toEqual([]);
});
