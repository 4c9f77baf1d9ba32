// A new password by the link in a mail.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visit, type Visit } from "./browser.ts";
import { shiftClock } from "./shifted-clock.ts";
import { resetLink } from "./mail.ts";
import { removeData, startAgain, startProduct } from "./product.ts";
import { runProduct } from "./running.ts";
import { isEmbedded, stack } from "./stack.ts";
import { beginAtDashboard, beginAtGoals, beginAtQuiz } from "./beginnings.ts";
import { type Account, newAccount } from "./steps.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();
const arrive = (): Promise<Visit> => visit(running.browser, running.product.address);

const sent = "Password reset email sent! Please check your inbox.";
const refusedCall = /^4\d\d |status of 4\d\d/;
const newPassword = "a later evening";

const path = (page: Page) => new URL(page.url()).pathname;
const told = (page: Page, role: "status" | "alert", words: string) =>
  page.getByRole(role).getByText(words, { exact: true }).waitFor();

/** A page of somebody who has an account and is signed in. */
async function member(): Promise<Visit & { account: Account }> {
  const visited = await arrive();
  const account = newAccount();
  await beginAtQuiz(visited.page, account);
  return { ...visited, account };
}

async function ask(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Forgot password?" }).click();
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "New password" }).fill(password);
  await page.getByRole("button", { name: "Save new password" }).click();
}

it("an address without an account gets the same answer, and no mail", async () => {
  const { page, faults } = await arrive();
  const { email } = newAccount();
  await ask(page, email);
  await told(page, "status", sent);
  // This mail comes later: when it is here, the other one would be too.
  const { account, faults: others } = await member();
  await ask(page, account.email);
  await resetLink(running.product, account.email);
  expect(await running.product.storage.readResetLinks(email)).toEqual([]);
  expect([...faults.found, ...others.found]).toEqual([]);
});

it("an error is shown when the mail can't be requested", async () => {
  const { page, faults } = await arrive();
  faults.expect(/net::ERR_FAILED/);
  await page.route(stack.calls.sendPasswordReset, (route) => route.abort());
  await ask(page, newAccount().email);
  await waitForToast(page, "alert", "Failed to send reset email. Please try again.");
  expect(faults.found).toEqual([]);
});

it("the mail's link sets a new password once and signs out everywhere", async () => {
  const other = await member();
  const { account } = other;
  const { page, faults } = await arrive();
  await ask(page, account.email);
  await waitForToast(page, "status", sent);
  const link = await resetLink(running.product, account.email);

  await page.goto(link);
  await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
  await page.waitForURL((url) => url.pathname === "/reset-password" && url.search === "");
  await page.reload();
  await choose(page, "12345");
  await told(page, "alert", "Password should be at least 6 characters long");
  await page.getByRole("button", { name: "Show password" }).click();
  await choose(page, newPassword);
  await told(page, "status", "Your new password is saved. Please sign in with it.");
  expect(path(page)).toBe("/login");

  faults.expect(refusedCall);
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await told(page, "alert", "Failed to log in. Please check your email and password.");
  await beginAtDashboard(page, { ...account, password: newPassword });
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();

  other.faults.expect(refusedCall);
  await other.page.goto("/dashboard");
  await other.page.getByRole("button", { name: "Sign In" }).waitFor();

  await other.page.goto(link);
  await other.page.getByRole("heading", { name: "This link has expired" }).waitFor();
  await other.page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await other.page.getByRole("button", { name: "Send a new link" }).click();
  await told(other.page, "status", sent);
  await other.page.goto(await resetLink(running.product, account.email, [link]));
  await choose(other.page, "yet another one");
  await told(other.page, "status", "Your new password is saved. Please sign in with it.");
  expect([...faults.found, ...other.faults.found]).toEqual([]);
});

it("Change Password sends the link, which keeps this browser signed in and no other", async () => {
  const { page, account, faults } = await member();
  const other = await arrive();
  await beginAtDashboard(other.page, account);
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Change Password" }).click();
  await waitForToast(page, "status", "Password reset link sent to your email");
  await page.goto(await resetLink(running.product, account.email));
  await choose(page, newPassword);
  await told(page, "status", "Your new password is saved.");
  expect(path(page)).toBe("/userprofile");
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();

  other.faults.expect(refusedCall);
  await other.page.goto("/dashboard");
  await other.page.getByRole("button", { name: "Sign In" }).waitFor();
  expect([...faults.found, ...other.faults.found]).toEqual([]);
});

it("Change Password says when the link can't be sent, and when there is no address", async () => {
  const { page, faults } = await member();
  faults.expect(/net::ERR_FAILED/);
  await page.route(stack.calls.sendPasswordReset, (route) => route.abort());
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Change Password" }).click();
  await waitForToast(page, "alert", "Failed to send password reset link");

  // Apple may send no address; the stand-in always does.
  await page.route("**/api/session", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, person: { ...answer.person, email: null } },
    });
  });
  await page.reload();
  await page.getByRole("button", { name: "Change Password" }).click();
  await waitForToast(page, "alert", "No user email found");
  expect(faults.found).toEqual([]);
});

describe.runIf(isEmbedded)("where the links are the product's own", () => {
  it("a link can't be used after its half hour", async () => {
    const first = await startProduct();
    const { page, faults } = await visit(running.browser, first.address);
    const account = newAccount();
    await beginAtGoals(page, account);
    await page.goto("/userprofile");
    await page.getByRole("button", { name: "Change Password" }).click();
    const link = await resetLink(first, account.email);
    await page.goto("about:blank");
    await first.end("SIGTERM");
    const later = await startAgain(first, shiftClock(31));
    try {
      await page.goto(link);
      await page.getByRole("heading", { name: "This link has expired" }).waitFor();
      expect(faults.found).toEqual([]);
    } finally {
      await later.end("SIGTERM");
      await removeData(later);
    }
  });
});
