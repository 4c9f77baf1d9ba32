// The goals and the quiz: what is asked for, what is sent, and what is said when it can't be.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { stack } from "./stack.ts";
import { acceptWithoutGeneration, beginAtGoals, beginAtQuiz } from "./beginnings.ts";
import { goals, newAccount, untilReady } from "./steps.ts";
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
  const letThrough = await hold(page, "**/api/inspirations", "POST");
  // The creation call itself is never answered: the dashboard opens all the same.
  const asked = page.waitForRequest("**/api/create-affirmation");
  await page.route("**/api/create-affirmation", () => new Promise(() => {}));
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
  expect(faults.found).toEqual([]);
});

it("whoever has gone elsewhere while the goals are sent is left there", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtGoals(page);
  const letThrough = await hold(page, "**/api/profile", "PATCH");
  for (const [index, name] of ["First goal", "Second goal", "Third goal"].entries())
    await page.getByRole("textbox", { name }).fill(goals[index] ?? "");
  await page.getByRole("button", { name: "Lock it in!" }).click();
  await page.getByRole("button", { name: "Saving..." }).waitFor();
  await page.getByRole("link", { name: "Profile" }).click();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Maya");
  letThrough();
  // They are shown here when the answer has come.
  await expect
    .poll(() => page.getByRole("textbox", { name: "Second goal" }).inputValue())
    .toBe(goals[1]);
  await page.getByRole("button", { name: "Lock it in" }).click();
  await page.getByRole("button", { name: "Goals Saved!" }).waitFor();
  expect(await name.inputValue()).toBe("Maya");
  expect(faults.found).toEqual([]);
});

/** Somebody new whose words are on their way, and are held there until they are let through. */
async function sendHeld(words: string) {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtQuiz(page);
  const letThrough = await hold(page, "**/api/inspirations", "POST");
  await acceptWithoutGeneration(page);
  const answered = page.waitForResponse("**/api/create-affirmation");
  await writeMind(page, words);
  await submit(page).click();
  await page.getByRole("button", { name: "Creating..." }).waitFor();
  return { page, faults, letThrough, answered };
}

it("whoever has gone elsewhere while the words are sent is left there", async () => {
  const { page, faults, letThrough, answered } = await sendHeld("The garden.");
  await page.getByRole("link", { name: "Profile" }).click();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Maya");
  letThrough();
  await answered;
  await page.getByRole("button", { name: "Lock it in" }).click();
  await page.getByRole("button", { name: "Goals Saved!" }).waitFor();
  expect(await name.inputValue()).toBe("Maya");

  await page.getByRole("link", { name: "Home" }).click();
  await page.getByText("Generating...", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Create" }).click();
  await toMind(page);
  expect(await mind(page).inputValue()).toBe("");
  expect(faults.found).toEqual([]);
});

it("whoever is on their way elsewhere while the words are sent arrives there", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtQuiz(page);
  const sendWords = await hold(page, "**/api/inspirations", "POST");
  const openProfile = await hold(page, "**/assets/user-profile-screen*.js", "GET");
  await acceptWithoutGeneration(page);
  const answered = page.waitForResponse("**/api/create-affirmation");
  await writeMind(page, "The garden.");
  await submit(page).click();
  await page.getByRole("button", { name: "Creating..." }).waitFor();
  const asked = page.waitForRequest("**/assets/user-profile-screen*.js");
  await page.getByRole("link", { name: "Profile" }).click();
  await asked;
  sendWords();
  await answered;
  openProfile();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("what is written while other words are sent is another inspiration", async () => {
  const { page, faults, letThrough, answered } = await sendHeld("The garden.");
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

it("the same words once more, after they were sent, are another inspiration", async () => {
  const { page, faults, letThrough, answered } = await sendHeld("The garden.");
  await page.getByRole("link", { name: "Create" }).click();
  await toMind(page);
  letThrough();
  await answered;
  await submit(page).click();
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(2);
  expect(faults.found).toEqual([]);
});

it("words that were not taken are told of elsewhere, and are still there", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/^503 |status of 503/);
  await beginAtQuiz(page);
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/api/inspirations", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await seen;
    return route.fulfill({ status: 503, body: "" });
  });
  await writeMind(page, "The garden.");
  await submit(page).click();
  await page.getByRole("button", { name: "Creating..." }).waitFor();
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  letThrough();
  await waitForToast(page, "alert", "Failed to create affirmation");
  await page.getByRole("link", { name: "Create" }).click();
  await toMind(page);
  expect(await mind(page).inputValue()).toBe("The garden.");
  expect(faults.found).toEqual([]);
});

it("a creation that is answered by nothing at all goes on", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtQuiz(page);
  let isAnswered = false;
  await page.route("**/api/create-affirmation", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, body: "" });
    isAnswered = true;
  });
  await writeMind(page, "The garden.");
  await submit(page).click();
  await expect.poll(() => isAnswered).toBe(true);
  // Only its end tells: a failure would be written a moment after the answer.
  await untilReady(page);
  expect(faults.found).toEqual([]);
});

it("a write that fails before the call leaves a failed inspiration with the message", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED/);
  await beginAtQuiz(page);
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
  expect(faults.found).toEqual([]);
});

it("whoever is not signed in any more is told so and sent to the login", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address);
  faults.expect(/^401 |status of 401/);
  const account = newAccount();
  await beginAtQuiz(page, account);
  await writeMind(page, "The garden.");
  await stack.endSignIns(context, account);
  await submit(page).click();
  await waitForToast(page, "alert", "Please log in to continue");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(faults.found).toEqual([]);
});
