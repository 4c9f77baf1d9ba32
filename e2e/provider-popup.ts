// The steps of a person in a provider's popup.
import type { Page } from "playwright-core";
import { stack } from "./stack.ts";
import type { ProviderPerson } from "./stack-interface.ts";

/** Prepares the answers that popups need from other servers. Opening a popup does this itself. */
export function preparePopups(page: Page): Promise<void> {
  return stack.popups.prepare(page.context());
}

/** Opens the popup with the button of that name. */
export async function openPopup(page: Page, button: string): Promise<Page> {
  await preparePopups(page);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await stack.popups.untilReady(popup);
  return popup;
}

/** Presses the button while its popup is open. Returns the only popup that is open then. */
export async function openPopupAgain(page: Page, button: string, popup: Page): Promise<Page> {
  await page.getByRole("button", { name: button }).click();
  return stack.popups.replacementOf(popup, page);
}

/** Signs in as somebody. */
export function answerPopup(popup: Page, person: ProviderPerson): Promise<void> {
  return stack.popups.answer(popup, person);
}

export function cancelPopup(popup: Page): Promise<void> {
  return stack.popups.cancel(popup);
}
