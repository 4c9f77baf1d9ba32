import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser, visit } from "./browser.ts";
import { removeData, startProduct, type Product } from "./product.ts";
import { create, newAccount, register, untilReady, writeGoals } from "./steps.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.end("SIGTERM");
  await removeData(product);
});

/** Every stored object, temporary files included. */
async function mediaFiles(): Promise<string[]> {
  const files = await readdir(join(product.dataDir, "media"), {
    recursive: true,
    withFileTypes: true,
  });
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

it("kill -9 during a generation loses nothing and makes nothing twice", async () => {
  const { page, faults } = await visit(browser, product.address);
  // While the server is away its address refuses connections, and the page says so on the console.
  faults.expect(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/,
  );
  await register(page, newAccount());
  await writeGoals(page);
  await create(page, "Short", "I keep thinking about the interview on Monday.");
  const first = await untilReady(page);
  const filesOfOne = (await mediaFiles()).length;

  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Long", "My father is ill and I feel far away.");
  await page.getByText("Generating...", { exact: true }).waitFor();
  await expect.poll(() => product.log.join("\n"), { timeout: 20_000 }).toMatch(/attempt/);
  const { port } = new URL(product.address);
  await product.end("SIGKILL");
  product = await startProduct({ dataDir: product.dataDir, port: Number(port) });

  // The page comes back by itself and shows the one inspiration finished.
  const second = await untilReady(page, 90);
  expect(second).not.toBe(first);
  const items = page.getByRole("main").getByRole("listitem");
  expect(await items.count()).toBe(2);
  await items.first().getByText("5 min, 0 sec").waitFor();
  expect(await mediaFiles()).toHaveLength(2 * filesOfOne);
  expect(faults.found).toEqual([]);
});
