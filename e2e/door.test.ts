// The first minute of somebody who knows nothing of Hearten.
import { type SpokenSample, sampleTextPath } from "@hearten/contract/sample.ts";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { beginAsListener } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { runProduct } from "./running.ts";
import { newAccount, register } from "./steps.ts";

const running = runProduct();
/** What the build has written for the sample, whose words follow the stock. */
async function firstLineOfSample(): Promise<string> {
  const response = await fetch(`${running.product.address}${sampleTextPath}`);
  const { lines } = (await response.json()) as SpokenSample;
  return lines[0]?.text ?? "";
}

/** Holds the app's scripts back, so that what the page shows first stays. Returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}

const smallPhone = { viewport: { width: 390, height: 664 } };

it("a stranger hears the sample, reads about privacy, signs up, and meets no door again", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, smallPhone);
  await page.goto("/");
  const signUp = page.getByRole("link", { name: "Sign up" });
  await signUp.waitFor();
  // The app has taken the place of what the page shows first.
  await page.locator("#root:not([data-first])").waitFor();
  const box = await signUp.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(664);
  const audio = page.locator("audio");
  expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
  await page.getByRole("button", { name: "Hear a sample" }).click();
  await page.getByRole("button", { name: "Pause the sample" }).waitFor();
  await page.getByText(await firstLineOfSample()).waitFor();
  expect(await audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeCloseTo(20, 1);
  await expectAccessible(page, "the door, while the sample plays");

  await page.getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("heading", { name: "What leaves the server" }).waitFor();
  await page.getByText("Nothing that you write.").waitFor();
  await expectAccessible(page, "privacy");
  await page.getByRole("link", { name: "Back to Hearten" }).click();

  await signUp.click();
  await register(page, newAccount());
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("link", { name: "Privacy" }).waitFor();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(await page.getByRole("button", { name: "Hear a sample" }).count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("what a stranger sees first is in the page, and what was typed there goes with it", async () => {
  const silent = await visit(running.browser, running.product.address, {
    javaScriptEnabled: false,
  });
  for (const [path, button] of [
    ["/", "Sign In"],
    ["/login", "Sign In"],
    ["/register", "Create Account"],
  ] as const) {
    await silent.page.goto(path);
    await silent.page.getByRole("textbox", { name: "Email" }).waitFor();
    await silent.page.getByRole("button", { name: button }).waitFor();
    expect(await silent.page.locator("body").innerText()).toContain("Hearten needs JavaScript");
  }

  const { page, faults } = await visit(running.browser, running.product.address);
  const letScriptsCome = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Email" }).fill("maya@example.com");
  await page.getByRole("button", { name: "Sign In" }).click();
  letScriptsCome();
  // The press was for the app, which misses the password.
  await page.getByText("Please enter your password").waitFor();
  expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("maya@example.com");
  expect(new URL(page.url()).search).toBe("");
  expect([...faults.found, ...silent.faults.found]).toEqual([]);
});

it("a press that begins on what the page shows first and ends in the app is one", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  const letScriptsCome = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Email" }).fill("maya@example.com");
  await page.getByRole("button", { name: "Sign In" }).hover();
  await page.mouse.down();
  letScriptsCome();
  await page.locator("#root:not([data-first])").waitFor();
  await page.mouse.up();
  await page.getByText("Please enter your password").waitFor();
  expect(faults.found).toEqual([]);
});

it("what the device keeps of the list is there before any script, and is the list's place", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  const title = await beginAsListener(running.product, page);
  const card = page.getByRole("listitem").filter({ hasText: title });
  const placeOf = async () => {
    const { x, y, width, height } = await page
      .getByRole("listitem", { includeHidden: true })
      .filter({ hasText: title })
      .evaluate((element) => element.getBoundingClientRect());
    return { x, y, width, height };
  };
  const letScriptsCome = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByText(title, { exact: true }).waitFor();
  expect(await card.count()).toBe(0);
  const before = await placeOf();
  const picture = page.locator("#root[inert] li img");
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(192);
  letScriptsCome();
  await card.waitFor();
  expect(await placeOf()).toEqual(before);
  expect(faults.found).toEqual([]);
});

it("a player that is loaded anew on a phone begins with its cover and title, which stay in their place", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, smallPhone);
  const title = await beginAsListener(running.product, page);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("slider", { name: "Seek" }).waitFor();
  const letScriptsCome = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1, name: title, includeHidden: true });
  const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await page.locator("#root[inert]").getByText(title, { exact: true }).waitFor();
  const before = await topOf();
  letScriptsCome();
  await page.getByRole("slider", { name: "Seek" }).waitFor();
  expect(await topOf()).toBe(before);
  expect(faults.found).toEqual([]);
});
