import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { resize } from "./resize.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's best practices. */
const everything = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
] as const;
/** The rules that a scheme of colours can break. */
const colours = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;
/** The rules that a screen can break by being narrower than another one with the same elements. */
const layout = {
  type: "rule",
  values: [...colours.values, "target-size", "scrollable-region-focusable"],
} as const;

type Rules = typeof everything | typeof colours | typeof layout;

/** The faults that axe finds on the page by these rules. */
async function findViolations(page: Page, rules: Rules): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    // The script above defines it.
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: Document,
          options: object,
        ): Promise<{
          violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run(document, {
      runOnly,
      // Only faults are reported, and none of these rules reads style sheets.
      resultTypes: ["violations"],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary}`),
    );
  }, rules);
}

/** The smallest width and height of a target, in CSS pixels (WCAG 2.2, 2.5.8). */
const minTarget = 24;

/** The targets that are too small, links in a sentence included. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, summary, textarea",
    );
    return Array.from(controls)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        // Pressing the label of a radio presses the radio.
        const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
        const name = control.ariaLabel ?? control.textContent;
        return Math.min(width, height) < least
          ? [`${control.tagName} "${name}" is ${width.toFixed(1)} by ${height.toFixed(1)} px`]
          : [];
      });
  }, minTarget);
}

const inBothSchemes = [
  ["light", everything],
  ["dark", colours],
] as const;

/** The screens of a small phone, a desktop and a phone. The last is the one that a journey goes on with. */
const viewports = [
  { width: 320, height: 568, checks: [["light", layout]] },
  { width: 1440, height: 900, checks: inBothSchemes },
  { width: 390, height: 844, checks: inBothSchemes },
] as const;

/**
 * Checks the page at each width: no violation by axe, light and dark, no small target, and nothing wider than the
 * screen. On the narrowest only the rules that width can break are run, in light. The page has the width of a phone
 * afterwards.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await heading.first().waitFor();
  expect(await heading.count(), `${screen}: one first-level heading`).toBe(1);
  // The content security policy allows no other script, but `evaluate` is not bound by it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  for (const { checks, ...viewport } of viewports) {
    await resize(page, viewport);
    const at = `${screen} at ${viewport.width} px`;
    for (const [colorScheme, rules] of checks) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findViolations(page, rules), `${at}, ${colorScheme}`).toEqual([]);
    }
    expect(await findSmallTargets(page), `${at}: targets`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${at}: sideways scrolling`).toBeLessThanOrEqual(0);
  }
}
