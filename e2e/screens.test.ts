// The elements of the screens, by name, and how their names change.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { iPhone, visit } from "./browser.ts";
import { beginAtGoals, beginAtQuiz } from "./beginnings.ts";
import { writeGoals } from "./steps.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

const path = (page: Page) => new URL(page.url()).pathname;

/** Role and name of the headings, fields and controls on the screen, from top to bottom. */
async function parts(page: Page): Promise<string[]> {
  const snapshot = await page.getByRole("main").ariaSnapshot();
  const named = /^\s*- '?((?:heading|textbox|radio|switch|button|link) "(?:[^"\\]|\\.)*")/gm;
  return Array.from(snapshot.matchAll(named), ([, part = ""]) => part);
}

/** A browser that nobody has signed in with. */
const door = ['link "Privacy"', 'button "Hear a sample"', 'link "Sign up"'];
const login = [
  'heading "Welcome back"',
  'textbox "Email"',
  'textbox "Password"',
  'button "Show password"',
  'button "Forgot password?"',
  'button "Sign In"',
  'button "Continue with Google"',
];
const registration = [
  'heading "Create your account"',
  'textbox "Email"',
  'textbox "Password"',
  'button "Show password"',
  'button "Create Account"',
  'button "Sign in with Google"',
];

it.each([
  ["/login", {}, [...door, ...login]],
  ["/login", iPhone, [...door, ...login, 'button "Continue with Apple"']],
  ["/register", {}, [...registration, 'link "Sign in"']],
  ["/register", iPhone, [...registration, 'button "Sign in with Apple"', 'link "Sign in"']],
])(
  "%s has its fields and its ways to sign in, Apple's only on Apple's devices",
  async (route, device, all) => {
    const { page, faults } = await visit(running.browser, running.product.address, device);
    await page.goto(route);
    await page.getByRole("button", { name: "with Google" }).waitFor();
    expect(await parts(page)).toEqual(all);

    const other = route === "/login" ? "/register" : "/login";
    await page.getByRole("link").last().click();
    await page.waitForURL((url) => url.pathname === other);
    expect(faults.found).toEqual([]);
  },
);

it("goals, quiz, empty dashboard and profile have what they need and nothing else", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtGoals(page);
  expect(await parts(page)).toEqual([
    'heading "Your Goals, Your Way"',
    'textbox "First goal"',
    'button "Use this example: I speak to a full room and feel at home"',
    'textbox "Second goal"',
    'button "Use this example: I run three mornings a week"',
    'textbox "Third goal"',
    'button "Use this example: I finish work at six and I am fully there"',
    'button "Lock it in!"',
  ]);
  const hint = page.getByText("Write each goal as if you've already accomplished it", {
    exact: true,
  });
  expect(await hint.count()).toBe(1);
  const kinds = () =>
    page
      .getByRole("textbox", { name: "goal" })
      .evaluateAll((all) =>
        all.map((area) =>
          area instanceof HTMLTextAreaElement && area.required ? "required" : "may be empty",
        ),
      );
  expect(await kinds()).toEqual(["required", "required", "required"]);

  // What is said of a goal is a large script. It comes with the first word and not before.
  const lateScripts = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\/(?:foreign|remark-on-goal)-/.test(name)).length,
    );
  expect(await lateScripts()).toBe(0);
  await page.getByRole("textbox", { name: "First goal" }).fill("i run my own studio");
  await page.getByText("Spoken as “You run your own studio.”").waitFor();
  expect(await lateScripts()).toBe(2);

  await writeGoals(page);
  expect(await parts(page)).toEqual([
    'heading "Choose your inspiration dose"',
    expect.stringMatching(/^radio "Short /),
    expect.stringMatching(/^radio "Medium /),
    expect.stringMatching(/^radio "Long /),
    'button "Next"',
  ]);
  await page.getByRole("radio", { name: /^Long/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("heading", { name: "What's on your mind right now?" }).waitFor();
  expect(await parts(page)).toEqual([
    'button "Back"',
    `heading "What's on your mind right now?"`,
    'radio "Full"',
    'radio "Soft"',
    'radio "Off"',
    `textbox "What's on your mind right now?"`,
    'button "Something big tomorrow"',
    `button "I can't switch off"`,
    'button "A fresh start"',
    'button "Create inspiration"',
  ]);

  await page.getByRole("link", { name: "Home" }).click();
  const create = page.getByRole("button", { name: "Create Your First Affirmation" });
  await create.waitFor();
  expect(await parts(page)).toEqual([
    'heading "Your personal inspirations"',
    'heading "Ready to start your journey?"',
    'button "Create Your First Affirmation"',
  ]);
  await create.click();
  await page.getByRole("heading", { name: "Choose your inspiration dose" }).waitFor();
  expect(path(page)).toBe("/quiz");

  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  await page.getByRole("radiogroup", { name: "Voice" }).waitFor();
  await page.getByRole("switch", { name: "Remind me" }).waitFor();
  await page.getByRole("heading", { name: "Your month" }).waitFor();
  expect(await parts(page)).toEqual([
    'heading "Your profile"',
    'heading "About you"',
    'textbox "Email"',
    'textbox "Name"',
    'heading "Your goals"',
    'textbox "First goal"',
    'textbox "Second goal"',
    'textbox "Third goal"',
    'button "Lock it in"',
    'heading "Your month"',
    'button "Previous month"',
    'button "Next month"',
    'heading "Voice"',
    'radio "Rowan low, steady"',
    'button "Hear Rowan"',
    'radio "Clara light, clear"',
    'button "Hear Clara"',
    'heading "Music"',
    'radio "Full"',
    'radio "Soft"',
    'radio "Off"',
    'heading "Reminder"',
    'switch "Remind me"',
    'button "Change Password"',
    'button "Download my data (ZIP)"',
    'link "Privacy"',
    'button "Sign Out"',
    'button "Delete My Account"',
  ]);
  expect(await kinds()).toEqual(["may be empty", "may be empty", "may be empty"]);
  expect(await page.getByRole("main").locator("textarea").count()).toBe(3);
  await page.getByRole("textbox", { name: "Email" }).press("End");
  await page.keyboard.type("x");
  expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).not.toContain("comx");
  expect(faults.found).toEqual([]);
});

it("nothing on the profile moves while the server has yet to tell its voices", async () => {
  // All of it is in sight: what moves elsewhere is not counted.
  const viewport = { width: 1024, height: 1600 };
  const { page, faults } = await visit(running.browser, running.product.address, { viewport });
  await beginAtQuiz(page);
  const { promise: enough, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/voices", async (route) => {
    await enough;
    await route.continue();
  });
  await page.addInitScript(watchLayoutShifts);
  await page.goto("/userprofile");
  await page.getByRole("heading", { name: "Your month" }).waitFor();
  await page.evaluate(drawn);
  letGo();
  await page.getByRole("radiogroup", { name: "Voice" }).waitFor();
  await page.getByRole("button", { name: "Delete My Account" }).waitFor();
  await page.evaluate(drawn);
  expect(await page.evaluate("readLayoutShifts()")).toEqual([]);
  expect(faults.found).toEqual([]);
});

/** In the page: resolves once what is in it has been drawn. */
async function drawn() {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** In the page, before anything is in it: lets `readLayoutShifts` tell how much each moved, as the web's vitals reckon it. */
function watchLayoutShifts() {
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const readLayoutShifts = () =>
    [...shifts, ...observer.takeRecords()].map((shift) => shift.toJSON().value);
  Object.assign(window, { readLayoutShifts });
}
