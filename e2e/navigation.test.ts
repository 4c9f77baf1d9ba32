// Where the navigation bar and Back lead, and what happens to the audio.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { visit, type Faults } from "./browser.ts";
import { acceptWithoutGeneration, beginAtDashboard, makeListener } from "./beginnings.ts";
import { create, elapsed, newAccount, writeGoals, type Account } from "./steps.ts";
import { runProduct } from "./running.ts";
import { stack } from "./stack.ts";

const running = runProduct();
const account: Account = newAccount();
let title: string;

beforeAll(async () => {
  [title] = await makeListener(running.product, account);
});

let page: Page;
let faults: Faults;
beforeEach(async () => {
  ({ page, faults } = await visit(running.browser, running.product.address));
});

const path = () => new URL(page.url()).pathname;
const bar = () => page.getByRole("navigation");
const link = (name: "Home" | "Create" | "Profile") => bar().getByRole("link", { name });
const mini = () => page.getByRole("region", { name: "Now playing" });
const player = () => page.getByRole("slider", { name: "Seek" });
const dashboard = () => page.getByRole("heading", { name: "Your personal inspirations" });
const firstStep = () => page.getByRole("heading", { name: "Choose your inspiration dose" });
/** The playback state that the system shows. */
const systemPlays = () =>
  page.evaluate(() => [
    navigator.mediaSession.metadata?.title ?? null,
    navigator.mediaSession.playbackState,
  ]);

async function openPlayer(): Promise<void> {
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await expect.poll(() => elapsed(page), { timeout: 15_000 }).toBeGreaterThanOrEqual(1);
}

async function minimise(): Promise<void> {
  await page.getByRole("button", { name: "Minimise player" }).click();
  await mini().waitFor();
}

it("the bar stands on every screen of somebody signed in but the player, and audio goes on until Create stops it", async () => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(await bar().count()).toBe(0);
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("button", { name: "Create Account" }).waitFor();
  expect(await bar().count()).toBe(0);
  await stack.enter(page, account, "sign-in");
  await page.goto("/profile");
  for (const here of [null, "Create", "Profile", "Home"] as const) {
    if (here !== null) await link(here).click();
    await bar().waitFor();
    expect(await bar().getByRole("link").allInnerTexts()).toEqual(["Home", "Create", "Profile"]);
    const marked = bar().locator("[aria-current=page]");
    await expect.poll(() => marked.allInnerTexts()).toEqual(here === null ? [] : [here]);
  }
  await openPlayer();
  expect(await bar().count()).toBe(0);
  expect(await mini().count()).toBe(0);

  await minimise();
  await link("Profile").click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  expect(path()).toBe("/userprofile");
  await mini().getByText("Now Playing", { exact: true }).waitFor();
  await mini().getByText(title, { exact: true }).waitFor();
  await link("Home").click();
  await dashboard().waitFor();
  expect(path()).toBe("/dashboard");
  await mini().getByRole("button", { name: "Pause", exact: true }).waitFor();
  expect(await systemPlays()).toEqual([title, "playing"]);
  // It has played all the time.
  await mini()
    .getByRole("button", { name: `Open player: ${title}` })
    .click();
  await player().waitFor();
  expect(path()).toBe("/player");
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(2);
  await minimise();

  await link("Create").click();
  await firstStep().waitFor();
  expect(path()).toBe("/quiz");
  expect(await mini().count()).toBe(0);
  expect(await systemPlays()).toEqual([null, "none"]);
  await link("Home").click();
  await dashboard().waitFor();
  expect(await mini().count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("going back after minimising does not lead to the player again, and two presses on Escape leave it once", async () => {
  await beginAtDashboard(page, account);
  await link("Profile").click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  await link("Home").click();
  await openPlayer();
  await minimise();
  expect(path()).toBe("/dashboard");
  await page.goBack();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();

  // The same from another screen: the dashboard replaces the player's entry in the history.
  await mini()
    .getByRole("button", { name: `Open player: ${title}` })
    .click();
  await player().waitFor();
  await minimise();
  expect(path()).toBe("/dashboard");
  await page.goBack();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();

  await link("Home").click();
  await page.getByRole("button", { name: title, exact: true }).click();
  await player().waitFor();
  await page.getByRole("button", { name: "Like", exact: true }).evaluate((like) => {
    for (let press = 0; press < 2; press += 1)
      like.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  await mini().waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect(path()).toBe("/dashboard");
  expect(faults.found).toEqual([]);
});

it("going back from the quiz does not lead to the goals, nor back from the dashboard to sent words", async () => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  const { email, password } = newAccount();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await writeGoals(page);
  await page.goBack();
  await dashboard().waitFor();
  expect(path()).toBe("/dashboard");

  await link("Create").click();
  await acceptWithoutGeneration(page);
  await create(page, "Short", "The garden.");
  await page.goBack();
  await firstStep().waitFor();
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  await page.goBack();
  await dashboard().waitFor();
  expect(faults.found).toEqual([]);
});
