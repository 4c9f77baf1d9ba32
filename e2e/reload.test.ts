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
  const opened = page.context().waitForEvent("page");
  await link("Create").click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  // The driver may miss that a window which a link has opened is loaded. So this polls, instead of waiting for it.
  const elsewhere = () => other.evaluate(() => document.querySelector("h1")?.innerText);
  await expect.poll(elsewhere).toBe("Choose your inspiration dose");
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
