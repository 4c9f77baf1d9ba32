// What stays after a reload, or when a link opens a new window.
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { visit, type Faults, withWorker } from "./browser.ts";
import { runProduct } from "./running.ts";
import {
  acceptWithoutGeneration,
  beginAsListener,
  beginAtDashboard,
  beginAtQuiz,
} from "./beginnings.ts";
import { newAccount } from "./steps.ts";

const running = runProduct();
let page: Page;
let faults: Faults;
beforeEach(async () => {
  ({ page, faults } = await visit(running.browser, running.product.address, withWorker));
});

const mind = () => page.getByRole("textbox", { name: "What's on your mind right now?" });
const link = (name: string) => page.getByRole("navigation").getByRole("link", { name });

async function toMind(): Promise<void> {
  await link("Create").click();
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await mind().waitFor();
}

it("the text of the quiz is still there after a reload, until it is sent or its person signs out", async () => {
  const account = newAccount();
  await beginAtQuiz(page, account);
  await toMind();
  await mind().fill("The garden, and\nthe gate. ");
  await page.reload();
  await expect.poll(() => mind().inputValue()).toBe("The garden, and\nthe gate. ");
  await acceptWithoutGeneration(page);
  await page.getByRole("button", { name: "Create inspiration" }).click();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  await toMind();
  expect(await mind().inputValue()).toBe("");

  await mind().fill("The garden.");
  expect(await page.evaluate(() => sessionStorage.getItem("draft"))).toContain("The garden.");
  await link("Profile").click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("draft"))).toBeNull();
  await beginAtDashboard(page, account);
  await toMind();
  expect(await mind().inputValue()).toBe("");
  expect(faults.found).toEqual([]);
});

it("opening Create in a new window does not stop the audio, and a reloaded player shows the product's name until it is loaded", async () => {
  const title = await beginAsListener(running.product, page);
  await page.getByRole("button", { name: `Play ${title}` }).click();
  const mini = page.getByRole("region", { name: "Now playing" });
  await mini.getByRole("button", { name: "Pause" }).waitFor();
  // The driver now and then never tells of a window that a link has opened. So the link is seen to be left to the
  // browser, and the window is opened beside it.
  await page.evaluate(() => {
    addEventListener("click", (click) => {
      Object.assign(globalThis, { isLeftToBrowser: !click.defaultPrevented });
      click.preventDefault();
    });
  });
  await link("Create").click({ modifiers: ["ControlOrMeta"] });
  expect(
    await page.evaluate(() => (globalThis as { isLeftToBrowser?: boolean }).isLeftToBrowser),
  ).toBe(true);
  const other = await page.context().newPage();
  await other.goto((await link("Create").getAttribute("href")) ?? "");
  await other.getByRole("heading", { level: 1, name: "Choose your inspiration dose" }).waitFor();
  await mini.getByRole("button", { name: "Pause" }).waitFor();
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("playing");
  await other.close();

  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/api\/inspirations\/[\w-]+$/, async (route) => {
    await seen;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/inspirations\/[\w-]+$/);
  await page.reload({ waitUntil: "commit" });
  await asked;
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect.poll(() => heading.allInnerTexts()).toEqual(["Hearten"]);
  letThrough();
  await expect.poll(() => heading.allInnerTexts()).toEqual([title]);
  expect(faults.found).toEqual([]);
});
