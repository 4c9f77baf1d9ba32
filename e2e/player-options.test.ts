// The options of the player: the speed and the sleep timer.
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { visit } from "./browser.ts";
import { beginAtDashboard, makeListener } from "./beginnings.ts";
import { elapsed, newAccount, type Account } from "./steps.ts";
import { runProduct } from "./running.ts";
import { resize } from "./resize.ts";

const running = runProduct();
const account: Account = newAccount();

beforeAll(async () => {
  await makeListener(running.product, account, ["The quiet garden", "The letter"]);
});

/** What the journeys access on the page: its audio, and how far its clock is ahead. */
interface Watched {
  audio: HTMLAudioElement;
  /** Milliseconds. */
  lead: number;
}

/** Gives access to the page's audio and clock. Call it before the page is loaded. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Partial<Watched> = { lead: 0 };
    Object.assign(globalThis, { watched });
    const now = Date.now.bind(Date);
    Date.now = () => now() + (watched.lead ?? 0);
    globalThis.Audio = class extends Audio {
      constructor() {
        super();
        watched.audio = this;
      }
    };
  });
}

const audioOf = (page: Page) =>
  page.evaluate(() => {
    const { audio } = (globalThis as unknown as { watched: Watched }).watched;
    const { playbackRate, preservesPitch, paused, loop } = audio;
    return { playbackRate, preservesPitch, paused, loop };
  });
const putForward = (page: Page, minutes: number) =>
  page.evaluate((milliseconds) => {
    (globalThis as unknown as { watched: Watched }).watched.lead += milliseconds;
  }, minutes * 60_000);

/** Plays the newest or the oldest, because both may have the same title. */
async function listenTo(page: Page, which: "newest" | "oldest"): Promise<void> {
  const item = page.getByRole("listitem").nth(which === "newest" ? 0 : 1);
  await item.getByRole("heading").getByRole("button").click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
}

const option = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function choose(page: Page, name: RegExp, dialog: string, choice: string): Promise<void> {
  await option(page, name).click();
  const asked = page.getByRole("dialog", { name: dialog });
  await asked.getByRole("radio", { name: choice }).check();
  await asked.getByRole("button", { name: "Done" }).click();
  await asked.waitFor({ state: "hidden" });
}

it("the speed works at once, stays for the next inspiration and after a reload, and is reset at sign-out", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await watch(page);
  await beginAtDashboard(page, account);
  await listenTo(page, "oldest");
  expect(await audioOf(page)).toMatchObject({ playbackRate: 1 });
  await choose(page, /^Speed/, "Speed", "0.75×");
  await option(page, "Speed: 0.75×").waitFor();
  expect(await audioOf(page)).toMatchObject({ playbackRate: 0.75, preservesPitch: true });
  // The focus is back where it was.
  expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Speed: 0.75×");
  // The times are positions in the audio, at any speed.
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByRole("slider", { name: "Seek" }).fill("20");
  await page.getByText("-0:40", { exact: false }).waitFor();

  await page.getByRole("button", { name: "Minimise player" }).click();
  await listenTo(page, "newest");
  await option(page, "Speed: 0.75×").waitFor();
  expect(await audioOf(page)).toMatchObject({ playbackRate: 0.75 });

  await page.reload();
  await option(page, "Speed: 0.75×").waitFor();
  await expect.poll(async () => (await audioOf(page)).playbackRate).toBe(0.75);

  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("playback-rate"))).toBeNull();
  await beginAtDashboard(page, account);
  await listenTo(page, "oldest");
  await option(page, "Speed: 1×").waitFor();
  expect(await audioOf(page)).toMatchObject({ playbackRate: 1 });
  expect(faults.found).toEqual([]);
});

it("a sleep timer of five minutes works with repeat and with the minimised player", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await watch(page);
  await beginAtDashboard(page, account);
  await listenTo(page, "oldest");
  await choose(page, /^Sleep timer/, "Sleep timer", "In 5 minutes");
  await option(page, "Sleep timer: 5 min left").waitFor();
  await putForward(page, 3);
  await option(page, "Sleep timer: 2 min left").waitFor();
  // Beyond the end, where it starts again.
  await page.getByRole("slider", { name: "Seek" }).fill("58");
  await expect.poll(() => elapsed(page)).toBeLessThan(20);
  await option(page, "Sleep timer: 2 min left").waitFor();
  await page.getByRole("button", { name: "Minimise player" }).click();
  const mini = page.getByRole("region", { name: "Now playing" });
  await mini.getByRole("status").getByText("Now Playing").waitFor();
  await putForward(page, 2);
  await mini.getByRole("status").getByText("Paused by the sleep timer").waitFor();
  expect(await audioOf(page)).toMatchObject({ paused: true, loop: true });

  await mini.getByRole("button", { name: /^Open player/ }).click();
  await page.getByRole("status").getByText("Paused by the sleep timer").waitFor();
  await option(page, /^Sleep timer$/).waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByText("Paused by the sleep timer").waitFor({ state: "hidden" });
  expect(await audioOf(page)).toMatchObject({ paused: false });
  expect(faults.found).toEqual([]);
});

it("the choices can be made by the keyboard alone, and none of their keys steers the player", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await watch(page);
  await beginAtDashboard(page, account);
  await listenTo(page, "oldest");
  await option(page, /^Speed/).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Speed" });
  const chosen = dialog.getByRole("radio", { checked: true });
  await expect.poll(() => chosen.evaluate((one) => one === document.activeElement)).toBe(true);
  const place = await elapsed(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await audioOf(page)).playbackRate).toBe(1.1);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("k");
  await expect.poll(async () => (await audioOf(page)).playbackRate).toBe(1);
  expect(await audioOf(page)).toMatchObject({ paused: false });
  expect(await elapsed(page)).toBeLessThan(place + 14);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe("/player");
  expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Speed: 1×");
  expect(faults.found).toEqual([]);
});

it("player and dialogs are accessible at each width, light and dark", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtDashboard(page, account);
  await listenTo(page, "oldest");
  await choose(page, /^Sleep timer/, "Sleep timer", "In 5 minutes");
  await expectAccessible(page, "player");
  for (const [name, dialog] of [
    [/^Sleep timer/, "Sleep timer"],
    [/^Speed/, "Speed"],
  ] as const) {
    await option(page, name).click();
    await page.getByRole("dialog", { name: dialog }).waitFor();
    await expectAccessible(page, dialog);
    await page.keyboard.press("Escape");
  }
  const buttons = await page.getByRole("group", { name: "Options" }).getByRole("button").all();
  expect(buttons).not.toEqual([]);
  for (const width of [320, 390, 1440]) {
    await resize(page, { width, height: 844 });
    for (const button of buttons)
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(faults.found).toEqual([]);
});
