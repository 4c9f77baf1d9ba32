// Text of twice the size (200 %).
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "./browser.ts";
import { acceptWithoutGeneration, beginAtGoals, receiveInspiration } from "./beginnings.ts";
import { create, writeGoals } from "./steps.ts";
import { resize } from "./resize.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

/** Finds text that is cut off or covered, elements outside of the screen, and horizontal scrolling. */
async function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      readonly text: string;
      readonly layer: Element;
      readonly parent: Element;
      readonly box: { left: number; right: number; top: number; bottom: number };
    }
    const faults: string[] = [];
    const pieces: Piece[] = [];

    /** The visible part of a box, and the layer with which it scrolls. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only code in here is sent to the page
    function seen(parent: Element, rect: DOMRect): Pick<Piece, "layer" | "box"> | null {
      const box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
      let layer: Element = document.body;
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (layer === document.body && /fixed|sticky/.test(style.position)) layer = at;
        if (style.clipPath !== "none") return null;
        if (at === document.body || style.overflowY === "visible") continue;
        const around = at.getBoundingClientRect();
        box.top = Math.max(box.top, around.top);
        box.bottom = Math.min(box.bottom, around.bottom);
        box.left = Math.max(box.left, around.left);
        box.right = Math.min(box.right, around.right);
      }
      return box.right - box.left > 1 && box.bottom - box.top > 1 ? { layer, box } : null;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (parent === null || text === "" || !parent.checkVisibility({ opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const before = pieces.length;
      for (const rect of range.getClientRects()) {
        const part = seen(parent, rect);
        if (part === null) continue;
        pieces.push({ text, parent, ...part });
        const isWithin = part.box.left >= -1 && part.box.right <= innerWidth + 1;
        if (!isWithin) faults.push(`"${text}" leaves the screen`);
      }
      if (pieces.length === before) continue;
      const style = getComputedStyle(parent);
      const mayBeCut = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
      const isCut =
        parent.scrollWidth > parent.clientWidth + 1 ||
        parent.scrollHeight > parent.clientHeight + 1;
      if (style.overflowX !== "visible" && parent.clientWidth > 0 && isCut && !mayBeCut)
        faults.push(`"${text}" is cut off`);
    }

    for (const [index, one] of pieces.entries()) {
      for (const other of pieces.slice(index + 1)) {
        if (one.parent === other.parent || one.layer !== other.layer) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > 8) faults.push(`"${one.text}" lies over "${other.text}"`);
      }
    }
    for (const control of document.querySelectorAll("a, button, input, textarea")) {
      const { left, right, width } = control.getBoundingClientRect();
      const isSeen = control.checkVisibility({ opacityProperty: true }) && width > 1;
      if (isSeen && (left < -1 || right > innerWidth + 1))
        faults.push(
          `${control.getAttribute("aria-label") ?? control.textContent} leaves the screen`,
        );
    }
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (sideways > 0) faults.push(`scrolls ${sideways} px sideways`);
    return faults;
  });
}

it("nothing is cut off or covered with letters of 200 %, on a phone and on a desktop", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  const expectWhole = async (screen: string) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await resize(page, viewport);
      expect(await findTextFaults(page), `${screen} at ${viewport.width} px`).toEqual([]);
    }
  };

  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  await expectWhole("login");
  await beginAtGoals(page);
  await expectWhole("goals");
  await writeGoals(page);
  await expectWhole("quiz, step 1");
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByText("Ready to start your journey?").waitFor();
  await expectWhole("empty dashboard");
  await page.getByRole("link", { name: "Create" }).click();
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("textbox", { name: "What's on your mind right now?" }).waitFor();
  await expectWhole("quiz, step 2");
  await page.getByRole("button", { name: "Back" }).click();
  await acceptWithoutGeneration(page);
  await create(page, "Short", "The garden.");
  await page.getByText("Generating...", { exact: true }).waitFor();
  await expectWhole("dashboard while generating");
  const title = await receiveInspiration(running.product, page);
  await expectWhole("dashboard");
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await expectWhole("player");
  // What is said is another each time, and may hold a word that is longer than a line.
  await page
    .locator("[data-start]")
    .first()
    .evaluate((line) => (line.textContent = "Straightforwardness."));
  await expectWhole("player with a long word");
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("region", { name: "Now playing" }).waitFor();
  await expectWhole("dashboard with the mini player");
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).waitFor();
  await expectWhole("user profile");
  expect(faults.found).toEqual([]);
});

it("words longer than the screen make nothing wider than it", async () => {
  const viewport = { width: 320, height: 568 };
  const { page, faults } = await visit(running.browser, running.product.address, { viewport });
  const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await beginAtGoals(page);
  for (const name of ["First goal", "Second goal", "Third goal"])
    await page.getByRole("textbox", { name }).fill(long);
  expect(await beyond()).toBe(0);
  await page.getByRole("button", { name: "Lock it in!" }).click();
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("textbox").fill(long);
  expect(await beyond()).toBe(0);
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(long);
  expect(await beyond()).toBe(0);
  await page.getByRole("button", { name: "Lock it in" }).click();
  await page.getByRole("button", { name: "Goals Saved!" }).waitFor();
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Your personal inspirations" }).waitFor();
  await page.getByText(long).waitFor();
  expect(await beyond()).toBe(0);
  expect(faults.found).toEqual([]);
});
