// Gestures of a finger.
import type { Page } from "playwright-core";

const touchAt = (y: number) => ({ touchPoints: [{ x: 195, y }] });

/** Swipes down by this many pixels. */
export async function swipeDown(page: Page, from: number, distance: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", ...touchAt(from) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const point = touchAt(from + distance * part);
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", ...point });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
