// What happens when a call fails: the words, and that nothing typed is lost.
import { expect, it } from "vitest";
import { launchBrowser, visit } from "./browser.ts";
import { beginAsListener, beginAtQuiz } from "./beginnings.ts";
import { create, untilReady } from "./steps.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

it("a creation call that fails leaves a failed inspiration, which Try again finishes", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/status of 503/);
  await beginAtQuiz(page);
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

it("a screen or its script that throws says so, and can be loaded again", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  faults.expect(/broken on purpose/);
  await beginAtQuiz(page);
  const breakScreen = (body: string) =>
    page.route(/\/assets\/user-profile-screen.*\.js/, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
  const heading = page.getByRole("heading", { level: 1 });
  const expectFailure = async () => {
    await heading.getByText("Unexpected Application Error!", { exact: true }).waitFor();
    expect(await heading.count()).toBe(1);
    await expect.poll(() => page.title()).toBe("Error - Hearten");
    await page.unrouteAll();
  };
  await breakScreen(
    'export const UserProfileScreen = () => { throw new Error("broken on purpose") };',
  );
  await page.getByRole("link", { name: "Profile" }).click();
  await expectFailure();
  // It loads and then throws, and is no lost server.
  await breakScreen('throw new Error("broken on purpose");');
  const loading = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load it again" }).click();
  await loading;
  await expectFailure();
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
