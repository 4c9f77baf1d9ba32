// What the dashboard shows of inspirations, and when something can't be read.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { beginAtQuiz } from "./beginnings.ts";
import { runProduct } from "./running.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();

/** A finished inspiration without a picture. Its title has its place in the list. */
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

/** Answers in place of the server. */
async function serve(page: Page, inspirations: readonly object[]): Promise<void> {
  await page.route("**/api/inspirations/live", (route) => route.abort());
  // Only once: a list that is read again would have new labels.
  let isRead = false;
  await page.route(/\/api\/inspirations(\?.*)?$/, async (route) => {
    if (isRead) return;
    isRead = true;
    await route.fulfill({ json: { inspirations, nextCursor: null } });
  });
}

it("what is waiting or has failed is not played, wherever it is pressed", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED|network error response/);
  await beginAtQuiz(page);
  // All have audio, so a missing address is not the reason that nothing plays.
  const statuses = ["pending", "processing", "failed", "completed"];
  await serve(
    page,
    statuses.map((status, place) =>
      finished(place, { status, audioUrl: `/api/media/${status}.mp3`, error: "No voice today." }),
    ),
  );
  // By the context, so that requests of the service worker are included.
  await context.route(/\/api\/(media|inspirations\/inspiration-)/, (route) => route.abort());
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
    expect(await item.getByRole("button").allInnerTexts()).toEqual(
      isWaiting ? ["Cancel"] : ["Try again", "Remove"],
    );
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

it("the dashboard opens, with an error notice, when the profile can't be read", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED/);
  await beginAtQuiz(page);
  await page.route("**/api/profile", (route) => route.abort());
  await page.goto("/dashboard");
  await waitForToast(page, "alert", "Failed to verify user status");
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  expect(faults.found).toEqual([]);
});
