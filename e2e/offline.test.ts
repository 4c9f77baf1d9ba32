import { afterEach, beforeEach, expect, it } from "vitest";
import type { Browser } from "playwright-core";
import { launchBrowser, visit } from "./browser.ts";
import { type Product, removeData, startProduct } from "./product.ts";

let product: Product;
let browser: Browser;

beforeEach(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterEach(async () => {
  await browser.close();
  await product.end("SIGTERM");
  await removeData(product);
});

it("the service worker is registered, and opens the app without a network to a page that says so", async () => {
  const { page, faults } = await visit(browser, product.address);
  await page.goto("/login");
  const script = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).active?.scriptURL,
  );
  expect(script).toBe(`${product.address}/service-worker.js`);

  await page.reload();
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const { port } = new URL(product.address);
  await product.end("SIGTERM");

  faults.expect(/ERR_CONNECTION_REFUSED|net::ERR_FAILED/);
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "You're offline" }).waitFor();
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).toContain("Figtree");
  expect(await page.evaluate(async () => (await caches.keys()).join())).toBe("offline-page");

  product = await startProduct({ kept: product.kept, port: Number(port) });
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(faults.found).toEqual([]);
});
