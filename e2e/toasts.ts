// Toasts (short notices).
import type { Locator, Page } from "playwright-core";

/** The visible toast. `data-leaving` says whether its time is over. */
export const toast = (page: Page, words: string): Locator =>
  page.locator("[data-leaving]", { hasText: words });

/** Waits until the text is in the live region for screen readers, and visible as a toast. */
export async function waitForToast(
  page: Page,
  role: "alert" | "status",
  words: string,
): Promise<void> {
  await Promise.all([
    page.getByRole(role).getByText(words, { exact: true }).waitFor(),
    toast(page, words).waitFor(),
  ]);
}
