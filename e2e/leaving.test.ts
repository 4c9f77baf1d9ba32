// Deleting one's account, from the dialog to the next sign-in.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit, type Visit } from "./browser.ts";
import { movableClock, moveClock } from "./movable-clock.ts";
import { removeData, startProduct } from "./product.ts";
import { answerPopup, openPopup } from "./provider-popup.ts";
import { runProduct } from "./running.ts";
import { acceptWithoutGeneration, beginAtGoals, beginAtQuiz } from "./beginnings.ts";
import { stack } from "./stack.ts";
import { create, newAccount, writeGoals } from "./steps.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();
const arrive = (): Promise<Visit> => visit(running.browser, running.product.address);

const refusedCall = /status of 4\d\d/;
const path = (page: Page) => new URL(page.url()).pathname;
const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement);

/** Opens the dialog on the user profile, which is open. */
async function openDialog(page: Page): Promise<{ opener: Locator; dialog: Locator }> {
  const opener = page.getByRole("button", { name: "Delete My Account" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.waitFor();
  return { opener, dialog };
}

async function expectGone(page: Page): Promise<void> {
  await waitForToast(page, "status", "Your account has been deleted");
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(path(page)).toBe("/login");
}

it("whoever knows the password leaves for good with everything of theirs", async () => {
  const { page, faults } = await arrive();
  const account = newAccount();
  await beginAtQuiz(page, account);
  await acceptWithoutGeneration(page);
  await create(page, "Short", "The long way home.");
  await page.getByRole("link", { name: "Profile" }).click();
  const { dialog } = await openDialog(page);
  const password = dialog.getByRole("textbox", { name: "Password" });
  const remove = dialog.getByRole("button", { name: "Delete My Account" });
  expect(await hasFocus(password)).toBe(true);
  expect(await remove.isDisabled()).toBe(true);
  await password.fill("x");
  expect(await remove.isDisabled()).toBe(false);
  await password.fill("");
  expect(await remove.isDisabled()).toBe(true);
  faults.expect(refusedCall);
  await password.fill("not this one");
  await remove.click();
  await dialog.getByRole("alert").getByText("Incorrect password. Please try again.").waitFor();
  expect(await hasFocus(password)).toBe(true);

  await password.fill(account.password);
  await remove.click();
  await expectGone(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page
    .getByRole("alert")
    .getByText("Failed to log in. Please check your email and password.")
    .waitFor();

  // The address is free again, and whoever takes it finds nothing.
  await beginAtGoals(page, account);
  expect(await page.getByRole("textbox", { name: "First goal" }).inputValue()).toBe("");
  await writeGoals(page);
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByText("Ready to start your journey?").waitFor();
  expect(faults.found).toEqual([]);
});

it("the dialog keeps the focus, closes by Keep and by Escape with the focus back, and stays while the account is being deleted", async () => {
  const { page, faults } = await arrive();
  const account = newAccount();
  await stack.enter(page, account, "create");
  await page.goto("/userprofile");
  const { opener, dialog } = await openDialog(page);
  for (let tab = 0; tab < 6; tab += 1) {
    await page.keyboard.press("Tab");
    const isInside = await dialog.evaluate(
      (element) =>
        document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await dialog.getByRole("button", { name: "Keep my account" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(opener)).toBe(true);
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(opener)).toBe(true);

  // It opens again in the moment in which it has closed.
  await opener.click();
  const keep = await dialog.getByRole("button", { name: "Keep my account" }).elementHandle();
  // In one task of the page, so that the `close` event of the first comes after the second click.
  await opener.first().evaluate(async (button: HTMLElement, keepButton) => {
    const closed = new Promise((resolve) => {
      keepButton?.closest("dialog")?.addEventListener("close", resolve);
    });
    (keepButton as HTMLElement).click();
    await Promise.resolve();
    button.click();
    await closed;
  }, keep);
  expect(await dialog.isVisible()).toBe(true);

  // It stays while the account is being deleted, and says when it could not be.
  faults.expect(/status of 503/);
  const { promise: enough, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/account/delete", async (route) => {
    await enough;
    await route.fulfill({
      status: 503,
      json: { error: { code: "unavailable", message: "Away." } },
    });
  });
  await dialog.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Deleting..." }).waitFor();
  expect(await dialog.getByRole("button", { name: "Keep my account" }).isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(await dialog.isVisible()).toBe(true);
  letGo();
  await dialog
    .getByRole("alert")
    .getByText("Failed to delete account. Please try again later.")
    .waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(faults.found).toEqual([]);
});

it("whoever has just come by Google needs no password, and is asked to come again a while later", async () => {
  const product = await startProduct({ environment: movableClock(6) });
  try {
    const { page, faults } = await visit(running.browser, product.address);
    const come = async () => {
      await answerPopup(await openPopup(page, "Continue with Google"), newAccount());
      await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
      await page.getByRole("link", { name: "Profile" }).click();
    };
    await page.goto("/login");
    await come();
    const { dialog } = await openDialog(page);
    expect(await dialog.getByRole("textbox").count()).toBe(0);
    const keep = dialog.getByRole("button", { name: "Keep my account" });
    expect(await hasFocus(keep)).toBe(true);
    const remove = dialog.getByRole("button", { name: "Delete My Account" });
    await remove.click();
    await expectGone(page);

    await come();
    await moveClock(product);
    faults.expect(refusedCall);
    await openDialog(page);
    await remove.click();
    await dialog
      .getByRole("alert")
      .getByText("For security, please log out and log in again before deleting your account.")
      .waitFor();
    await keep.click();
    await page.reload();
    await page.getByRole("button", { name: "Sign Out" }).waitFor();
    expect(faults.found).toEqual([]);
  } finally {
    await product.end("SIGTERM");
    await removeData(product);
  }
});
