// The bounds of the forms and the guards of the routes.
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
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

const title = (name: string) => page.getByRole("heading", { level: 1, name });

it("nobody signed in is sent to the login, but from the addresses that are open to everybody", async () => {
  // The scripts come only once the page has been seen without them.
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<void>();
  const scripts = /\/assets\/.*\.js/;
  await page.route(scripts, async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await title("Welcome back").waitFor();
  expect(path()).toBe("/login");
  letThrough();
  await expect.poll(() => page.title()).toBe("Sign in - Hearten");
  expect(path()).toBe("/login");
  await page.unroute(scripts);

  await page.goto("/player");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(path()).toBe("/login");

  for (const [route, heading, name] of openRoutes) {
    await page.goto(route);
    await expectOpen(route, heading, name);
    expect(await page.getByRole("navigation").count()).toBe(0);
  }
  await page.getByRole("link", { name: "Back to Hearten" }).click();
  await title("Welcome back").waitFor();
  expect(faults.found).toEqual([]);
});

const openRoutes = [
  ["/reset-password", "Let's get you a new link", "New password"],
  ["/privacy", "Your words and your privacy", "Privacy"],
  ["/no/such/place", "There's nothing at this address", "Not found"],
] as const;

async function expectOpen(route: string, heading: string, name: string): Promise<void> {
  await title(heading).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(path()).toBe(route);
  expect(await page.title()).toBe(`${name} - Hearten`);
}

it("somebody who has not written goals yet is sent to them, and afterwards to the dashboard", async () => {
  await beginAtGoals(page);
  await page.goto("/reset-password");
  await expectOpen(...openRoutes[0]);
  // It leads to the start.
  await page.getByRole("link", { name: "Back to Hearten" }).click();
  await title("Your Goals, Your Way").waitFor();
  expect(path()).toBe("/profile");
  await writeGoals(page);
  expect(path()).toBe("/quiz");

  // An unknown address keeps the way around for somebody signed in.
  await page.goto("/no/such/place");
  await expectOpen(...openRoutes[2]);
  await page.getByRole("navigation").getByRole("link", { name: "Profile" }).click();
  await title("Your profile").waitFor();
  await page.goto("/login");
  await title("Your personal inspirations").waitFor();
  expect(path()).toBe("/dashboard");
  expect(faults.found).toEqual([]);
});

it("goals saved on the profile wait in the goals form, which alone completes the onboarding", async () => {
  await beginAtGoals(page);
  const field = await openProfile(page);
  const saved = goals.map((goal) => ` ${goal} `);
  for (const [slot, name] of ["First goal", "Second goal", "Third goal"].entries())
    await field(name).fill(saved[slot] ?? "");
  expect(await lockIn(page)).toEqual({ goals: saved });
  await page.goto("/dashboard");
  await title("Your Goals, Your Way").waitFor();

  await openProfile(page);
  await page.getByRole("link", { name: "Write your three goals" }).click();
  await title("Your Goals, Your Way").waitFor();
  expect(await field("Second goal").inputValue()).toBe(saved[1]);
  await writeGoals(page);
  await openProfile(page);
  expect(await field("Second goal").inputValue()).toBe(goals[1]);
  expect(await page.getByRole("link", { name: "Write your three goals" }).count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("what the server alone can judge is told in the forms, and nothing typed is lost", async () => {
  const account = newAccount();
  await stack.accounts.create(running.product.address, account);
  faults.expect(/status of 4\d\d/);
  const email = page.getByRole("textbox", { name: "Email" });
  const password = page.getByRole("textbox", { name: "Password" });
  const told = (words: string) =>
    page.getByRole("alert").getByText(words, { exact: true }).waitFor();
  await page.goto("/register");
  await email.fill(account.email);
  await password.fill("another morning");
  await page.getByRole("button", { name: "Create Account" }).click();
  await told("This email is already registered");
  expect(await email.inputValue()).toBe(account.email);
  expect(await password.inputValue()).toBe("another morning");
  if (isEmbedded) {
    // The server judges addresses itself.
    await email.fill("maya@nowhere");
    const refused = page.waitForResponse((answer) => answer.status() === 400);
    await page.getByRole("button", { name: "Create Account" }).click();
    await refused;
    await told("Invalid email address");
  }

  await page.getByRole("link", { name: "Sign in" }).click();
  await title("Welcome back").waitFor();
  await email.fill(account.email);
  await password.fill("not this one");
  await page.getByRole("button", { name: "Show password" }).click();
  expect(await password.getAttribute("type")).toBe("text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await told("Failed to log in. Please check your email and password.");
  expect(await email.inputValue()).toBe(account.email);
  expect(await password.inputValue()).toBe("not this one");
  expect(faults.found).toEqual([]);
});

it("a chosen length is told without colours, and it and the words stay over the browser's own Back", async () => {
  await page.emulateMedia({ forcedColors: "active" });
  await beginAtQuiz(page);
  await page.getByRole("radio", { name: /^Medium/ }).check();
  const marks = await page
    .locator("label", { has: page.getByRole("radio") })
    .locator("svg.lucide")
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).visibility));
  expect(marks).toEqual(["hidden", "visible", "hidden"]);

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

/** Goes to the user profile, and answers its fields. */
async function openProfile(page: Page) {
  await page.getByRole("link", { name: "Profile" }).click();
  // The goals form has fields of the same names.
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  return (name: string) => page.getByRole("textbox", { name });
}

async function lockIn(page: Page): Promise<unknown> {
  const saving = page.waitForRequest(
    (request) => request.url().endsWith("/api/profile") && request.method() === "PATCH",
  );
  await page.getByRole("button", { name: "Lock it in" }).click();
  await page.getByRole("button", { name: "Goals Saved!" }).waitFor();
  return (await saving).postDataJSON();
}

it("the profile keeps name and goals as they are entered, and another device's when the app wakes", async () => {
  const account = newAccount();
  await beginAtQuiz(page, account);
  const field = await openProfile(page);
  expect(await field("Email").inputValue()).toBe(account.email);
  expect(await field("Email").getAttribute("readonly")).not.toBeNull();
  expect(await field("Second goal").inputValue()).toBe(goals[1]);
  await field("Name").fill("Maya");
  const entered = ["  I rest, \n and rest ", "", goals[2]] as const;
  await field("First goal").fill(entered[0]);
  await field("Second goal").fill(entered[1]);
  expect(await lockIn(page)).toEqual({ displayName: "Maya", goals: entered });
  // What is being entered here while they are changed elsewhere.
  await field("Name").fill("Maya L.");

  const laptop = await visit(running.browser, running.product.address);
  await beginAtDashboard(laptop.page, account);
  await laptop.page.getByText(/, Maya$/).waitFor();
  const there = await openProfile(laptop.page);
  await expect.poll(() => there("Name").inputValue()).toBe("Maya");
  expect(await there("First goal").inputValue()).toBe(entered[0]);
  expect(await there("Second goal").inputValue()).toBe(entered[1]);
  expect(await there("Third goal").inputValue()).toBe(entered[2]);
  const newGoals = [entered[0], "I paint on Sundays", entered[2]];
  await there("Second goal").fill(newGoals[1] ?? "");
  await lockIn(laptop.page);

  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => field("Second goal").inputValue()).toBe(newGoals[1]);
  expect(await field("Name").inputValue()).toBe("Maya L.");
  await page.getByRole("button", { name: "Lock it in" }).waitFor();
  expect(await lockIn(page)).toEqual({ displayName: "Maya L." });

  await acceptWithoutGeneration(page);
  const asked = page.waitForRequest("**/api/create-affirmation");
  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The garden.");
  expect((await asked).postDataJSON()).toMatchObject({ userGoals: newGoals });
  expect([...faults.found, ...laptop.faults.found]).toEqual([]);
});
