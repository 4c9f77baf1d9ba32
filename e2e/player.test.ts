// What the player shows on the screen and in the system's media controls.
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { visit, withWorker } from "./browser.ts";
import { readApi } from "./read-api.ts";
import { beginAtDashboard, makeListener } from "./beginnings.ts";
import { elapsed, newAccount, type Account } from "./steps.ts";
import { runProduct } from "./running.ts";

const running = runProduct();
const account: Account = newAccount();
let title: string;

beforeAll(async () => {
  [title] = await makeListener(running.product, account);
});

async function openPlayer(page: Page): Promise<void> {
  await beginAtDashboard(page, account);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
}

const playbackState = (page: Page) => page.evaluate(() => navigator.mediaSession.playbackState);

/** What the page has set in the Media Session, and its handlers for the system's buttons. */
interface SystemControls {
  readonly handlers: Record<string, ((details: object) => void) | undefined>;
  readonly positions: { duration?: number; position?: number; playbackRate?: number }[];
}

/** Records the page's calls of the Media Session. Call it before the page is loaded. */
async function watchSystemControls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const controls: SystemControls = { handlers: {}, positions: [] };
    Object.assign(globalThis, { controls });
    const session = navigator.mediaSession;
    const setActionHandler = session.setActionHandler.bind(session);
    session.setActionHandler = (name, handler) => {
      setActionHandler(name, handler);
      if (handler === null) delete controls.handlers[name];
      else controls.handlers[name] = (details) => handler({ action: name, ...details });
    };
    const setPositionState = session.setPositionState.bind(session);
    session.setPositionState = (position) => {
      setPositionState(position);
      controls.positions.push(position ?? {});
    };
  });
}

const systemActions = (page: Page) =>
  page.evaluate(() => {
    const { controls } = globalThis as unknown as { controls: SystemControls };
    return Object.keys(controls.handlers).sort();
  });
const latestPosition = (page: Page) =>
  page.evaluate(() => {
    const { controls } = globalThis as unknown as { controls: SystemControls };
    return controls.positions.at(-1) ?? {};
  });
const pressOutside = (page: Page, name: string, details: object = {}) =>
  page.evaluate(
    ([action, more]) => {
      const { controls } = globalThis as unknown as { controls: SystemControls };
      controls.handlers[action]?.(more);
    },
    [name, details] as const,
  );

it("the player has the inspiration's title, cover, times, buttons and words", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, withWorker);
  await openPlayer(page);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  const { recordText, madeBy } = (await readApi(page, "/api/inspirations")).inspirations[0];
  const main = page.getByRole("main");
  expect(await main.getByRole("heading").allInnerTexts()).toEqual([
    title,
    "Your Inspiration",
    "You wrote",
  ]);
  await main.getByText("Personal Inspiration", { exact: true }).waitFor();
  // Behind it lie its colours: something everywhere, and no edge.
  await expect
    .poll(() =>
      main.locator("canvas").evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const context = (canvas as HTMLCanvasElement).getContext("2d");
        const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
        const greens = Array.from(data).filter((_, index) => index % 4 === 1);
        const steps = greens.map((green, at) => Math.abs(green - (greens[at + width] ?? green)));
        return {
          isFilled: Array.from(data).every((value, index) => index % 4 !== 3 || value === 255),
          isPlain: Math.max(...greens) - Math.min(...greens) < 10,
          hasEdge: Math.max(...steps) > 20,
        };
      }),
    )
    .toEqual({ isFilled: true, isPlain: false, hasEdge: false });
  const cover = main.locator("img").last();
  await expect
    .poll(() =>
      cover.evaluate((picture) =>
        picture instanceof HTMLImageElement
          ? [new URL(picture.src).pathname.split("/").at(-1), picture.naturalWidth]
          : [],
      ),
    )
    .toEqual(["cover.webp", 640]);
  await page.getByRole("slider", { name: "Seek" }).fill("20");
  await main.getByText("Elapsed 0:20", { exact: true }).waitFor();
  await main.getByText("Remaining -0:40", { exact: true }).waitFor();
  await main.getByRole("button", { name: "Minimise player" }).waitFor();
  expect(
    await main
      .getByRole("group", { name: "Playback" })
      .getByRole("button")
      .evaluateAll((all) => all.map((button) => button.getAttribute("aria-label"))),
  ).toEqual(["Repeat", "Back 15 seconds", "Play", "Forward 15 seconds", "Like"]);
  await main.getByText("-15s", { exact: true }).waitFor();
  await main.getByText("+15s", { exact: true }).waitFor();
  const text = await page.getByRole("region", { name: "Your Inspiration" }).innerText();
  expect(text.replace("Your Inspiration", "").split(/\s+/).join(" ").trim()).toBe(
    [
      ...recordText.split(/\s+/),
      `Made by a machine: written by ${madeBy.writer}, spoken by ${madeBy.voice}.`,
    ].join(" "),
  );
  expect(faults.found).toEqual([]);
});

it("the system's media controls show and control the audio, and disappear with it", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, withWorker);
  await watchSystemControls(page);
  await openPlayer(page);
  await expect
    .poll(() => systemActions(page))
    .toEqual(["pause", "play", "seekbackward", "seekforward", "seekto"]);
  expect(await playbackState(page)).toBe("playing");

  // The artwork has a type and sizes that every system supports, and its own address.
  const { title: shown, artwork } = await page.evaluate(() => {
    const { metadata } = navigator.mediaSession;
    return {
      title: metadata?.title,
      artwork: metadata?.artwork.map(({ src, sizes, type }) => ({ src, sizes, type })) ?? [],
    };
  });
  expect(shown).toBe(title);
  for (const { src, sizes, type } of artwork) {
    expect(sizes).toContain("96x96");
    expect(sizes).toContain("512x512");
    const picture = await page.request.get(src);
    expect(picture.headers()["content-type"]).toBe(type);
    expect((await picture.body()).subarray(0, 3).toString("hex")).toBe("ffd8ff");
  }
  expect(artwork.map(({ type }) => type)).toEqual(["image/jpeg"]);

  await pressOutside(page, "seekto", { seekTime: 20 });
  await expect.poll(() => latestPosition(page)).toMatchObject({ duration: 60, playbackRate: 1 });
  await expect.poll(async () => (await latestPosition(page)).position).toBeGreaterThanOrEqual(20);
  await pressOutside(page, "pause");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  expect(await playbackState(page)).toBe("paused");
  const place = await elapsed(page);
  await pressOutside(page, "seekforward");
  await expect.poll(() => elapsed(page)).toBe(place + 15);
  await pressOutside(page, "seekbackward");
  await expect.poll(() => elapsed(page)).toBe(place);
  await pressOutside(page, "play");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();

  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("link", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Choose your inspiration dose" }).waitFor();
  expect(await systemActions(page)).toEqual([]);
  expect(await latestPosition(page)).toEqual({});
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
  expect(await playbackState(page)).toBe("none");
  expect(faults.found).toEqual([]);
});

it("without repeat the audio stops at its end, and leaves the system's media controls", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, withWorker);
  await openPlayer(page);
  await page.getByRole("button", { name: "Repeat" }).click();
  await page.getByRole("button", { name: "Repeat", pressed: false }).waitFor();
  await page.getByRole("slider", { name: "Seek" }).fill("45");
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(45);
  await page.getByRole("slider", { name: "Seek" }).fill("59");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await expect.poll(() => elapsed(page)).toBe(0);
  await page.getByText("-1:00").waitFor();
  expect(await playbackState(page)).toBe("none");
  // It plays again from the beginning.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  expect(await elapsed(page)).toBeLessThan(45);
  expect(faults.found).toEqual([]);
});

it("a cover that can't be loaded gives way to the logo, a thumbnail to the default picture", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, withWorker);
  faults.expect(/ERR_FAILED/);
  await page.route(/\/(cover|thumbnail)\.webp/, (route) => route.abort());
  await openPlayer(page);
  const pictures = () =>
    page
      .getByRole("main")
      .locator("img")
      .evaluateAll((all) =>
        all.map((picture) =>
          picture instanceof HTMLImageElement && picture.naturalWidth > 0
            ? new URL(picture.src).pathname
            : "broken",
        ),
      );
  await expect.poll(pictures).toEqual(["/logo.svg", "/logo.svg"]);
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("region", { name: "Now playing" }).waitFor();
  await expect.poll(pictures).toEqual([expect.stringContaining("default-cover")]);
  expect(faults.found).toEqual([]);
});
