import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { startAgain } from "./product.ts";
import { isEmbedded, stack } from "./stack.ts";
import { beginAsListener } from "./beginnings.ts";
import { readApi } from "./read-api.ts";
import { create, goals, newAccount } from "./steps.ts";
import { runOwnProduct } from "./running.ts";

const running = runOwnProduct({ LOG_LEVEL: "trace" });

/**
 * Milliseconds after work has begun, within the script, the speech and the master. On the hosted stack the work is
 * taken over after a minute: once is enough.
 */
const moments = isEmbedded ? [0, 400, 1_200] : [400];

it("kill -9 during a generation loses nothing, makes nothing twice, and logs no word", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  // While the server is away its address refuses connections, and the page says so on the console.
  faults.expect(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE/,
  );
  const account = newAccount();
  const first = await beginAsListener(running.product, page, account);
  const filesOfOne = (await running.product.storage.listMedia()).length;

  const descriptions = ["My father is ill and I feel far away.", "A canary in the kitchen."];
  for (const description of descriptions) {
    await page.getByRole("link", { name: "Create" }).click();
    // A creation call that breaks off before its answer is a failed inspiration, which is another matter.
    const answered = page.waitForResponse("**/api/create-affirmation");
    await create(page, "Short", description);
    await (await answered).finished();
    await page.getByText("Generating...", { exact: true }).first().waitFor();
  }
  const logs: string[] = [];
  for (const moment of moments) {
    await running.product.storage.untilWorkedOn();
    await setTimeout(moment);
    await running.product.end("SIGKILL");
    logs.push(...running.product.log);
    running.product = await startAgain(running.product, { LOG_LEVEL: "trace" });
  }

  // The page comes back by itself and shows both finished, the newest first.
  const items = page.getByRole("main").getByRole("listitem");
  const finished = items.getByText("1 min, 0 sec");
  await expect
    .poll(() => finished.count(), { timeout: (70 + stack.takeOverSeconds) * 1_000 })
    .toBe(3);
  expect(await items.count()).toBe(3);
  const { inspirations } = await readApi(page, "/api/inspirations");
  expect(inspirations.slice(0, 2).map((one: { goals: string }) => one.goals)).toEqual(
    descriptions.toReversed(),
  );
  expect(inspirations[2].title).toBe(first);
  for (const { audioUrl } of inspirations) {
    const audio = await fetch(new URL(audioUrl, running.product.address));
    expect(audio.status).toBe(200);
    expect((await audio.arrayBuffer()).byteLength).toBe(
      Number(audio.headers.get("content-length")),
    );
  }
  expect(await running.product.storage.listMedia()).toHaveLength(3 * filesOfOne);

  logs.push(...running.product.log);
  expect(logs.length).toBeGreaterThan(20);
  for (const words of ["canary", "father", account.email, ...goals, "signature="])
    expect(logs.join("\n")).not.toContain(words);
  expect(faults.found).toEqual([]);
});
