// What happens when a call fails: the words, and that nothing typed is lost.
import { expect, it } from "vitest";
import { launchBrowser, visit, type Visit } from "./browser.ts";
import { acceptWithoutGeneration, beginAsListener, beginAtQuiz } from "./beginnings.ts";
import { create, untilReady } from "./steps.ts";
import { runProduct } from "./running.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();

/** A page whose provoked failures the console may tell. */
async function visitBrokenNetwork(): Promise<Visit> {
  const visited = await visit(running.browser, running.product.address);
  visited.faults.expect(/net::ERR_FAILED|status of 503|^503 /);
  await beginAtQuiz(visited.page);
  return visited;
}

it("a creation call that fails leaves a failed inspiration, which Try again finishes", async () => {
  const { page, faults } = await visitBrokenNetwork();
  await page.route("**/api/create-affirmation", (route) =>
    route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Away." } } }),
  );
  await create(page, "Short", "The letter that I have to write.");
  const item = page.getByRole("main").getByRole("listitem").first();
  await item.getByText("We couldn't finish this one").waitFor();
  await item.getByText(/^Failed to create affirmation/).waitFor();
  expect(await item.getByRole("button", { name: /^Play / }).count()).toBe(0);

  await page.unroute("**/api/create-affirmation");
  await item.getByRole("button", { name: "Try again" }).press("Enter");
  await untilReady(page);
  // The button went with the failure; whoever was on it is still with the same card.
  expect(await item.evaluate((card) => card === document.activeElement)).toBe(true);
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(1);
  expect(faults.found).toEqual([]);
});

it("an inspiration that can't be added says so and keeps the words", async () => {
  const { page, faults } = await visitBrokenNetwork();
  await page.route("**/api/inspirations", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  const mind = page.getByRole("textbox", { name: "What's on your mind right now?" });
  await mind.fill("The letter that I have to write.");
  const submit = page.getByRole("button", { name: "Create inspiration" });
  await submit.click();
  await waitForToast(
    page,
    "alert",
    "Failed to create affirmation. Check your connection and try again.",
  );
  expect(await mind.inputValue()).toBe("The letter that I have to write.");

  await page.unroute("**/api/inspirations");
  await acceptWithoutGeneration(page);
  const call = page.waitForRequest("**/api/create-affirmation");
  await submit.click();
  expect((await call).postDataJSON().description).toBe("The letter that I have to write.");
  await page.getByText("Generating...", { exact: true }).waitFor();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(1);
  expect(faults.found).toEqual([]);
});

it("goals that can't be saved say so and stay", async () => {
  const { page, faults } = await visitBrokenNetwork();
  await page.getByRole("link", { name: "Profile" }).click();
  const first = page.getByRole("textbox", { name: "First goal" });
  await first.fill("I sing in a choir");
  await page.route("**/api/profile", (route) => route.abort());
  await page.getByRole("button", { name: "Lock it in" }).click();
  await page.getByRole("button", { name: "Error Saving" }).waitFor();
  await page.getByRole("button", { name: "Lock it in" }).waitFor();
  expect(await first.inputValue()).toBe("I sing in a choir");
  expect(faults.found).toEqual([]);
});

it("a screen that breaks says so and can be loaded again", async () => {
  const { page, faults } = await visitBrokenNetwork();
  faults.expect(/broken on purpose/);
  await page.route(/\/assets\/user-profile-screen.*\.js/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export const UserProfileScreen = () => { throw new Error("broken on purpose") };',
    }),
  );
  await page.getByRole("link", { name: "Profile" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await heading.getByText("Unexpected Application Error!", { exact: true }).waitFor();
  expect(await heading.count()).toBe(1);
  await expect.poll(() => page.title()).toBe("Error - Hearten");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Load it again" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("a script that loads and then throws is a screen that breaks, and not a lost server", async () => {
  const { page, faults } = await visitBrokenNetwork();
  await page.route(/\/assets\/user-profile-screen.*\.js/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'throw new Error("broken on purpose");',
    }),
  );
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Load it again" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("sound that the browser holds back waits for a tap", async () => {
  const strict = await launchBrowser("strict");
  try {
    const { page, faults } = await visit(strict, running.product.address);
    const title = await beginAsListener(running.product, page);
    await page.getByRole("button", { name: title, exact: true }).click();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    // Coming back without a tap: the player may not begin by itself. A look at the page by the driver
    // counts as a tap, so what is waited for first is the player's asking for the audio.
    const audio = page.waitForRequest(/\.mp3/);
    await page.reload({ waitUntil: "commit" });
    await audio;
    await page.getByText("Tap play to listen").first().waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    expect(faults.found).toEqual([]);
  } finally {
    await strict.close();
  }
});
