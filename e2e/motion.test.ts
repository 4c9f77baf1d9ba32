// Animations that run while somebody waits or listens must save the battery.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit, withMotion } from "./browser.ts";
import { runProduct } from "./running.ts";
import { acceptWithoutGeneration, beginAsListener, makeListener } from "./beginnings.ts";
import { stack } from "./stack.ts";
import { create, elapsed, newAccount } from "./steps.ts";
import { swipeDown } from "./touch.ts";

const running = runProduct();

/** The CSS properties that are animated on the page. */
function inMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ofKeyframe = new Set(["offset", "computedOffset", "easing", "composite"]);
    const properties = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(Object.keys)
      .filter((property) => !ofKeyframe.has(property));
    return [...new Set(properties)].toSorted();
  });
}

/** The properties that a browser animates without layout and repaint (compositor only). */
const movesAlone = ["opacity", "scale", "transform", "translate"];

async function expectInMotion(page: Page, properties: readonly string[]): Promise<void> {
  expect(movesAlone).toEqual(expect.arrayContaining([...properties]));
  // Polls, because after a press colours are animated for a moment too.
  await expect.poll(() => inMotion(page)).toEqual(properties);
}

it("animations while somebody waits or listens need no layout and no repaint", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, withMotion);
  const account = newAccount();
  const [title] = await makeListener(running.product, account);
  await stack.enter(page, account, "sign-in");
  const { promise: read, resolve: letRead } = Promise.withResolvers<void>();
  await page.route(/\/api\/inspirations/, async (route) => {
    await read;
    await route.continue();
  });
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  await expectInMotion(page, ["translate"]);
  letRead();
  await page.getByRole("button", { name: `Play ${title}`, exact: true }).click();
  await expectInMotion(page, ["scale", "translate"]);
  await page.getByRole("button", { name: title, exact: true }).click();
  await expectInMotion(page, ["translate"]);
  await page.getByRole("button", { name: "Pause" }).click();
  await expectInMotion(page, []);

  await page.getByRole("button", { name: "Minimise player" }).click();
  await acceptWithoutGeneration(page);
  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The garden.");
  await page.getByText("Your inspiration is being generated...").waitFor();
  await expectInMotion(page, ["opacity", "transform", "translate"]);
  expect(faults.found).toEqual([]);
});

/** Whether a view transition is running. */
function isGrowing(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.pseudoElement?.startsWith("::view-transition") === true,
      ),
  );
}

it("presses and swipes work during the transition that opens the player", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address, {
    ...withMotion,
    hasTouch: true,
    isMobile: true,
  });
  const title = await beginAsListener(running.product, page);
  // Slows it down, so that it runs until the end of the journey.
  const animations = await context.newCDPSession(page);
  await animations.send("Animation.enable");
  await animations.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
  await page.getByRole("button", { name: title, exact: true }).click();
  await expect.poll(() => isGrowing(page)).toBe(true);
  const slider = await page.getByRole("slider", { name: "Seek" }).boundingBox();
  if (slider === null) throw new Error("The slider is not shown.");
  await page.mouse.click(slider.x + slider.width / 2, slider.y + slider.height / 2);
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(28);
  expect(await isGrowing(page)).toBe(true);
  await swipeDown(page, 40, 60);
  await page.getByRole("region", { name: "Now playing" }).waitFor();
  expect(faults.found).toEqual([]);
});

it("with reduced motion there are no animations and no screen transitions", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, {
    reducedMotion: "reduce",
  });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error("A screen grows out of another.");
    };
  });
  const title = await beginAsListener(running.product, page);
  await acceptWithoutGeneration(page);
  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The garden.");
  await page.getByText("Your inspiration is being generated...").waitFor();
  expect(await inMotion(page)).toEqual([]);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  expect(await inMotion(page)).toEqual([]);
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("region", { name: "Now playing" }).waitFor();
  expect(await inMotion(page)).toEqual([]);
  expect(faults.found).toEqual([]);
});
