// The whole way through the product without a mouse or a finger.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { acceptWithoutGeneration, beginAsListener, receiveInspiration } from "./beginnings.ts";
import { elapsed, goals, newAccount } from "./steps.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

/** The role and the name of the focused element, as a screen reader says them. */
async function focused(page: Page): Promise<string> {
  const snapshot = await page.locator(":focus").ariaSnapshot();
  return snapshot.split("\n", 1)[0]?.replace(/^- /, "") ?? "";
}

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press("Tab");
    const here = (await page.locator(":focus").count()) === 0 ? "nothing" : await focused(page);
    if (wanted.test(here)) return;
    passed.push(here);
  }
  throw new Error(`Tab does not lead to ${wanted}, but to ${passed.join(", ")}`);
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

it("registers, writes goals, creates, listens and signs out by keyboard alone", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  const { keyboard } = page;
  const { email, password } = newAccount();

  await page.goto("/register");
  await heading(page, "Create your account").waitFor();
  await tabTo(page, /^textbox "Email"/);
  await keyboard.type(email);
  await tabTo(page, /^textbox "Password"/);
  await keyboard.type(password);
  await keyboard.press("Enter");

  await heading(page, "Your Goals, Your Way").waitFor();
  for (const [index, name] of ["First goal", "Second goal", "Third goal"].entries()) {
    await tabTo(page, new RegExp(`^textbox "${name}"`));
    await keyboard.type(goals[index] ?? "");
  }
  await tabTo(page, /^button "Lock it in!"/);
  await keyboard.press("Enter");

  // A group of radios is one tab stop; the arrows choose.
  await heading(page, "Choose your inspiration dose").waitFor();
  await tabTo(page, /^radio "Short/);
  await keyboard.press("ArrowDown");
  expect(await focused(page)).toMatch(/^radio "Medium.*\[checked\]/);
  await keyboard.press("ArrowUp");
  expect(await focused(page)).toMatch(/^radio "Short.*\[checked\]/);
  await tabTo(page, /^button "Next"/);
  await keyboard.press("Space");

  await heading(page, "What's on your mind right now?").waitFor();
  await expect.poll(() => focused(page)).toMatch(/^heading "What's on your mind/);
  await tabTo(page, /^textbox "What's on your mind/);
  await keyboard.type("The choir on Thursday.");
  await tabTo(page, /^button "Create inspiration"/);
  await acceptWithoutGeneration(page);
  await keyboard.press("Enter");

  await heading(page, "Your personal inspirations").waitFor();
  await expect.poll(() => focused(page)).toMatch(/^heading "Your personal inspirations"/);
  await page.getByText("Generating...", { exact: true }).waitFor();
  const title = await receiveInspiration(running.product, page);
  await tabTo(page, new RegExp(`^button "${title}"`));
  await keyboard.press("Enter");

  await heading(page, title).waitFor();
  await expect.poll(() => focused(page)).toContain(`heading "${title}"`);
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await tabTo(page, /^slider "Seek"/);
  await keyboard.press("End");
  await keyboard.press("Home");
  await keyboard.press("PageUp");
  await keyboard.press("ArrowRight");
  await expect.poll(() => elapsed(page)).toBeGreaterThan(1);
  await tabTo(page, /^button "Forward 15 seconds"/);
  const before = await elapsed(page);
  await keyboard.press("Enter");
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(before + 15);
  await keyboard.press("Escape");

  await heading(page, "Your personal inspirations").waitFor();
  await tabTo(page, new RegExp(`button "Open player: ${title}"`));
  await tabTo(page, /^button "Pause"/);
  await keyboard.press("Space");
  await page
    .getByRole("region", { name: "Now playing" })
    .getByRole("button", { name: "Play", exact: true })
    .waitFor();
  await tabTo(page, /^link "Profile"/);
  await keyboard.press("Enter");
  await heading(page, "Your profile").waitFor();
  await tabTo(page, /^button "Sign Out"/);
  await keyboard.press("Enter");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("the player's own keys work within it, and never with a modifier", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  const { keyboard } = page;
  const title = await beginAsListener(running.product, page);
  await page.getByRole("link", { name: "Create" }).click();
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();

  // The player's keys do nothing while the person types: the text has all of them.
  const mind = page.getByRole("textbox", { name: "What's on your mind right now?" });
  await mind.pressSequentially("jk lrh JKLRH ");
  await keyboard.press("ArrowLeft");
  expect(await mind.inputValue()).toBe("jk lrh JKLRH ");
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: title, exact: true }).click();
  const pause = page.getByRole("button", { name: "Pause", exact: true });
  const play = page.getByRole("button", { name: "Play", exact: true });
  await pause.waitFor();
  await expect.poll(() => focused(page)).toContain(`heading "${title}"`);

  await keyboard.press("Space");
  await play.waitFor();
  await keyboard.press("k");
  await pause.waitFor();
  await keyboard.press("K");
  await play.waitFor();
  await keyboard.press("Home");
  await expect.poll(() => elapsed(page)).toBe(0);
  await keyboard.press("ArrowRight");
  await keyboard.press("l");
  await expect.poll(() => elapsed(page)).toBe(30);
  await keyboard.press("j");
  await expect.poll(() => elapsed(page)).toBe(15);
  await keyboard.press("ArrowLeft");
  await expect.poll(() => elapsed(page)).toBe(0);
  await keyboard.press("h");
  await page.getByRole("button", { name: "Like", exact: true, pressed: true }).waitFor();
  await keyboard.press("r");
  await page.getByRole("button", { name: "Repeat", pressed: false }).waitFor();

  // The player ignores shortcuts of the browser and the system.
  for (const shortcut of ["Control+l", "Alt+ArrowRight", "Meta+k", "Control+h"])
    await page.getByRole("heading", { level: 1 }).press(shortcut);
  expect(await elapsed(page)).toBe(0);
  await page.getByRole("button", { name: "Like", exact: true, pressed: true }).waitFor();
  await play.waitFor();

  // On the slider the arrows move the slider by one second.
  await page.getByRole("slider", { name: "Seek" }).focus();
  await keyboard.press("ArrowRight");
  await expect.poll(() => elapsed(page)).toBe(1);
  await page.getByRole("heading", { level: 1 }).press("Escape");
  await page.getByRole("region", { name: "Now playing" }).waitFor();
  expect(faults.found).toEqual([]);
});
