// Signing in and linking by Google and Apple, at what stands in for both.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { iPhone, visit, type Visit } from "./browser.ts";
import { removeData, startProduct } from "./product.ts";
import {
  answerPopup,
  cancelPopup,
  openPopup,
  openPopupAgain,
  preparePopups,
} from "./provider-popup.ts";
import { runProduct } from "./running.ts";
import { readApi } from "./read-api.ts";
import { isEmbedded, stack } from "./stack.ts";
import type { ProviderPerson } from "./stack-interface.ts";
import { goals, newAccount, register, signIn, writeGoals } from "./steps.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();
const arrive = (options = {}): Promise<Visit> =>
  visit(running.browser, running.product.address, options);

const googleFailed = "Google Sign In failed. Please try again.";
const appleFailed = "Failed to sign in with Apple";
const refusedCall = /^4\d\d |status of 4\d\d/;

const path = (page: Page) => new URL(page.url()).pathname;
const told = (page: Page, words: string) => waitForToast(page, "alert", words);

/** Signs in at a provider by the button of that name. */
async function comeBy(page: Page, button: string, person: ProviderPerson): Promise<void> {
  await answerPopup(await openPopup(page, button), person);
}

it("somebody new comes in by Google, writes goals, and comes back by Google", async () => {
  const { page, faults } = await arrive();
  const { email } = newAccount();
  await page.goto("/login");
  const popup = await openPopup(page, "Continue with Google");
  const closed = popup.waitForEvent("close");
  await answerPopup(popup, { email, name: "Maya Lindqvist" });
  await closed;
  await writeGoals(page);
  await page.getByRole("link", { name: "Profile" }).click();
  expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe(email);
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Maya Lindqvist");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();

  await comeBy(page, "Continue with Google", { email });
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  expect(path(page)).toBe("/dashboard");
  expect(faults.found).toEqual([]);
});

it("a registration by Google begins on the registration's screen too", async () => {
  const { page, faults } = await arrive();
  await page.goto("/register");
  await comeBy(page, "Sign in with Google", { email: newAccount().email });
  await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("a popup that is cancelled or closed says so, and the next one works", async () => {
  const { page, faults } = await arrive();
  await page.goto("/login");
  const cancelled = await openPopup(page, "Continue with Google");
  await cancelPopup(cancelled);
  await told(page, googleFailed);
  expect(path(page)).toBe("/login");

  await page.reload();
  const closed = await openPopup(page, "Continue with Google");
  await closed.close();
  await told(page, googleFailed);

  await comeBy(page, "Continue with Google", { email: newAccount().email });
  await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("a popup that the browser blocks says so at once", async () => {
  const { page, faults } = await arrive();
  await page.addInitScript("window.open = () => null");
  await preparePopups(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await told(page, googleFailed);
  expect(faults.found).toEqual([]);
});

it("a second tap takes the popup's place, and a screen that is left closes it", async () => {
  const { page, context, faults } = await arrive();
  await page.goto("/login");
  const first = await openPopup(page, "Continue with Google");
  const second = await openPopupAgain(page, "Continue with Google", first);
  expect(context.pages()).toHaveLength(2);
  const gone = second.waitForEvent("close");
  await page.getByRole("link", { name: "Sign up" }).click();
  await gone;
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  expect(await page.getByText(googleFailed).count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("two tabs that wait for a popup each get their own answer", async () => {
  const { page, context, faults } = await arrive();
  const other = await context.newPage();
  const [mine, theirs] = [newAccount().email, newAccount().email];
  await page.goto("/login");
  await other.goto("/login");
  const popup = await openPopup(page, "Continue with Google");
  const otherPopup = await openPopup(other, "Continue with Google");
  if (isEmbedded) {
    // Whoever is led to the page on which popups end reaches nobody who waits.
    faults.expect(/Scripts may close only the windows that were opened by them/);
    const stray = await context.newPage();
    await stray.goto("/sign-in-popup.html#code=stray&state=stray");
    await stray.getByText("You can close this window.").waitFor();
  }

  await answerPopup(otherPopup, { email: theirs });
  await other.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
  expect(popup.isClosed()).toBe(false);
  expect(path(page)).toBe("/login");
  await answerPopup(popup, { email: mine });
  await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
  const { person } = await readApi(page, "/api/session");
  expect(person.email).toBe(mine);
  expect(faults.found).toEqual([]);
});

it("an address that Google doesn't vouch for opens nobody's account", async () => {
  const { page, faults } = await arrive();
  const account = newAccount();
  await register(page, account);
  await page.goto("/userprofile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  faults.expect(refusedCall);
  await comeBy(page, "Continue with Google", { email: account.email, isVerified: false });
  await told(page, googleFailed);
  expect(path(page)).toBe("/login");
  expect(faults.found).toEqual([]);
});

it("whoever registered my address before me has nothing any more once I come by Google", async () => {
  const account = newAccount();
  const other = await arrive();
  await register(other.page, account);
  await writeGoals(other.page);

  const mine = await arrive();
  await mine.page.goto("/login");
  await comeBy(mine.page, "Continue with Google", { email: account.email });
  await mine.page.waitForURL((url) => url.pathname !== "/login");

  other.faults.expect(refusedCall);
  await other.page.goto("/dashboard");
  await other.page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(path(other.page)).toBe("/login");
  await other.page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await other.page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await other.page.getByRole("button", { name: "Sign In" }).click();
  await other.page
    .getByRole("alert")
    .getByText("Failed to log in. Please check your email and password.")
    .waitFor();
  expect([...mine.faults.found, ...other.faults.found]).toEqual([]);
});

it("Apple has a button on its own devices alone", async () => {
  const elsewhere = await arrive();
  await elsewhere.page.goto("/login");
  await elsewhere.page.getByRole("button", { name: "Continue with Google" }).waitFor();
  expect(await elsewhere.page.getByRole("button", { name: /Apple/ }).count()).toBe(0);
  await elsewhere.page.goto("/register");
  await elsewhere.page.getByRole("button", { name: "Sign in with Google" }).waitFor();
  expect(await elsewhere.page.getByRole("button", { name: /Apple/ }).count()).toBe(0);
  const onIPhone = await arrive(iPhone);
  await onIPhone.page.goto("/login");
  await onIPhone.page.getByRole("button", { name: "Continue with Apple" }).waitFor();
  await onIPhone.page.goto("/register");
  await onIPhone.page.getByRole("button", { name: "Sign in with Apple" }).waitFor();
  expect([...elsewhere.faults.found, ...onIPhone.faults.found]).toEqual([]);
});

it("a provider that is not set up has no button where there is no stand-in", async () => {
  const product = await startProduct({ environment: stack.onlyGoogle });
  try {
    const { page, faults } = await visit(running.browser, product.address, iPhone);
    for (const route of ["/login", "/register"]) {
      await page.goto(route);
      await page.getByRole("button", { name: /with Google$/ }).waitFor();
      expect(await page.getByRole("button", { name: /Apple/ }).count()).toBe(0);
    }
    expect(faults.found).toEqual([]);
  } finally {
    await product.end("SIGTERM");
    await removeData(product);
  }
});

it("somebody new comes in by Apple with the name that Apple tells", async () => {
  const { page, faults } = await arrive(iPhone);
  const { email } = newAccount();
  await page.goto("/login");
  await comeBy(page, "Continue with Apple", { email, name: "Maya Lindqvist" });
  await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
  await page.goto("/userprofile");
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Maya Lindqvist");
  const { profile } = await readApi(page, "/api/profile");
  // Firebase's popup passes on the name as one.
  const parts = isEmbedded ? { firstName: "Maya", lastName: "Lindqvist" } : {};
  expect(profile).toMatchObject({ email, displayName: "Maya Lindqvist", ...parts });
  expect(await page.getByRole("button", { name: "Link Apple" }).count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("a cancelled sign-in by Apple says so", async () => {
  const { page, faults } = await arrive(iPhone);
  await page.goto("/login");
  const popup = await openPopup(page, "Continue with Apple");
  await cancelPopup(popup);
  await told(page, appleFailed);
  expect(faults.found).toEqual([]);
});

it("Apple opens no account that exists, until its person has linked it", async () => {
  const { page, faults } = await arrive(iPhone);
  const account = newAccount();
  await register(page, account);
  await writeGoals(page);
  await page.goto("/userprofile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  faults.expect(refusedCall);
  // Firebase lets in whomever a provider vouches for.
  const stranger = { email: account.email, isVerified: isEmbedded };
  await comeBy(page, "Continue with Apple", stranger);
  await told(page, "Please sign in with your existing account first to link Apple Sign-in");

  await signIn(page, account);
  await page.getByRole("link", { name: "Profile" }).click();
  const link = page.getByRole("button", { name: "Link Apple" });
  await comeBy(page, "Link Apple", { email: account.email });
  await link.waitFor({ state: "detached" });
  await waitForToast(page, "status", "Apple is linked");
  // Whoever was on the button goes on at the next one.
  const next = page.getByRole("button", { name: "Take everything with you" });
  await expect.poll(() => next.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();

  await comeBy(page, "Continue with Apple", { email: account.email });
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  await page.getByRole("link", { name: "Profile" }).click();
  expect(await page.getByRole("textbox", { name: "Second goal" }).inputValue()).toBe(goals[1]);
  expect(faults.found).toEqual([]);
});

it("Link Apple is for Apple's own devices alone", async () => {
  const { page, faults } = await arrive();
  await register(page, newAccount());
  await page.goto("/userprofile");
  await page.getByRole("button", { name: "Sign Out" }).waitFor();
  expect(await page.getByRole("button", { name: /Apple/ }).count()).toBe(0);
  expect(faults.found).toEqual([]);
});

it("Apple that is linked here already changes nothing and is no failure", async () => {
  const { page, context, faults } = await arrive(iPhone);
  const account = newAccount();
  await register(page, account);
  await page.goto("/userprofile");
  await page.getByRole("button", { name: "Link Apple" }).waitFor();
  // Another window of the same person links it meanwhile.
  const other = await context.newPage();
  await other.goto("/userprofile");
  await comeBy(other, "Link Apple", { email: account.email });
  await other.getByRole("button", { name: "Link Apple" }).waitFor({ state: "detached" });
  await comeBy(page, "Link Apple", { email: account.email });
  await page.getByRole("button", { name: "Link Apple" }).waitFor({ state: "detached" });
  await waitForToast(page, "status", "Apple is linked");
  expect(await page.getByRole("alert").allInnerTexts()).toEqual([""]);
  expect(faults.found).toEqual([]);
});

it("Apple that belongs to somebody else is not linked", async () => {
  const taken = newAccount();
  const theirs = await arrive(iPhone);
  await theirs.page.goto("/login");
  await comeBy(theirs.page, "Continue with Apple", { email: taken.email });
  await theirs.page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();

  const mine = await arrive(iPhone);
  await register(mine.page, newAccount());
  await mine.page.goto("/userprofile");
  mine.faults.expect(refusedCall);
  await comeBy(mine.page, "Link Apple", { email: taken.email });
  await told(mine.page, "This Apple account is linked to another Hearten account");
  await mine.page.getByRole("button", { name: "Link Apple" }).waitFor();
  expect([...theirs.faults.found, ...mine.faults.found]).toEqual([]);
});

describe.runIf(isEmbedded)("where popups end on a page of the product's own", () => {
  it("a popup's last page that may not close itself says so, and leaves nothing in its address", async () => {
    const { page, faults } = await arrive();
    faults.expect(/Scripts may close only the windows/);
    await page.goto("/login");
    await page.goto("/sign-in-popup.html#code=c&state=s");
    await page.getByText("You can close this window.").waitFor();
    expect(page.url()).toBe(`${running.product.address}/sign-in-popup.html`);
    expect(await page.title()).toBe("Signing in - Hearten");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(faults.found).toEqual([]);
  });
});
