// The steps of a person on the screens.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** An account with a new address. */
export function newAccount(): Account {
  return { email: `maya.${randomUUID()}@example.com`, password: "quiet morning" };
}

export const goals = [
  "I speak up in meetings",
  "I run my own design studio",
  "I sleep eight hours and wake rested",
] as const;

/** What the inspiration is about that journeys begin with: a goal has to do with it, so that one is spoken of. */
export const sharedDescription = "Meeting tomorrow. I'm nervous about speaking up.";

export async function register(page: Page, account: Account): Promise<void> {
  await page.goto("/register");
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

export async function writeGoals(page: Page): Promise<void> {
  for (const [index, name] of ["First goal", "Second goal", "Third goal"].entries())
    await page.getByRole("textbox", { name }).fill(goals[index] ?? "");
  await page.getByRole("button", { name: "Lock it in!" }).click();
  await page.getByRole("heading", { name: "Choose your inspiration dose" }).waitFor();
}

/** Goes from the quiz's first step to the dashboard. */
export async function create(
  page: Page,
  length: "Short" | "Medium" | "Long",
  description: string,
): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^${length}`) }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("textbox", { name: "What's on your mind right now?" }).fill(description);
  await page.getByRole("button", { name: "Create inspiration" }).click();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
}

/** Waits until the newest inspiration can be played. Returns its title. */
export async function untilReady(page: Page, seconds = 60): Promise<string> {
  const item = page.getByRole("listitem").first();
  const play = item.getByRole("button", { name: /^Play / });
  try {
    await play.waitFor({ timeout: seconds * 1000 });
  } catch (cause) {
    const text = await item.innerText({ timeout: 2_000 }).catch(String);
    throw new Error(`After ${seconds} s the newest inspiration says: ${text}`, { cause });
  }
  const name = (await play.getAttribute("aria-label")) ?? (await play.innerText());
  return name.replace(/^Play /, "");
}

/** Makes an account with goals and one finished inspiration of a minute. Returns its title. */
export async function becomeListener(
  page: Page,
  account: Account,
  description = "The garden.",
): Promise<string> {
  await register(page, account);
  await writeGoals(page);
  await create(page, "Short", description);
  return untilReady(page);
}

/** The elapsed seconds on the player's slider. */
export async function elapsed(page: Page): Promise<number> {
  const text = await page.getByRole("slider", { name: "Seek" }).getAttribute("aria-valuetext");
  const [, minutes = "0", seconds = "0"] = text?.match(/^(\d+):(\d\d) of /) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
