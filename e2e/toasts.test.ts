// Toasts on the screen.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { beginAsListener } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { recallMember } from "./member.ts";
import { runProduct } from "./running.ts";
import { stack } from "./stack.ts";
import { newAccount } from "./steps.ts";
import { toast, waitForToast } from "./toasts.ts";

const running = runProduct();

it("a toast stays while somebody points at it", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/net::ERR_FAILED/);
  await page.clock.install();
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(newAccount().email);
  const ask = () => page.getByRole("button", { name: "Forgot password?" }).click();
  const success = "Password reset email sent! Please check your inbox.";
  // The first toast loads the script of toasts.
  await ask();
  await waitForToast(page, "status", success);
  await toast(page, success).waitFor({ state: "detached" });

  // From here on the test controls the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(stack.calls.sendPasswordReset, (route) => route.abort());
  const error = "Failed to send reset email. Please try again.";
  await ask();
  await waitForToast(page, "alert", error);
  // The visible text is the live region: there is only one element with it.
  expect(await page.getByText(error).count()).toBe(1);
  await toast(page, error).hover();
  await page.clock.runFor(60_000);
  expect(await toast(page, error).getAttribute("data-leaving")).toBe("false");
  await page.mouse.move(0, 800);
  await page.clock.runFor(4_010);
  expect(await toast(page, error).getAttribute("data-leaving")).toBe("true");
  await page.clock.runFor(1_000);
  expect(await toast(page, error).count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("a lost network is shown as a notice even though the script of toasts can't be loaded", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/login");
  // It is painted before the app's scripts are there.
  await page.locator("#root:not([data-first])").waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill(newAccount().email);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const notice = page.getByRole("alert").getByText("Failed to send reset email. Please try again.");
  // Looked at once, because it is gone after four seconds.
  const { width = 0, height = 0 } = (await notice.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(40);
  await notice.waitFor({ state: "detached" });
  expect(faults.found).toEqual([]);
});

/** Opens a dialog of the player. `makeReady` makes another inspiration, of which a toast tells. */
async function openDialog(page: Page) {
  const account = newAccount();
  const heard = await beginAsListener(running.product, page, account);
  await page.getByRole("button", { name: heard, exact: true }).click();
  const title = page.getByRole("heading", { level: 1 });
  await title.getByText(heard).waitFor();
  const speed = page.getByRole("button", { name: /^Speed/ });
  await speed.click();
  const dialog = page.getByRole("dialog", { name: "Speed" });
  const makeReady = async () => {
    const token = await stack.accounts.signIn(running.product.address, account);
    const member = await recallMember(running.product.address, token ?? "");
    return member.create(1, "The garden.");
  };
  return { title, speed, dialog, makeReady };
}

it("a toast is above an open dialog, and can be read and pressed there", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  const { title, speed, dialog, makeReady } = await openDialog(page);
  // It has been there for as long as the dialog: screen readers miss a region that comes with its text.
  const region = await dialog.getByRole("status").elementHandle();

  const made = await makeReady();
  const listen = dialog.getByRole("status").getByRole("button", { name: "Listen now" });
  await listen.waitFor();
  expect(await region?.innerText()).toContain("Listen now");
  expect(await page.getByText("Listen now").count()).toBe(1);
  // Its time rests.
  await listen.hover();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  // The toast is there without the dialog too, and above one that is opened later.
  await page.getByRole("button", { name: "Listen now" }).waitFor();
  await speed.click();
  await listen.click();
  await title.getByText(made.title ?? "").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(faults.found).toEqual([]);
});

it("a notice is above an open dialog, too, when the script of toasts can't be loaded", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/net::ERR_FAILED/);
  await page.route("**/assets/toasts-*.js", (route) => route.abort());
  const { title, dialog, makeReady } = await openDialog(page);
  const listen = dialog.getByRole("status").getByRole("button", { name: "Listen now" });
  // Pressed at once, because it is gone after eight seconds.
  const [made] = await Promise.all([makeReady(), listen.click({ timeout: 60_000 })]);
  await title.getByText(made.title ?? "").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(faults.found).toEqual([]);
});
