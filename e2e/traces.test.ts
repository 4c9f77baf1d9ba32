// The data that the browser still stores after a sign-out.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit, withWorker } from "./browser.ts";
import { listenUntilBroughtHere } from "./offline-steps.ts";
import { readApi } from "./read-api.ts";
import { runProduct } from "./running.ts";
import { beginAtQuiz, receiveInspiration } from "./beginnings.ts";
import { goals, newAccount, sharedDescription } from "./steps.ts";

const running = runProduct();

/** The paths of this origin for which the browser has a cached response. */
function keptPaths(page: Page, addresses: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const answers = await Promise.all(
      all.map((address) =>
        fetch(address, { cache: "only-if-cached", mode: "same-origin" }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return all.filter((_address, place) => answers[place]).map((one) => new URL(one).pathname);
  }, addresses);
}

/** Everything that a page can store, except the HTTP cache, as text. */
function keptByPage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (key) => (await cache.match(key))?.text()),
        );
      }),
    );
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = "" }) => {
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- only code in here is sent to the page
        const read = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.addEventListener("success", () => resolve(request.result));
            request.addEventListener("error", () => reject(request.error));
          });
        const database = await read(indexedDB.open(name));
        const stores = await Promise.all(
          Array.from(database.objectStoreNames, (store) => {
            const rows = database.transaction(store).objectStore(store);
            return Promise.all([read(rows.getAllKeys()), read(rows.getAll())]);
          }),
        );
        database.close();
        return [name, stores];
      }),
    );
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      navigator.mediaSession.metadata?.title,
      document.documentElement.outerHTML,
      databases,
      cached,
    ]);
  });
}

it("after signing out the browser holds nothing of the person, in no cache and no store", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  const asked = new Set<string>();
  context.on("request", (request) => {
    if (request.method() === "GET" && request.url().startsWith(running.product.address))
      asked.add(request.url());
  });
  const account = newAccount();
  await beginAtQuiz(page, account);
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Maya Lindqvist");
  await page.getByRole("button", { name: "Lock it in" }).click();
  await page.getByRole("button", { name: "Goals Saved!" }).waitFor();
  const title = await receiveInspiration(running.product, page);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  // Listening downloads it, so the test can see that it is removed.
  await listenUntilBroughtHere(page);
  const heldBefore = await keptByPage(page);
  for (const trace of [title, sharedDescription]) expect(heldBefore).toContain(trace);
  // Also fetched once from its own address, to check the cache of that origin.
  await page.reload();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("button", { name: "Minimise player" }).click();
  const { inspirations } = await readApi(page, "/api/inspirations");
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();

  faults.expect(/ERR_CACHE_MISS/);
  // Requests for the removed downloads answer 404.
  faults.expect(/status of 404/);
  for (const part of ["/api/session", "/api/profile", ".mp3", "/cover.webp", "/thumbnail.webp"])
    expect([...asked].filter((address) => address.includes(part))).not.toEqual([]);
  const media = [...asked].filter((address) =>
    /\/api\/media\/.*\.(?:mp3|webp|jpg)\b/.test(address),
  );
  expect(media.length).toBeGreaterThanOrEqual(3);
  const kept = await keptPaths(page, [...asked]);
  // The app itself is cached, which shows that the check finds cached files.
  expect(kept).toContainEqual(expect.stringMatching(/^\/assets\/.*\.js$/));
  expect(kept.filter((path) => /^\/(?:api|kept)\//.test(path))).toEqual([]);
  const held = await keptByPage(page);
  expect(held).toContain("Welcome back");
  const cookies = JSON.stringify(await context.cookies());
  const [{ id, userId, thumbnail }] = inspirations;
  const traces = [account.email, "Maya", title, sharedDescription, ...goals, id, userId, thumbnail];
  for (const trace of traces) expect(held + cookies).not.toContain(trace);
  expect(cookies).not.toContain("session");

  // Back does not show the person's screens.
  await page.goBack();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(await page.getByText(title).count()).toBe(0);
  expect(faults.found).toEqual([]);
});
