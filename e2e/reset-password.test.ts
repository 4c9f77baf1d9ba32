// A new password by the link in a mail.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit, type Visit } from "./browser.ts";
import { resetLink } from "./mail.ts";
import { readApi } from "./read-api.ts";
import { runOwnProduct } from "./running.ts";
import { ageResetLinks } from "./stack-embedded.ts";
import { isEmbedded, stack } from "./stack.ts";
import { beginAtQuiz } from "./beginnings.ts";
import { type Account, newAccount } from "./steps.ts";
import { toast, waitForToast } from "./toasts.ts";

// Its links are aged in the database itself, and a write from outside can break off what the server is writing.
const running = runOwnProduct();
const arrive = (): Promise<Visit> => visit(running.browser, running.product.address);

const sent = "Password reset email sent! Please check your inbox.";
const refusedCall = /status of 4\d\d/;
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

/** On the login screen, which is open. */
async function ask(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Forgot password?" }).click();
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "New password" }).fill(password);
  await page.getByRole("button", { name: "Save new password" }).click();
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
}

it("the mail's link sets a new password once and signs out everywhere", async () => {
  const { page: other, account, faults: others } = await member();
  const { person } = await readApi(other, "/api/session");
  const { page, faults } = await arrive();
  // An address without an account gets the same answer, and no mail.
  const { email: nobody } = newAccount();
  await page.goto("/login");
  await ask(page, nobody);
  await waitForToast(page, "status", sent);
  await toast(page, sent).waitFor({ state: "detached" });
  await ask(page, account.email);
  await waitForToast(page, "status", sent);
  const link = await resetLink(running.product, account.email);
  // This mail comes later: when it is here, the other one would be too.
  expect(await running.product.storage.readResetLinks(nobody)).toEqual([]);

  await page.goto(link);
  await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
  await page.waitForURL(
    (url) => url.pathname === "/reset-password" && url.search + url.hash === "",
  );
  await page.reload();
  await choose(page, "12345");
  await told(page, "alert", "Password should be at least 6 characters long");
  await page.getByRole("button", { name: "Show password" }).click();
  await choose(page, newPassword);
  await told(page, "status", "Your new password is saved. Please sign in with it.");
  expect(path(page)).toBe("/login");

  faults.expect(refusedCall);
  await signIn(page, account);
  await told(page, "alert", "Failed to log in. Please check your email and password.");
  await signIn(page, { ...account, password: newPassword });
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();

  others.expect(refusedCall);
  await expectSignedOut(other);
  await other.goto(link);
  await other.getByRole("heading", { name: "This link has expired" }).waitFor();
  await other.getByRole("textbox", { name: "Email" }).fill(account.email);
  await other.getByRole("button", { name: "Send a new link" }).click();
  await told(other, "status", sent);
  const second = await resetLink(running.product, account.email, [link]);
  await other.goto(second);
  await choose(other, "yet another one");
  await told(other, "status", "Your new password is saved. Please sign in with it.");

  if (isEmbedded) {
    // The links are the product's own: one can't be used after its half hour.
    await ask(other, account.email);
    const late = await resetLink(running.product, account.email, [link, second]);
    ageResetLinks(running.product.storage, person.uid, 31);
    await other.goto(late);
    await other.getByRole("heading", { name: "This link has expired" }).waitFor();
  }
  expect([...faults.found, ...others.found]).toEqual([]);
});

it("Change Password sends the link, which keeps this browser signed in and no other", async () => {
  const { page, account, faults } = await member();
  const other = await arrive();
  await stack.enter(other.page, account, "sign-in");
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Change Password" }).click();
  await waitForToast(page, "status", "Password reset link sent to your email");
  const link = await resetLink(running.product, account.email);
  await page.goto(link);
  await choose(page, newPassword);
  await told(page, "status", "Your new password is saved.");
  expect(path(page)).toBe("/userprofile");
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();

  other.faults.expect(refusedCall);
  await expectSignedOut(other.page);
  expect([...faults.found, ...other.faults.found]).toEqual([]);
});
