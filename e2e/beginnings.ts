// Where journeys begin: accounts made by HTTP and inspirations copied from a finished one. What a journey
// is to prove, it does on the screens.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { recallMember, registerMember } from "./member.ts";
import type { ReachableProduct } from "./product.ts";
import { readApi } from "./read-api.ts";
import type { StoredInspiration } from "./stack-interface.ts";
import { stack } from "./stack.ts";
import { type Account, goals, newAccount } from "./steps.ts";

const second = 1_000;
const hour = 3_600_000;

/** A new account without goals, on the goals screen. */
export async function beginAtGoals(page: Page, account = newAccount()): Promise<void> {
  await stack.enter(page, account, "create");
  await page.goto("/profile");
  await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
}

/** A new account with goals, on the first step of the quiz. */
export async function beginAtQuiz(page: Page, account = newAccount()): Promise<void> {
  await stack.enter(page, account, "create");
  const answer = await page.request.patch("/api/profile", {
    headers: { ...(await stack.proofOf(page)) },
    data: { goals, hasCompletedOnboarding: true },
  });
  if (!answer.ok()) throw new Error(`The goals were answered with ${answer.status()}`);
  await page.goto("/quiz");
  await page.getByRole("heading", { name: "Choose your inspiration dose" }).waitFor();
}

/** An account that there is, with goals, on the dashboard. */
export async function beginAtDashboard(page: Page, account: Account): Promise<void> {
  await stack.enter(page, account, "sign-in");
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
}

/** A new account with goals and one finished inspiration, on the dashboard. Answers its title. */
export async function beginAsListener(
  product: ReachableProduct,
  page: Page,
  account = newAccount(),
): Promise<string> {
  const [title] = await makeListener(product, account);
  await beginAtDashboard(page, account);
  await page.getByRole("button", { name: `Play ${title}`, exact: true }).waitFor();
  return title;
}

/** A new account with goals and finished inspirations of a minute each, the newest last. Answers their titles. */
export async function makeListener<const T extends readonly string[] = ["The quiet garden"]>(
  product: ReachableProduct,
  account: Account,
  titles: T = ["The quiet garden"] as unknown as T,
): Promise<T> {
  const { uid } = await registerMember(product.address, { account });
  for (const [place, title] of titles.entries())
    await addInspiration(product, uid, title, hour - place * second);
  return titles;
}

/** Gives the person a finished inspiration of that age, an hour unless told. What is open already does not hear of it. */
export async function addInspiration(
  product: ReachableProduct,
  userId: string,
  title: string,
  milliseconds = hour,
): Promise<void> {
  generated ??= readGenerated();
  const createdAt = new Date(Date.now() - milliseconds);
  await product.storage.addInspiration(await generated, {
    id: randomUUID(),
    userId,
    title,
    createdAt,
  });
}

/** The same for who is signed in on the page, whose dashboard is opened anew and has it. */
export async function receiveInspiration(
  product: ReachableProduct,
  page: Page,
  title = "The quiet garden",
): Promise<string> {
  const { person } = await readApi(page, "/api/session");
  await addInspiration(product, person.uid, title);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: `Play ${title}`, exact: true }).waitFor();
  return title;
}

/** Accepts what the page asks for and has nothing made: it goes on waiting. */
export async function acceptWithoutGeneration(page: Page): Promise<void> {
  await page.route("**/api/create-affirmation", (route) => route.fulfill({ json: {} }));
}

/** Read once for all journeys of a worker. */
let generated: Promise<StoredInspiration> | null = null;

async function readGenerated(): Promise<StoredInspiration> {
  const { address, environment, inspiration } = inject("sharedProduct");
  const member = await recallMember(address, inspiration.token);
  await member.untilFinished(inspiration.id);
  return stack.openStorage(environment).readInspiration(inspiration.id);
}
