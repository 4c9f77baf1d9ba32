// The reminder as it reaches a person's own calendar, and the month of what they listened to.
import ICAL from "ical.js";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { beginAsListener, beginAtQuiz } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { runProduct } from "./running.ts";
import { goals } from "./steps.ts";

const running = runProduct();

async function openProfile(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
}

/** What a calendar program gets that knows nothing but the address. */
const read = (address: string) => fetch(address);

/** The first two times of the calendar's event. */
async function readTimes(address: string): Promise<readonly string[]> {
  const text = await (await read(address)).text();
  for (const goal of goals) expect(text).not.toContain(goal);
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  if (event === null) throw new Error("The calendar has no event.");
  const times = new ICAL.Event(event).iterator();
  return [String(times.next()), String(times.next())];
}

/** How far apart they are in days. */
const daysBetween = ([one = "", other = ""]: readonly string[]) =>
  (Date.parse(`${other}Z`) - Date.parse(`${one}Z`)) / 86_400_000;

it("a reminder comes into a calendar by an address, until that gives way to a new one or is ended", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtQuiz(page);
  await openProfile(page);
  const remind = page.getByRole("switch", { name: "Remind me" });
  await remind.check();
  await page.getByRole("combobox", { name: "Hour" }).selectOption("21");
  for (const day of ["Wednesday", "Friday"])
    await page.getByRole("checkbox", { name: day }).uncheck();
  await page.getByRole("button", { name: "Add to my calendar" }).click();
  const field = page.getByRole("textbox", { name: "Calendar address" });
  const first = await field.inputValue();
  expect(new URL(first).origin).toBe(running.product.address);
  const times = await readTimes(first);
  expect(times[0]).toMatch(/T21:00:00$/);
  expect(daysBetween(times)).toBe(7);
  await expectAccessible(page, "profile with a reminder");

  // The calendar follows what is chosen.
  await page.getByRole("checkbox", { name: "Tuesday" }).check();
  await expect.poll(async () => daysBetween(await readTimes(first))).not.toBe(7);

  await page.getByRole("button", { name: "Make a new address" }).click();
  await expect.poll(() => field.inputValue()).not.toBe(first);
  const second = await field.inputValue();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the calendar file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("hearten.ics");
  const file = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
  expect(file).toBe(await (await read(second)).text());

  await page.reload();
  await page.getByText(/^Your reminder has an address for calendars/).waitFor();
  await remind.uncheck();
  await expect.poll(async () => (await read(second)).status).toBe(404);
  expect(faults.found).toEqual([]);
});

it("the month marks a day on which somebody listened, and is gone after the sign-out", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  const title = await beginAsListener(running.product, page);
  await openProfile(page);
  const month = page.getByRole("table", { name: /The days on which you listened are buttons/ });
  await month.waitFor();
  const today = month.getByRole("button", { name: /: you listened$/ });
  expect(await today.count()).toBe(0);
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: `Play ${title}`, exact: true }).click();
  await openProfile(page);
  await today.waitFor();
  await today.click();
  await page.getByRole("listitem").getByText(title).waitFor();
  await expectAccessible(page, "profile with a month");

  await page.reload();
  await today.waitFor();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("listened"))).toBeNull();
  expect(faults.found).toEqual([]);
});
