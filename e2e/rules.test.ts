// The bounds of the forms and the guards of the routes.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { visit, type Faults } from "./browser.ts";
import { isEmbedded, stack } from "./stack.ts";
import {
  acceptWithoutGeneration,
  beginAtDashboard,
  beginAtGoals,
  beginAtQuiz,
} from "./beginnings.ts";
import { create, goals, newAccount, writeGoals } from "./steps.ts";
import { runProduct } from "./running.ts";

const running = runProduct();
let page: Page;
let faults: Faults;
beforeEach(async () => {
  ({ page, faults } = await visit(running.browser, running.product.address));
});

const path = () => new URL(page.url()).pathname;

it.each(["/dashboard", "/profile", "/userprofile", "/quiz", "/player", "/"])(
  "nobody signed in on %s is sent to the login",
  async (route) => {
    await page.goto(route);
    await page.getByRole("button", { name: "Sign In" }).waitFor();
    expect(path()).toBe("/login");
    expect(faults.found).toEqual([]);
  },
);

it("somebody who has not written goals yet is sent to them, and afterwards to the dashboard", async () => {
  const account = newAccount();
  await beginAtGoals(page, account);
  for (const route of ["/", "/login", "/register"]) {
    await page.goto(route);
    await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
    expect(path()).toBe("/profile");
  }
  await writeGoals(page);
  expect(path()).toBe("/quiz");
  for (const route of ["/", "/login", "/register"]) {
    await page.goto(route);
    await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
    expect(path()).toBe("/dashboard");
  }
  expect(faults.found).toEqual([]);
});

const openRoutes = [
  ["/reset-password", "Let's get you a new link"],
  ["/no/such/place", "There's nothing at this address"],
] as const;

it.each(openRoutes)("%s opens for everybody", async (route, heading) => {
  const expectOpen = async () => {
    await page.goto(route);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(path()).toBe(route);
    expect(await page.title()).toMatch(/^(?:New password|Not found) - Hearten$/);
  };
  await expectOpen();
  await page.getByRole("link", { name: "Back to Hearten" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  await beginAtGoals(page);
  await expectOpen();
  await page.getByRole("link", { name: "Back to Hearten" }).click();
  await writeGoals(page);
  await expectOpen();
  await page.getByRole("link", { name: "Back to Hearten" }).click();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("an unknown address keeps the way around for somebody signed in", async () => {
  await page.goto("/no/such/place");
  await page.getByRole("link", { name: "Back to Hearten" }).waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  await beginAtQuiz(page);
  await page.goto("/no/such/place");
  await page.getByRole("navigation").getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("an address that is taken is told, and nothing typed is lost", async () => {
  const account = newAccount();
  await beginAtGoals(page, account);
  await page.goto("/userprofile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  faults.expect(/^4\d\d |status of 4\d\d/);
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill(account.email);
  await page.getByRole("textbox", { name: "Password" }).fill("another morning");
  await page.getByRole("button", { name: "Create Account" }).click();
  await page
    .getByRole("alert")
    .getByText("This email is already registered", { exact: true })
    .waitFor();
  expect(await email.inputValue()).toBe(account.email);
  expect(faults.found).toEqual([]);
});

describe.runIf(isEmbedded)("where the server judges addresses itself", () => {
  it("an address that only the server can judge is told in the same words", async () => {
    faults.expect(/^400 |status of 400/);
    await page.goto("/register");
    await page.getByRole("textbox", { name: "Email" }).fill("maya@nowhere");
    await page.getByRole("textbox", { name: "Password" }).fill("123456");
    const judged = page.waitForResponse(stack.calls.createAccount);
    await page.getByRole("button", { name: "Create Account" }).click();
    expect((await judged).status()).toBe(400);
    await page.getByRole("alert").getByText("Invalid email address", { exact: true }).waitFor();
    expect(faults.found).toEqual([]);
  });
});

it("a wrong password is refused in the specification's words and nothing typed is lost", async () => {
  faults.expect(/^4\d\d |status of 4\d\d/);
  await page.goto("/login");
  const email = page.getByRole("textbox", { name: "Email" });
  const password = page.getByRole("textbox", { name: "Password" });
  await email.fill("nobody@example.com");
  await password.fill("not this one");
  await page.getByRole("button", { name: "Show password" }).click();
  expect(await password.getAttribute("type")).toBe("text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await page
    .getByRole("alert")
    .getByText("Failed to log in. Please check your email and password.", { exact: true })
    .waitFor();
  expect(await email.inputValue()).toBe("nobody@example.com");
  expect(await password.inputValue()).toBe("not this one");
  expect(faults.found).toEqual([]);
});

it("the browser's own Back leads to the quiz's first step, and what was written stays", async () => {
  await beginAtQuiz(page);
  await page.getByRole("radio", { name: /^Medium/ }).check();
  const next = page.getByRole("button", { name: "Next" });
  await next.click();
  const mind = page.getByRole("textbox", { name: "What's on your mind right now?" });
  await mind.fill("The garden.");
  await page.goBack();
  expect(await page.getByRole("radio", { name: /^Medium/ }).isChecked()).toBe(true);
  await next.click();
  expect(await mind.inputValue()).toBe("The garden.");
  expect(faults.found).toEqual([]);
});

it("the profile keeps name and goals as they are entered", async () => {
  const account = newAccount();
  await beginAtQuiz(page, account);
  await page.getByRole("link", { name: "Profile" }).click();
  const email = page.getByRole("textbox", { name: "Email" });
  expect(await email.inputValue()).toBe(account.email);
  expect(await email.getAttribute("readonly")).not.toBeNull();
  await page.getByRole("textbox", { name: "Name" }).fill("Maya");
  const second = page.getByRole("textbox", { name: "Second goal" });
  expect(await second.inputValue()).toBe(goals[1]);
  await page.getByRole("textbox", { name: "First goal" }).fill("  I rest, \n and rest ");
  await second.fill("");
  const saving = page.waitForRequest(
    (request) => request.url().endsWith("/api/profile") && request.method() !== "GET",
  );
  await page.getByRole("button", { name: "Lock it in" }).click();
  expect((await saving).postDataJSON().goals).toEqual(["  I rest, \n and rest ", "", goals[2]]);
  await page.getByRole("button", { name: "Goals Saved!" }).waitFor();
  await page.getByRole("button", { name: "Lock it in" }).waitFor();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  await beginAtDashboard(page, account);
  await page.getByText(/, Maya$/).waitFor();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Maya");
  expect(await page.getByRole("textbox", { name: "First goal" }).inputValue()).toBe(
    "  I rest, \n and rest ",
  );
  expect(await second.inputValue()).toBe("");
  expect(await page.getByRole("textbox", { name: "Third goal" }).inputValue()).toBe(goals[2]);
  expect(faults.found).toEqual([]);
});

/** Goes to the user profile, and answers its fields. */
async function openProfile(page: Page) {
  await page.getByRole("link", { name: "Profile" }).click();
  return (name: string) => page.getByRole("textbox", { name });
}

it("goals that were changed elsewhere reach an app that wakes, and leave what is being entered in it alone", async () => {
  const account = newAccount();
  await beginAtQuiz(page, account);
  const newGoals = [goals[0], "I paint on Sundays", goals[2]];
  const field = await openProfile(page);
  await field("Name").fill("Maya");
  const laptop = await visit(running.browser, running.product.address);
  await beginAtDashboard(laptop.page, account);
  await (await openProfile(laptop.page))("Second goal").fill(newGoals[1] ?? "");
  await laptop.page.getByRole("button", { name: "Lock it in" }).click();
  await laptop.page.getByRole("button", { name: "Goals Saved!" }).waitFor();

  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => field("Second goal").inputValue()).toBe(newGoals[1]);
  expect(await field("Name").inputValue()).toBe("Maya");
  const saving = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByRole("button", { name: "Lock it in" }).click();
  expect((await saving).postDataJSON()).toEqual({ displayName: "Maya" });
  await page.getByRole("button", { name: "Goals Saved!" }).waitFor();

  await acceptWithoutGeneration(page);
  const asked = page.waitForRequest("**/api/create-affirmation");
  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The garden.");
  expect((await asked).postDataJSON()).toMatchObject({ userGoals: newGoals });
  expect([...faults.found, ...laptop.faults.found]).toEqual([]);
});

it("whoever waits for the scripts sees whose page it is", async () => {
  // They come only once the page has been seen without them; the theme's own small one is part of it.
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!first-paint).*\.js/, async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1, name: "Hearten" }).waitFor();
  letThrough();
  await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("a chosen length is told from the others without colours", async () => {
  await page.emulateMedia({ forcedColors: "active" });
  await beginAtQuiz(page);
  await page.getByRole("radio", { name: /^Medium/ }).check();
  const marks = await page
    .locator("label", { has: page.getByRole("radio") })
    .locator("svg.lucide")
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).visibility));
  expect(marks).toEqual(["hidden", "visible", "hidden"]);
  expect(faults.found).toEqual([]);
});
