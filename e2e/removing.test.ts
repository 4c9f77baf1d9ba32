// Renaming, removing with a way back, and cancelling: here, and on another device of the same person.
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { acceptWithoutGeneration, beginAtDashboard, makeListener } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { runProduct } from "./running.ts";
import { create, newAccount } from "./steps.ts";
import { toast, waitForToast } from "./toasts.ts";

const running = runProduct();

it("an inspiration is renamed, and removed with a way back, here and on another device", async () => {
  const account = newAccount();
  await makeListener(running.product, account, ["The long road", "The quiet garden"]);
  const { page, context, faults } = await visit(running.browser, running.product.address);
  const other = await visit(running.browser, running.product.address);
  await page.clock.install();
  for (const device of [page, other.page]) await beginAtDashboard(device, account);
  const play = (title: string, device = page) =>
    device.getByRole("button", { name: `Play ${title}`, exact: true });
  const choose = async (title: string, name: string) => {
    await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  };

  // By keyboard alone.
  await page.getByRole("button", { name: "More for The quiet garden" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Title" });
  await field.waitFor();
  await expectAccessible(page, "rename");
  await page.keyboard.press("Escape");
  const menuButton = page.getByRole("button", { name: "More for The quiet garden" });
  expect(await menuButton.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await field.waitFor();
  await page.keyboard.type("Before Monday");
  await page.keyboard.press("Enter");
  for (const device of [page, other.page]) await play("Before Monday", device).waitFor();

  // The dialog's script is loaded when it is asked for, which may fail.
  other.faults.expect(/ERR_FAILED.*rename-dialog/);
  await other.page.route(/rename-dialog/, (route) => route.abort());
  await other.page.getByRole("button", { name: "More for Before Monday" }).click();
  await other.page.getByRole("menuitem", { name: "Rename" }).click();
  await waitForToast(
    other.page,
    "alert",
    "This needs a connection. Please try again when you're back online.",
  );

  // What plays stops at once; nothing is gone yet.
  await play("Before Monday").click();
  const nowPlaying = page.getByRole("region", { name: "Now playing" });
  await nowPlaying.waitFor();
  await choose("Before Monday", "Remove");
  await play("Before Monday").waitFor({ state: "detached" });
  expect(await nowPlaying.count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await play("Before Monday").waitFor();
  const card = page.getByRole("listitem").first();
  await expect.poll(() => card.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await play("Before Monday", other.page).count()).toBe(1);

  // Its time rests while Undo has the focus.
  await choose("Before Monday", "Remove");
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.clock.fastForward(60_000);
  expect(await play("Before Monday", other.page).count()).toBe(1);
  await page.getByRole("heading", { level: 1 }).focus();
  await page.clock.fastForward(8_000);
  await play("Before Monday", other.page).waitFor({ state: "detached" });

  // Without a network nothing is lost. The page may ask in vain meanwhile, and the browser says so on the console.
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await choose("The long road", "Remove");
  await waitForToast(page, "alert", "Removing needs a connection. “The long road” is still here.");
  await play("The long road").waitFor();
  await context.setOffline(false);

  // Whoever leaves the page within the time meant it; another device that plays it stops.
  await play("The long road", other.page).click();
  await other.page.getByRole("region", { name: "Now playing" }).waitFor();
  await expect
    .poll(async () => {
      if ((await toast(page, "Removed").count()) === 0) await choose("The long road", "Remove");
      return page.getByRole("button", { name: "Undo" }).count();
    })
    .toBe(1);
  await page.reload();
  await play("The long road", other.page).waitFor({ state: "detached" });
  const playing = other.page.getByRole("region", { name: "Now playing" });
  await playing.waitFor({ state: "detached" });
  await page.getByText("Ready to start your journey?").waitFor();
  expect([...faults.found, ...other.faults.found]).toEqual([]);
});

it("one that is being generated is cancelled by one press, and its words are given back", async () => {
  const account = newAccount();
  await makeListener(running.product, account);
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtDashboard(page, account);
  await acceptWithoutGeneration(page);
  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The letter that I have to write.");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByText("Generating...", { exact: true }).waitFor({ state: "detached" });
  await waitForToast(page, "status", "Cancelled. Your words are in Create.");
  await page.reload();
  await page.getByRole("button", { name: "Play The quiet garden", exact: true }).waitFor();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(1);

  await page.getByRole("link", { name: "Create" }).click();
  expect(await page.getByRole("radio", { name: /^Short/ }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Next" }).click();
  const mind = page.getByRole("textbox", { name: "What's on your mind right now?" });
  expect(await mind.inputValue()).toBe("The letter that I have to write.");
  expect(faults.found).toEqual([]);
});
