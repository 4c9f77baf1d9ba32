import type { Page, ViewportSize } from "playwright-core";

/** Gives the page another size, and waits for the frame in which the screen has followed: scripts decide by the width, too. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
