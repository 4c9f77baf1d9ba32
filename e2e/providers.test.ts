// Signing in and linking by Google and Apple, at what stands in for both.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type Faults, iPhone, visit, type Visit } from "./browser.ts";
import { beginAtQuiz } from "./beginnings.ts";
import { registerMember } from "./member.ts";
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
import { type Account, goals, newAccount, writeGoals } from "./steps.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();
const arrive = (options = {}): Promise<Visit> =>
  visit(running.browser, running.product.address, options);

const googleFailed = "Google Sign In failed. Please try again.";
const appleFailed = "Failed to sign in with Apple";
const refusedCall = /status of 4\d\d/;

const path = (page: Page) => new URL(page.url()).pathname;
const told = (page: Page, words: string) => waitForToast(page, "alert", words);

/** The toasts that no test has marked. */
const untold = (page: Page) => page.getByRole("alert").locator("[data-leaving]:not([data-told])");

/** Waits for a toast and marks it, so that the next one can't be taken for it while it is still there. */
async function toldOnce(page: Page, words: string): Promise<void> {
  await untold(page)
    .filter({ hasText: words })
    .evaluate((shown) => shown.setAttribute("data-told", ""));
}

/** Signs in at a provider by the button of that name. */
async function comeBy(page: Page, button: string, person: ProviderPerson): Promise<void> {
  await answerPopup(await openPopup(page, button), person);
}

/** Signs in on the login screen that is open. */
async function comeByPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
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
  // Apple is for its own devices alone.
  expect(await page.getByRole("button", { name: /Apple/ }).count()).toBe(0);
  await signOut(page);

  await comeBy(page, "Continue with Google", { email });
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  expect(path(page)).toBe("/dashboard");
  expect(faults.found).toEqual([]);
});

it("popups that are blocked, cancelled, closed or left let nobody in, and the next one does", async () => {
  const { page, context, faults } = await arrive();
  await page.goto("/login");
  await preparePopups(page);
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await toldOnce(page, googleFailed);
  await cancelPopup(await openPopup(page, "Continue with Google"));
  await toldOnce(page, googleFailed);
  expect(path(page)).toBe("/login");
  const closed = await openPopup(page, "Continue with Google");
  await closed.close();
  await toldOnce(page, googleFailed);

  // A second tap takes the popup's place, and a screen that is left closes it.
  const first = await openPopup(page, "Continue with Google");
  const second = await openPopupAgain(page, "Continue with Google", first);
  expect(context.pages()).toHaveLength(2);
  const gone = second.waitForEvent("close");
  await page.getByRole("link", { name: "Sign up" }).click();
  await gone;
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  expect(await untold(page).count()).toBe(0);

  await comeBy(page, "Sign in with Google", { email: newAccount().email });
  await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("two tabs that wait for a popup each get their own answer", async () => {
  const { page, context, faults } = await arrive();
  const [mine, theirs] = [newAccount().email, newAccount().email];
  await page.goto("/login");
  const popup = await openPopup(page, "Continue with Google");
  // Pressed while it is in front: a browser may hold back what is pressed in a tab behind another.
  const other = await context.newPage();
  await other.goto("/login");
  const otherPopup = await openPopup(other, "Continue with Google");
  if (isEmbedded) await leadStray(await context.newPage(), faults);

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

/** Whoever is led to the page on which popups end reaches nobody who waits. */
async function leadStray(stray: Page, faults: Faults): Promise<void> {
  faults.expect(/Scripts may close only the windows that were opened by them/);
  await stray.goto("/sign-in-popup.html#code=stray&state=stray");
  // It may not close itself, says so, and leaves nothing in its address.
  await stray.getByText("You can close this window.").waitFor();
  expect(stray.url()).toBe(`${running.product.address}/sign-in-popup.html`);
  expect(await stray.title()).toBe("Signing in - Hearten");
  expect(await stray.getByRole("heading", { level: 1 }).count()).toBe(1);
}

it("Google opens the account of an address that it vouches for, and whoever registered it before has nothing any more", async () => {
  const account = newAccount();
  const other = await arrive();
  await beginAtQuiz(other.page, account);
  await other.page.goto("/userprofile");

  const mine = await arrive();
  mine.faults.expect(refusedCall);
  await mine.page.goto("/login");
  await comeBy(mine.page, "Continue with Google", { email: account.email, isVerified: false });
  await told(mine.page, googleFailed);
  expect(path(mine.page)).toBe("/login");
  expect((await readApi(other.page, "/api/session")).person.email).toBe(account.email);

  await comeBy(mine.page, "Continue with Google", { email: account.email });
  await mine.page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
  expect(await mine.page.getByRole("textbox", { name: "First goal" }).inputValue()).toBe("");
  const before = mine.page.getByRole("region", { name: "Was this you before?" });
  await before.waitFor();

  other.faults.expect(refusedCall);
  await other.page.goto("/dashboard");
  await other.page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(path(other.page)).toBe("/login");
  await comeByPassword(other.page, account);
  await other.page
    .getByRole("alert")
    .getByText("Failed to log in. Please check your email and password.")
    .waitFor();

  // It was them, in another browser: with the password there is nothing any more, and by Google all is back.
  await before.getByRole("button", { name: "It was me, bring it back" }).click();
  await mine.page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  await mine.page.getByRole("link", { name: "Profile" }).click();
  expect(await mine.page.getByRole("textbox", { name: "First goal" }).inputValue()).toBe(goals[0]);
  expect(await before.count()).toBe(0);
  expect([...mine.faults.found, ...other.faults.found]).toEqual([]);
});

it("somebody new comes in by Apple with the name that Apple tells, and nobody else can link it then", async () => {
  const { page, faults } = await arrive(iPhone);
  const taken = newAccount();
  await page.goto("/login");
  await cancelPopup(await openPopup(page, "Continue with Apple"));
  await told(page, appleFailed);
  await comeBy(page, "Continue with Apple", { email: taken.email, name: "Maya Lindqvist" });
  await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
  await page.getByRole("link", { name: "Profile" }).click();
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Maya Lindqvist");
  const { profile } = await readApi(page, "/api/profile");
  // Firebase's popup passes on the name as one.
  const parts = isEmbedded ? { firstName: "Maya", lastName: "Lindqvist" } : {};
  expect(profile).toMatchObject({ email: taken.email, displayName: "Maya Lindqvist", ...parts });
  expect(await page.getByRole("button", { name: "Link Apple" }).count()).toBe(0);
  await signOut(page);

  await stack.enter(page, newAccount(), "create");
  await page.goto("/userprofile");
  faults.expect(refusedCall);
  await comeBy(page, "Link Apple", { email: taken.email });
  await told(page, "This Apple account is linked to another Hearten account");
  await page.getByRole("button", { name: "Link Apple" }).waitFor();
  expect(faults.found).toEqual([]);
});

/** Links Apple, of which a toast tells for two seconds. */
async function expectToBeLinked(page: Page, { email }: Account): Promise<void> {
  await Promise.all([
    waitForToast(page, "status", "Apple is linked"),
    comeBy(page, "Link Apple", { email }),
  ]);
  await page.getByRole("button", { name: "Link Apple" }).waitFor({ state: "detached" });
}

it("Apple opens no account that exists, until its person has linked it", async () => {
  const { page, context, faults } = await arrive(iPhone);
  const account = newAccount();
  await registerMember(running.product.address, { account });
  await page.goto("/login");
  faults.expect(refusedCall);
  // Firebase lets in whomever a provider vouches for.
  const stranger = { email: account.email, isVerified: isEmbedded };
  await comeBy(page, "Continue with Apple", stranger);
  await toldOnce(page, "Please sign in with your existing account first to link Apple Sign-in");

  await comeByPassword(page, account);
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Link Apple" }).waitFor();
  // Another window of the same person links it meanwhile.
  const other = await context.newPage();
  await other.goto("/userprofile");
  await expectToBeLinked(other, account);
  // Whoever was on the button goes on at the next one.
  const next = other.getByRole("button", { name: "Download my data (ZIP)" });
  await expect.poll(() => next.evaluate((it) => it === document.activeElement)).toBe(true);
  await other.close();

  // That it is linked already changes nothing and is no failure.
  await expectToBeLinked(page, account);
  expect(await untold(page).count()).toBe(0);
  await signOut(page);

  await comeBy(page, "Continue with Apple", { email: account.email });
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  await page.getByRole("link", { name: "Profile" }).click();
  expect(await page.getByRole("textbox", { name: "Second goal" }).inputValue()).toBe(goals[1]);
  expect(faults.found).toEqual([]);
});
