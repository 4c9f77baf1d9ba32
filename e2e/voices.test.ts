// Voices: each is heard, one is chosen, and it speaks. And where words go, if they go anywhere.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { beginAtQuiz, receiveInspiration } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { readApi } from "./read-api.ts";
import { runOwnProduct, runProduct } from "./running.ts";
import { create, untilReady } from "./steps.ts";

const running = runProduct();
/** Its words would go to somebody; nothing is asked of them here. */
const elsewhere = runOwnProduct({
  WRITER: "openai",
  WRITER_URL: "https://words.example/v1",
  WRITER_KEY: "a-key",
  WRITER_MODEL: "a-model",
});

/** Gives access to the page's audio elements, the player's first. Call it before the page is loaded. */
async function watchAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = [];
    Object.assign(globalThis, { sounds });
    globalThis.Audio = class extends Audio {
      constructor() {
        super();
        sounds.push(this);
      }
    };
  });
}

/** How far each element has come, in seconds, and whether it plays. */
const soundsOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { sounds: HTMLAudioElement[] }).sounds.map(
      ({ currentTime, duration, paused }) => ({ currentTime, duration, paused }),
    ),
  );

const voice = (page: Page, name: RegExp) =>
  page.getByRole("radiogroup", { name: "Voice" }).getByRole("radio", { name });
const hear = (page: Page, name: string) => page.getByRole("button", { name: `Hear ${name}` });
const heard = (page: Page, name: string) =>
  page.getByRole("button", { name: `Hear ${name}`, pressed: true });

async function openProfile(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
}

it("a voice is heard and chosen, stays chosen, and speaks the next inspiration", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await watchAudio(page);
  await beginAtQuiz(page);
  const playing = await receiveInspiration(running.product, page);
  await page.getByRole("button", { name: `Play ${playing}`, exact: true }).click();
  await expect.poll(async () => (await soundsOf(page))[0]?.currentTime).toBeGreaterThan(0);

  await openProfile(page);
  expect(await voice(page, /^Rowan/).isChecked()).toBe(true);
  await hear(page, "Clara").click();
  // It is made now; what plays makes room for it.
  await expect
    .poll(async () => (await soundsOf(page))[1]?.currentTime, { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect((await soundsOf(page)).map(({ paused }) => paused)).toEqual([true, false]);
  const { duration = 0 } = (await soundsOf(page))[1] ?? {};
  expect(duration).toBeGreaterThan(4);
  expect(duration).toBeLessThan(8);
  await heard(page, "Clara").waitFor();
  await hear(page, "Rowan").click();
  await heard(page, "Rowan").waitFor();
  await heard(page, "Clara").waitFor({ state: "hidden" });
  await expect
    .poll(async () => (await soundsOf(page))[1]?.currentTime, { timeout: 30_000 })
    .toBeGreaterThan(0);
  // The player makes it fall silent.
  await page
    .getByRole("region", { name: "Now playing" })
    .getByRole("button", { name: "Play", exact: true })
    .click();
  await heard(page, "Rowan").waitFor({ state: "hidden" });
  expect((await soundsOf(page)).map(({ paused }) => paused)).toEqual([false, true]);

  await voice(page, /^Clara/).check();
  await page.getByRole("status").getByText("Clara speaks your next inspirations").waitFor();
  await expectAccessible(page, "profile with voices");
  await page.reload();
  await voice(page, /^Clara/).waitFor();
  await expect.poll(() => voice(page, /^Clara/).isChecked()).toBe(true);

  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The garden.");
  const title = await untilReady(page);
  const { inspirations } = await readApi(page, "/api/inspirations");
  expect(inspirations[0].madeBy).toEqual({ writer: "Hearten", voice: "Clara" });
  await page.getByRole("button", { name: title, exact: true }).first().click();
  await page.getByText("Made by a machine: written by Hearten, spoken by Clara.").waitFor();
  await expectAccessible(page, "player with its maker");
  expect(faults.found).toEqual([]);
});

it("words that would go elsewhere are kept here by one press, and may leave again", async () => {
  const { page, faults } = await visit(elsewhere.browser, elsewhere.product.address);
  await beginAtQuiz(page);
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  const line = page.getByText("To write this, your words go to words.example.");
  await line.waitFor();
  await expectAccessible(page, "quiz whose words go elsewhere");
  await page.getByRole("button", { name: "Keep them here" }).click();
  await page.getByRole("status").getByText("Your words stay on this server").waitFor();
  await line.waitFor({ state: "hidden" });

  await openProfile(page);
  const keep = page.getByRole("switch", { name: "Keep my words on this server" });
  await expect.poll(() => keep.isChecked()).toBe(true);
  await expectAccessible(page, "profile that keeps words");
  await keep.uncheck();
  await page.getByText(/^To write for you, words\.example gets what is on your mind/).waitFor();
  await page.getByRole("status").getByText("Your words may leave this server again").waitFor();
  const { profile } = await readApi(page, "/api/profile");
  expect(profile.keepsWordsHere).toBe(false);
  expect(faults.found).toEqual([]);
});
