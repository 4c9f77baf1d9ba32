// Creating without a network: the words are kept, and sent once.
import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { outOfReach, untilInstalled } from "./offline-steps.ts";
import { readApi } from "./read-api.ts";
import { runProduct } from "./running.ts";
import { create, newAccount, register, untilReady, writeGoals } from "./steps.ts";

const running = runProduct();

it("what is created without a network waits through a reload, and is made once when the network is back", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address);
  await register(page, newAccount());
  await untilInstalled(page);
  await writeGoals(page);
  // Once there, so that the list is known.
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByText("Ready to start your journey?").waitFor();
  await page.getByRole("link", { name: "Create" }).click();
  faults.expect(outOfReach);
  await context.setOffline(true);
  await create(page, "Short", "The letter that I have to write.");

  const item = page.getByRole("main").getByRole("listitem");
  const waiting = item.filter({ hasText: "Waiting for the network" });
  await waiting.getByText("The letter that I have to write.").waitFor();
  await page.getByText(/^You're offline/).waitFor();
  await page.reload();
  await waiting.getByText("The letter that I have to write.").waitFor();
  // The words are not in the quiz any more: they are sent already, as far as the person goes.
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByText("Waiting for the network").waitFor();

  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
  });
  await context.setOffline(false);
  await waiting.waitFor({ state: "detached", timeout: 40_000 });
  await untilReady(page);
  await other.getByText("Waiting for the network").waitFor({ state: "detached" });
  expect(await item.count()).toBe(1);
  const { inspirations } = await readApi(page, "/api/inspirations");
  expect(inspirations.map(({ goals }: { goals: string }) => goals)).toEqual([
    "The letter that I have to write.",
  ]);
  expect(asked.filter((path) => path === "/api/create-affirmation")).toHaveLength(1);
  expect(faults.found).toEqual([]);
});
