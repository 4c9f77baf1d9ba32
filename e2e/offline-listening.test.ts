// Listening without a network: what was listened to once, with a server that has ended.
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { visit, withWorker } from "./browser.ts";
import {
  keptForPerson,
  listenUntilBroughtHere,
  outOfReach,
  untilBroughtHere,
  untilInstalled,
} from "./offline-steps.ts";
import { startAgain } from "./product.ts";
import { runOwnProduct } from "./running.ts";
import { stack } from "./stack.ts";
import { beginAsListener, beginAtGoals } from "./beginnings.ts";
import { elapsed, newAccount, signIn } from "./steps.ts";

const running = runOwnProduct();

async function comeBack(environment: Record<string, string> = {}): Promise<void> {
  running.product = await startAgain(running.product, environment);
}

/** Somebody new who has listened to an inspiration once; answers its title. */
async function listenOnce(page: Page, account = newAccount()): Promise<string> {
  const title = await beginAsListener(running.product, page, account);
  await untilInstalled(page);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await listenUntilBroughtHere(page);
  return title;
}

const seekTo = (page: Page, second: number) =>
  page.getByRole("slider", { name: "Seek" }).fill(String(second));

it("what was listened to once was fetched once, and plays and seeks after a reload without a server", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  /** Bytes of audio that came over the network, the worker's requests included. */
  const fetched: number[] = [];
  context.on("response", (answer) => {
    const isAudio = new URL(answer.url()).pathname.endsWith(".mp3");
    if (isAudio && !answer.fromServiceWorker())
      fetched.push(Number(answer.headers()["content-length"]));
  });
  const title = await listenOnce(page);
  const audio = await untilBroughtHere(page);
  const size = await page.evaluate(async (path) => (await (await fetch(path)).blob()).size, audio);
  expect(size).toBeGreaterThan(900_000);
  expect(fetched).toEqual([size]);
  // The player goes on without another request, anywhere.
  for (const second of [30, 5]) {
    await seekTo(page, second);
    await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(second + 1);
  }
  expect(fetched).toEqual([size]);
  faults.expect(outOfReach);
  await running.product.end("SIGTERM");

  await page.reload();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await expect.poll(() => elapsed(page)).toBeGreaterThan(0);
  for (const second of [40, 5, 30]) {
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await seekTo(page, second);
    await expect.poll(() => elapsed(page)).toBe(second);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(second + 1);
  }
  const cover = page.locator("section[aria-label=Player] img").last();
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);

  const part = await page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { range: "bytes=100-199" } });
    return [answer.status, answer.headers.get("content-range"), (await answer.blob()).size];
  }, audio);
  expect(part).toEqual([206, expect.stringMatching(/^bytes 100-199\/\d{5,}$/), 100]);

  // The list is the one that was here, and says so; and it is alive again with the server.
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByText(/^We can't reach Hearten\. Showing what was here at \d\d:\d\d\.$/).waitFor();
  await page.getByRole("button", { name: title, exact: true }).waitFor();
  await comeBack();
  await page
    .getByText(/^We can't reach Hearten\. Showing/)
    .waitFor({ state: "detached", timeout: 45_000 });
  expect(faults.found).toEqual([]);
});

it("the app opens without a server at the list, and says that it can't be reached to whom it does not know", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  const account = newAccount();
  const title = await listenOnce(page, account);
  faults.expect(outOfReach);
  await running.product.end("SIGTERM");
  await page.goto("/");
  await page.getByRole("button", { name: title, exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await page.getByText(/^We can't reach Hearten\. Showing/).waitFor();

  // A sign-in that has ended meanwhile ends the list with the first answer, and its pictures' addresses with it.
  faults.expect(/status of 404/);
  faults.expect(stack.refusedProof);
  await stack.endSignIns(context, account);
  await comeBack();
  await page.reload();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(await keptForPerson(page)).toBe("");
  await running.product.end("SIGTERM");
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1, name: "We can't reach Hearten" }).waitFor();
  await comeBack();
  expect(faults.found).toEqual([]);
});

it("signing out empties the device before anybody sees another screen, in all windows", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  const title = await listenOnce(page);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByRole("button", { name: title, exact: true }).waitFor();
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(await keptForPerson(page)).toBe("");
  await other.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(await keptForPerson(other)).toBe("");
  expect(faults.found).toEqual([]);
});

it("whoever signs in next on the same browser finds nothing of the person before", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  faults.expect(stack.refusedProof);
  const [first, second] = [newAccount(), newAccount()];
  await beginAtGoals(page, second);
  await stack.endSignIns(context, second);
  const title = await listenOnce(page, first);
  expect(await keptForPerson(page)).toContain(title);
  // The first person's sign-in ends without a word to this browser.
  await stack.endSignIns(context, first);
  await signIn(page, second);
  await page.getByRole("heading", { name: "Your Goals, Your Way" }).waitFor();
  expect(await keptForPerson(page)).not.toContain(title);
  expect(await keptForPerson(page)).not.toContain("/kept/");
  expect(faults.found).toEqual([]);
});

it("without a service worker the page plays what is here by itself, and empties the device by itself", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  // What the page has given an address to, since nobody answers for what is here.
  await page.addInitScript(() => {
    const named: string[] = [];
    Object.assign(globalThis, { named });
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      named.push(blob.type);
      return createObjectURL(blob);
    };
  });
  const named = () => page.evaluate(() => (globalThis as unknown as { named: string[] }).named);
  const title = await beginAsListener(running.product, page, newAccount());
  const play = page.getByRole("button", { name: `Play ${title}` });
  const bar = page.getByRole("region", { name: "Now playing" });
  await play.click();
  await untilBroughtHere(page);
  const streamed: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".mp3")) streamed.push(request.url());
  });
  await page.reload();
  faults.expect(outOfReach);
  await expect.poll(named).toContain("audio/mpeg");
  // The scripts of the screens that come next; here nothing else would have them.
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  await page.getByRole("link", { name: "Home" }).click();
  await bar.getByRole("button", { name: "Pause", exact: true }).click();
  await running.product.end("SIGTERM");
  await bar.getByRole("button", { name: "Play", exact: true }).click();
  await bar.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await bar.getByRole("button", { name: `Open player: ${title}` }).click();
  await seekTo(page, 40);
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(41);
  expect(streamed).toEqual([]);

  await comeBack();
  // The page tries again now, and not after the half minute that its back-off may have grown to.
  await page.evaluate(() => globalThis.dispatchEvent(new Event("online")));
  await page.getByRole("button", { name: "Minimise player" }).click();
  // What is asked of the server is answered before the sign-in ends: the picture, which is its own again, and the profile.
  const picture = () =>
    bar
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.complete && image.src.includes("/api/media/"));
  await expect.poll(picture).toBe(true);
  const answers = ["**/api/voices", "**/api/third-parties"].map((url) => page.waitForResponse(url));
  await page.getByRole("link", { name: "Profile" }).click();
  await Promise.all(answers);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(await keptForPerson(page)).toBe("");
  expect(faults.found).toEqual([]);
});

it("the operator's switch lets the page play what is here without the service worker", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  const title = await listenOnce(page);
  const answered: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/kept/")) answered.push(request.url());
  });
  const play = async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: `Play ${title}` }).click();
    await page
      .getByRole("region", { name: "Now playing" })
      .getByRole("button", { name: "Pause" })
      .waitFor();
  };
  await play();
  expect(answered).toContainEqual(expect.stringMatching(/audioUrl$/));
  faults.expect(outOfReach);
  await running.product.end("SIGTERM");
  await comeBack({ SERVICE_WORKER_AUDIO: "off" });
  // With the first answer it counts, and without an answer it still does.
  const told = page.waitForResponse(/\/api\/offline/);
  await page.goto("/dashboard");
  await told;
  answered.length = 0;
  await play();
  await running.product.end("SIGTERM");
  await play();
  expect(answered.filter((address) => address.endsWith("audioUrl"))).toEqual([]);
  await comeBack();
  expect(faults.found).toEqual([]);
});
