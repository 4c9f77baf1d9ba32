import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { startAgain } from "./product.ts";
import { stack } from "./stack.ts";
import { beginAsListener } from "./beginnings.ts";
import { create, untilReady } from "./steps.ts";
import { runOwnProduct } from "./running.ts";

const running = runOwnProduct();

it("kill -9 during a generation loses nothing and makes nothing twice", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  // While the server is down, the page logs refused connections on the console.
  faults.expect(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/,
  );
  const first = await beginAsListener(running.product, page);
  const filesOfOne = (await running.product.storage.listMedia()).length;

  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "My father is ill and I feel far away.");
  await page.getByText("Generating...", { exact: true }).waitFor();
  await running.product.storage.untilWorkedOn();
  await running.product.end("SIGKILL");
  running.product = await startAgain(running.product);

  // The page reconnects by itself and shows the finished inspiration.
  const second = await untilReady(page, 70 + stack.takeOverSeconds);
  expect(second).not.toBe(first);
  const items = page.getByRole("main").getByRole("listitem");
  expect(await items.count()).toBe(2);
  await items.first().getByText("1 min, 0 sec").waitFor();
  expect(await running.product.storage.listMedia()).toHaveLength(2 * filesOfOne);
  expect(faults.found).toEqual([]);
});
