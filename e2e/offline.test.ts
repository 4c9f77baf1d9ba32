import { expect, it } from "vitest";
import { visit, withWorker } from "./browser.ts";
import { untilInstalled } from "./offline-steps.ts";
import { startAgain } from "./product.ts";
import { runOwnProduct } from "./running.ts";

const running = runOwnProduct();

it("the service worker is registered, and opens the app without a network", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  await page.goto("/login");
  const script = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).active?.scriptURL,
  );
  expect(script).toBe(`${running.product.address}/service-worker.js`);

  await page.reload();
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // A page that was loaded past the worker has it, too.
  const session = await context.newCDPSession(page);
  await session.send("Page.reload", { ignoreCache: true });
  await page.waitForEvent("load");
  await untilInstalled(page);
  faults.expect(/ERR_CONNECTION_REFUSED|net::ERR_FAILED/);
  await running.product.end("SIGTERM");

  // Nobody was signed in here, and nobody can be.
  for (const path of ["/", "/dashboard", "/player", "/reset-password", "/no-such-screen"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: "We can't reach Hearten" }).waitFor();
  }
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).toContain("Figtree");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.names).toEqual([expect.stringMatching(/^app-/)]);
  expect(kept.paths).toContain("/index.html");
  expect(kept.paths.filter((path) => /^\/(?!assets\/|index\.html$|logo\.svg$)/.test(path))).toEqual(
    [],
  );

  // What is the server's own is asked of the server.
  for (const path of ["/api/health", "/.well-known/assetlinks.json"]) {
    // Each in a window of its own: the browser's error page still comes after the failure is told.
    const window = await context.newPage();
    await expect(window.goto(path)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    await window.close();
  }
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1, name: "We can't reach Hearten" }).waitFor();

  running.product = await startAgain(running.product);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(faults.found).toEqual([]);
});
