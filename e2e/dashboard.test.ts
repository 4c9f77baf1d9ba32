// What the dashboard says of inspirations, and when it can't.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { beginAtQuiz } from "./beginnings.ts";
import { create, untilReady } from "./steps.ts";
import { runProduct } from "./running.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A finished inspiration without a picture; its place in the list gives it its name. */
const finished = (place: number, changes: object = {}) => ({
  id: `inspiration-${place}`,
  userId: "maya",
  length: 1,
  goals: "The garden.",
  createdAt: new Date().toISOString(),
  status: "completed",
  error: null,
  title: `Inspiration ${place}`,
  preference: "Calm confidence",
  recordText: "You are here.",
  timeline: [],
  thumbnail: null,
  coverImage: null,
  artwork: null,
  audioUrl: null,
  duration: 60,
  ...changes,
});

/** Answers for the server. */
async function serve(page: Page, inspirations: readonly object[]): Promise<void> {
  await page.route("**/api/inspirations/live", (route) => route.abort());
  // Once: a list that is read again would bring its labels with it.
  let isRead = false;
  await page.route(/\/api\/inspirations(\?.*)?$/, async (route) => {
    if (isRead) return;
    isRead = true;
    await route.fulfill({ json: { inspirations, nextCursor: null } });
  });
}

it("ages, durations and missing titles read as specified, and ages move on by themselves", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED/);
  await beginAtQuiz(page);
  const now = Date.now();
  const ages = [
    [0, "Just now", "1 minute ago"],
    [minute, "1 minute ago", "2 minutes ago"],
    [hour - minute, "59 minutes ago", "1 hour ago"],
    [day - minute, "23 hours ago", "Yesterday"],
    [2 * day - minute, "Yesterday", "2 days ago"],
    [7 * day - minute, "6 days ago", "1 week ago"],
    [14 * day, "2 weeks ago", "2 weeks ago"],
    [30 * day - minute, "4 weeks ago", "1 month ago"],
    [120 * day, "4 months ago", "4 months ago"],
  ] as const;
  await page.clock.install({ time: now });
  await serve(
    page,
    ages.map(([age], place) => {
      const createdAt = new Date(now - age).toISOString();
      return finished(
        place,
        place === 0 ? { createdAt, title: null, duration: 184 } : { createdAt },
      );
    }),
  );
  await page.goto("/dashboard");
  await page.clock.runFor(2 * second);
  const items = page.getByRole("main").getByRole("listitem");
  await items.first().waitFor();
  const labels = () =>
    items.evaluateAll((all) =>
      all.map((item) => /Just now|Yesterday|\d+ \w+ ago/.exec(item.textContent ?? "")?.[0]),
    );
  expect(await labels()).toEqual(ages.map(([, label]) => label));
  await items.first().getByText("3 min, 4 sec").waitFor();
  await items.first().getByRole("button", { name: "Personal Inspiration", exact: true }).waitFor();
  await items.nth(1).getByText("Calm confidence").waitFor();
  await items.nth(1).getByText("You are here.").waitFor();

  await page.clock.runFor(70 * second);
  await expect.poll(labels).toEqual(ages.map(([, , later]) => later));
  expect(faults.found).toEqual([]);
});

it("what is waiting or has failed is not played, wherever it is pressed", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED/);
  await beginAtQuiz(page);
  // Audio for each of them: it is not for want of an address that nothing is played.
  const statuses = ["pending", "processing", "failed", "completed"];
  await serve(
    page,
    statuses.map((status, place) =>
      finished(place, { status, audioUrl: `/api/media/${status}.mp3`, error: "No voice today." }),
    ),
  );
  await page.route(/\/api\/(media|inspirations\/inspiration-)/, (route) => route.abort());
  const sought: string[] = [];
  page.on("request", (request) => {
    const audio = /(\w+)\.mp3/.exec(request.url())?.[1];
    if (audio !== undefined) sought.push(audio);
  });
  await page.getByRole("link", { name: "Home" }).click();
  const items = page.getByRole("main").getByRole("listitem");
  await items.nth(3).waitFor();

  for (const [place, status] of statuses.slice(0, 3).entries()) {
    const item = items.nth(place);
    const isWaiting = status !== "failed";
    const shown = isWaiting
      ? ["Generating...", "Your inspiration is being generated..."]
      : ["We couldn't finish this one", "No voice today."];
    for (const words of shown) await item.getByText(words, { exact: true }).click();
    await item.getByText("Just now").click();
    await item.click();
    await item.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    expect(await item.getByRole("button").allInnerTexts()).toEqual(isWaiting ? [] : ["Try again"]);
    expect(await item.getByRole("link").count()).toBe(0);
    expect(await item.getByText(/min, \d+ sec/).count()).toBe(0);
  }
  expect(await page.getByRole("region", { name: "Now playing" }).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/dashboard");

  // The same press on a finished one plays it.
  await items.nth(3).getByText("1 min, 0 sec").waitFor();
  await items.nth(3).getByRole("button", { name: "Play Inspiration 3", exact: true }).waitFor();
  await items.nth(3).click();
  await page.getByRole("heading", { level: 1, name: "Inspiration 3" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/player");
  await expect.poll(() => sought).toContain("completed");
  expect(new Set(sought)).toEqual(new Set(["completed"]));
  expect(faults.found).toEqual([]);
});

it("a card shows its own picture, or the default one where there is none", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED/);
  await beginAtQuiz(page);
  await serve(page, [finished(0, { thumbnail: "/logo.svg" }), finished(1)]);
  await page.getByRole("link", { name: "Home" }).click();
  const pictures = page.getByRole("main").getByRole("listitem").locator("img");
  await pictures.first().waitFor();
  const shown = () =>
    pictures.evaluateAll((all) =>
      all.map((picture) =>
        picture instanceof HTMLImageElement && picture.naturalWidth > 0
          ? new URL(picture.src).pathname
          : "not there",
      ),
    );
  await expect
    .poll(shown)
    .toEqual(["/logo.svg", expect.stringMatching(/^\/assets\/default-cover.*\.svg$/)]);
  expect(faults.found).toEqual([]);
});

it("whoever does not see the list hears what becomes of an inspiration", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  // Keeps what was said: it may be gone again before it is looked for.
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("output")) {
        const text = region.textContent;
        if (text !== "" && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await beginAtQuiz(page);
  // The dashboard is known before anything happens.
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByText("Ready to start your journey?").waitFor();
  await page.getByRole("button", { name: "Create Your First Affirmation" }).click();
  await create(page, "Short", "The garden.");
  const title = await untilReady(page);
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  await expect.poll(heard).toContain(`${title} is ready to play`);
  expect(await heard()).toContain("Your inspiration is being generated");
  expect(faults.found).toEqual([]);
});

it("a list that can't be read is empty and says so, and is there once it can", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED/);
  await beginAtQuiz(page);
  // Were the live stream not kept away until the end, it would bring the list before the press does.
  await page.route(/\/api\/inspirations\/live/, (route) => route.abort());
  await page.route(/\/api\/inspirations$/, (route) => route.abort());
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("alert").getByText("We couldn't load your inspirations.").waitFor();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(0);
  await page.unroute(/\/api\/inspirations$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Ready to start your journey?").waitFor();
  expect(faults.found).toEqual([]);
});

it("a status that can't be read is told, and keeps nobody out", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED/);
  await beginAtQuiz(page);
  await page.route("**/api/profile", (route) => route.abort());
  await page.goto("/dashboard");
  await waitForToast(page, "alert", "Failed to verify user status");
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  expect(faults.found).toEqual([]);
});
