// Music: chosen on the profile, changed in the quiz for one inspiration, and heard in what is made.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { beginAtQuiz } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { readApi } from "./read-api.ts";
import { runProduct } from "./running.ts";
import { untilReady } from "./steps.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();

const music = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Music" }).getByRole("radio", { name, exact: true });
const mind = (page: Page) => page.getByRole("textbox", { name: "What's on your mind right now?" });

/** Waits for the inspiration of these words. Its music, its length in seconds, and the highest sample before it speaks. */
async function hear(page: Page, words: string) {
  const read = async () => {
    const { inspirations } = await readApi(page, "/api/inspirations");
    return inspirations.find(({ goals }: { goals: string }) => goals === words);
  };
  await expect.poll(async () => (await read())?.status, { timeout: 60_000 }).toBe("completed");
  const { audioUrl, timeline, music: made } = await read();
  const answer = await page.request.get(audioUrl);
  const sound = (await answer.body()).toString("base64");
  const heard = await page.evaluate(
    async ([encoded, firstLine]) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const decoder = new OfflineAudioContext(2, 1, 44_100);
      const decoded = await decoder.decodeAudioData(bytes.buffer);
      const before = decoded.getChannelData(0).subarray(0, (firstLine - 0.1) * 44_100);
      const highest = before.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return { seconds: decoded.duration, highest };
    },
    [sound, timeline[0].start] as const,
  );
  return { music: made, ...heard };
}

it("music that is off stays off, is soft for one inspiration alone, and is heard so", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtQuiz(page);
  await page.getByRole("link", { name: "Profile" }).click();
  await music(page, "Full").waitFor();
  expect(await music(page, "Full").isChecked()).toBe(true);
  await music(page, "Off").check();
  await waitForToast(page, "status", "Your next inspirations have no music");

  // The quiz begins with it. Changed there, it is another for this one, which is tried again after a failure.
  await page.getByRole("link", { name: "Create" }).click();
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  expect(await music(page, "Off").isChecked()).toBe(true);
  await music(page, "Soft").check();
  await mind(page).fill("The garden.");
  faults.expect(/status of 503/);
  await page.route("**/api/create-affirmation", (route) =>
    route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Away." } } }),
  );
  await page.getByRole("button", { name: "Create inspiration" }).click();
  await page.getByText("We couldn't finish this one").waitFor();
  await page.unroute("**/api/create-affirmation");
  await page.getByRole("button", { name: "Try again" }).click();
  const title = await untilReady(page);
  const soft = await hear(page, "The garden.");
  expect(soft).toMatchObject({ music: "soft", seconds: 60 });
  expect(soft.highest).toBeGreaterThan(0.001);
  expect(soft.highest).toBeLessThan(0.05);

  // Another like this takes it along; the profile's choice has stayed.
  await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Another like this" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  expect(await music(page, "Soft").isChecked()).toBe(true);
  expect(await mind(page).inputValue()).toBe("The garden.");
  await music(page, "Off").check();
  await mind(page).fill("The gate.");
  await page.reload();
  expect(await music(page, "Off").isChecked()).toBe(true);
  await page.getByRole("button", { name: "Create inspiration" }).click();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  expect(await hear(page, "The gate.")).toEqual({ music: "off", seconds: 60, highest: 0 });
  expect((await readApi(page, "/api/profile")).profile.music).toBe("off");
  expect(faults.found).toEqual([]);
});
