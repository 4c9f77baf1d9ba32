import { expect, it } from "vitest";
import { beginAsListener, beginAtQuiz } from "./beginnings.ts";
import { visit, withMotion, withWorker } from "./browser.ts";
import { create, elapsed, newAccount, register, signIn, untilReady, writeGoals } from "./steps.ts";
import { swipeDown } from "./touch.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

it("a stranger signs up, writes three goals and hears the inspiration made for them", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address, {
    ...withWorker,
    ...withMotion,
  });
  const account = newAccount();

  await page.goto("/");
  await page.getByRole("link", { name: "Sign up" }).click();
  await register(page, account);
  await writeGoals(page);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByText("Ready to start your journey?").waitFor();
  await other.getByRole("button", { name: "Create Your First Affirmation" }).waitFor();
  // It becomes ready while the dashboards are open, perhaps soon.
  const item = page.getByRole("listitem").first();
  await Promise.all([
    other.getByText("Generating...", { exact: true }).waitFor(),
    item.getByText("Generating...", { exact: true }).waitFor(),
    item.getByText("Your inspiration is being generated...").waitFor(),
    create(page, "Short", "so tired 😩 big presentation tomorrow and I CAN'T stop going over it."),
  ]);
  const title = await untilReady(other);
  expect(await untilReady(page)).toBe(title);
  await other.close();
  await item.getByText("1 min, 0 sec").waitFor();
  await item.getByText("Just now", { exact: true }).waitFor();

  // The card opens the player, which plays by itself.
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("heading", { name: "Your Inspiration" }).waitFor();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await expect.poll(() => elapsed(page), { timeout: 15_000 }).toBeGreaterThanOrEqual(2);

  // Seek, skip and their clamps.
  const seek = page.getByRole("slider", { name: "Seek" });
  await seek.fill("30");
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(30);
  await page.getByRole("button", { name: "Forward 15 seconds" }).click();
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(45);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  for (let click = 0; click < 4; click += 1)
    await page.getByRole("button", { name: "Back 15 seconds" }).click();
  await expect.poll(() => elapsed(page)).toBe(0);
  expect(await seek.getAttribute("aria-valuetext")).toBe("0:00 of 1:00");

  // Repeat is on, Like is off; both toggle.
  const repeat = page.getByRole("button", { name: "Repeat" });
  expect(await repeat.getAttribute("aria-pressed")).toBe("true");
  const like = page.getByRole("button", { name: "Like", exact: true });
  expect(await like.getAttribute("aria-pressed")).toBe("false");
  await like.click();
  expect(await like.getAttribute("aria-pressed")).toBe("true");

  // Minimise, listen on, and come back.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  const mini = page.getByRole("region", { name: "Now playing" });
  await mini.getByText("Now Playing").waitFor();
  await mini.getByRole("button", { name: "Pause", exact: true }).click();
  await mini.getByRole("button", { name: "Play", exact: true }).waitFor();
  await mini.getByRole("button", { name: `Open player: ${title}` }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("button", { name: "Minimise player" }).click();

  // Create stops and clears the audio.
  await page.getByRole("link", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Choose your inspiration dose" }).waitFor();
  expect(await mini.count()).toBe(0);

  // Sign out, and in again: it is still there.
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  await signIn(page, account);
  expect(await untilReady(page)).toBe(title);
  expect(await page.getByRole("list").getByRole("listitem").count()).toBeGreaterThanOrEqual(1);
  expect(faults.found).toEqual([]);
});

it("nobody sees another person's inspirations", async () => {
  const first = await visit(running.browser, running.product.address);
  await beginAsListener(running.product, first.page);

  const second = await visit(running.browser, running.product.address);
  await beginAtQuiz(second.page);
  await second.page.getByRole("link", { name: "Home" }).click();
  await second.page.getByText("Ready to start your journey?").waitFor();
  expect(second.faults.found).toEqual([]);
});

it("a swipe down from the top of the screen minimises the player, wherever one reads", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, {
    hasTouch: true,
    isMobile: true,
  });
  const title = await beginAsListener(running.product, page);
  const openPlayer = async () => {
    await page.getByRole("button", { name: title, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  };
  const sheet = () => page.getByRole("button", { name: "Minimise player" }).boundingBox();

  // Not far enough: it springs back.
  await openPlayer();
  const rest = (await sheet())?.y;
  await swipeDown(page, 70, 45);
  await expect.poll(async () => (await sheet())?.y).toBe(rest);
  // Not from the top.
  await swipeDown(page, 100, 200);
  await page.getByRole("button", { name: "Like", exact: true, pressed: false }).click();
  await page.getByRole("button", { name: "Like", exact: true, pressed: true }).waitFor();
  await swipeDown(page, 70, 55);
  await page.getByRole("region", { name: "Now playing" }).waitFor();

  // Also when the text is scrolled.
  await openPlayer();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await swipeDown(page, 70, 55);
  await page.getByRole("region", { name: "Now playing" }).waitFor();
  expect(faults.found).toEqual([]);
});
