// Voices: each is heard, one is chosen, and it speaks. And where words go, if they go anywhere.
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { beginAtQuiz, receiveInspiration } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { leadHost } from "./led-host.ts";
import { readApi } from "./read-api.ts";
import { runOwnProduct, runProduct } from "./running.ts";
import { create, untilReady } from "./steps.ts";

const running = runProduct();
const providers = await startSimulatedProviders();
afterAll(() => providers.stop());
/** Its words go to somebody, who writes and speaks. */
const elsewhere = runOwnProduct({
  ...leadHost("words.example", providers.url),
  WRITER: "openai",
  WRITER_URL: "https://words.example/v1",
  WRITER_KEY: "a-key",
  WRITER_MODEL: "simulated-model",
  VOICE: "openai",
  VOICE_URL: "https://words.example/v1",
  VOICE_KEY: "a-key",
  VOICE_NAMES: "one=Juniper,two=Sage",
});

/** The bodies of all calls, as the provider got them. */
const heardThere = () =>
  [...providers.chat.calls, ...providers.speech.calls].map(({ body }) => body);
beforeEach(() => {
  providers.chat.calls.length = 0;
  providers.speech.calls.length = 0;
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

/** Opens the inspiration and looks at the end of its text; leaves the player open. */
async function expectMadeBy(page: Page, title: string, makers: string): Promise<void> {
  await page.getByRole("button", { name: title, exact: true }).first().click();
  await page.getByText(`Made by a machine: ${makers}.`).waitFor();
}

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
  await expectMadeBy(page, title, "written by Hearten, spoken by Clara");
  await expectAccessible(page, "player with its maker");
  expect(faults.found).toEqual([]);
});

it("words that would go elsewhere are kept here by one press, and may leave again", async () => {
  const { page, faults } = await visit(elsewhere.browser, elsewhere.product.address);
  await beginAtQuiz(page);
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  const line = page.getByText("To write and speak this, your words go to words.example.");
  await line.waitFor();
  await expectAccessible(page, "quiz whose words go elsewhere");
  await page.getByRole("button", { name: "Keep them here" }).click();
  await page.getByRole("status").getByText("Your words stay on this server").waitFor();
  await line.waitFor({ state: "hidden" });

  await page
    .getByRole("textbox", { name: "What's on your mind right now?" })
    .fill("The garden, and the gate.");
  await page.getByRole("button", { name: "Create inspiration" }).click();
  const own = await untilReady(page);
  expect(heardThere()).toEqual([]);
  await expectMadeBy(page, own, "written by Hearten, spoken by Rowan");
  await page.getByRole("button", { name: "Minimise player" }).click();

  await openProfile(page);
  const keep = page.getByRole("switch", { name: "Keep my words on this server" });
  await expect.poll(() => keep.isChecked()).toBe(true);
  await expectAccessible(page, "profile that keeps words");
  await keep.uncheck();
  await page.getByText(/^To write for you, words\.example gets what is on your mind/).waitFor();
  await page.getByRole("status").getByText("Your words may leave this server again").waitFor();
  const { profile } = await readApi(page, "/api/profile");
  expect(profile.keepsWordsHere).toBe(false);
  expect(heardThere()).toEqual([]);

  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The letter that I have to write.");
  await expectMadeBy(page, await untilReady(page), "written by simulated-model, spoken by Juniper");
  expect(heardThere().join("\n")).toContain("The letter that I have to write.");
  expect(heardThere().join("\n")).not.toContain("The garden, and the gate.");
  expect(faults.found).toEqual([]);
});

it("a provider's voice is heard and chosen, and speaks what a model has written", async () => {
  const { page, faults } = await visit(elsewhere.browser, elsewhere.product.address);
  await watchAudio(page);
  await beginAtQuiz(page);
  await openProfile(page);
  expect(await voice(page, /^Juniper/).isChecked()).toBe(true);
  await hear(page, "Sage").click();
  await heard(page, "Sage").waitFor();
  const sample = async () => (await soundsOf(page)).find(({ paused }) => !paused);
  await expect.poll(async () => (await sample())?.currentTime).toBeGreaterThan(0);
  expect((await sample())?.duration).toBeGreaterThan(1);
  const voicesAsked = () =>
    providers.speech.calls.map(({ body }) => (JSON.parse(body) as { voice: string }).voice);
  expect(new Set(voicesAsked())).toEqual(new Set(["two"]));

  await voice(page, /^Sage/).check();
  await page.getByRole("status").getByText("Sage speaks your next inspirations").waitFor();
  providers.speech.calls.length = 0;
  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The letter that I have to write.");
  const title = await untilReady(page);
  expect(providers.chat.calls.length).toBeGreaterThan(0);
  expect(new Set(voicesAsked())).toEqual(new Set(["two"]));
  await page.getByRole("button", { name: `Play ${title}`, exact: true }).click();
  await expect.poll(async () => (await sample())?.currentTime).toBeGreaterThan(0);
  await expectMadeBy(page, title, "written by simulated-model, spoken by Sage");
  await expectAccessible(page, "player with a provider's voice");
  expect(faults.found).toEqual([]);
});

it("whoever is faster than the answer who gets their words sees it before they leave", async () => {
  const { page, faults } = await visit(elsewhere.browser, elsewhere.product.address);
  const { promise: isSeen, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/api/third-parties", async (route) => {
    await isSeen;
    await route.continue();
  });
  await beginAtQuiz(page);
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("textbox").fill("The letter that I have to write.");
  await page.getByRole("button", { name: "Create inspiration" }).click();
  await page.getByRole("button", { name: "Creating..." }).waitFor();
  const where = "To write and speak this, your words go to words.example.";
  expect(await page.getByText(where).count()).toBe(0);
  letThrough();
  await page.getByRole("alert").getByText(`Nothing is sent yet. ${where}`).waitFor();
  await page.getByRole("main").getByText(where).waitFor();
  expect((await readApi(page, "/api/inspirations")).inspirations).toEqual([]);
  await page.getByRole("button", { name: "Create inspiration" }).click();
  await untilReady(page);
  expect(heardThere().join("\n")).toContain("The letter that I have to write.");
  expect(faults.found).toEqual([]);
});
