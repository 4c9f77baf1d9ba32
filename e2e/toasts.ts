// What is told in passing.
import type { Locator, Page } from "playwright-core";

/** What those who see it see of it; `data-leaving` says whether its time is over. */
export const toast = (page: Page, words: string): Locator =>
  page.locator("[data-leaving]", { hasText: words });

/** Waits until it is told, to those who hear it and to those who see it. */
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
