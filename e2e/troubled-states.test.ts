// The accessibility of states with an error, with something missing, or while something is loading.
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { visit } from "./browser.ts";
import { beginAtGoals, receiveInspiration } from "./beginnings.ts";
import { create, writeGoals } from "./steps.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

it("every troubled state is accessible at each width, light and dark", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/ERR_FAILED|status of [45]\d\d/);
  await beginAtGoals(page);
  await page.getByRole("button", { name: "Lock it in!" }).click();
  await page.getByText("Please write this goal").first().waitFor();
  await expectAccessible(page, "goals with their complaints");
  await writeGoals(page);

  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  const mind = page.getByRole("textbox", { name: "What's on your mind right now?" });
  await mind.fill("x".repeat(2_100));
  await page.getByText("Please keep it to 2,000 characters").waitFor();
  await expectAccessible(page, "quiz with too many words");
  await page.getByRole("button", { name: "Back" }).click();

  await page.route("**/api/create-affirmation", (route) =>
    route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Away." } } }),
  );
  await create(page, "Short", "The garden.");
  await page.getByText("We couldn't finish this one").waitFor();
  await expectAccessible(page, "failed card");
  const title = await receiveInspiration(running.product, page);

  // Audio that can't be loaded.
  await page.route(/\.mp3/, (route) => route.abort());
  await page.route(/\.webp/, (route) => route.abort());
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByText("We couldn't play this one. Please try again.").waitFor();
  await expectAccessible(page, "player without its audio and cover");
  await page.unroute(/\.mp3/);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await page.getByRole("slider", { name: "Seek" }).fill("30");
  await page.getByRole("region", { name: "Your Inspiration" }).focus();
  await page.locator("[aria-current]").waitFor();
  await expectAccessible(page, "player with a lit line");

  await page.route(/\/api\/inspirations/, (route) => route.abort());
  await page.goto("/dashboard");
  await page.getByText(/^We can't reach Hearten\. Showing/).waitFor();
  await expectAccessible(page, "dashboard with the last known list");
  await page.evaluate(() => localStorage.removeItem("list"));
  await page.reload();
  await page.getByText("We couldn't load your inspirations.").waitFor();
  await expectAccessible(page, "dashboard without its list");
  expect(faults.found).toEqual([]);
});
