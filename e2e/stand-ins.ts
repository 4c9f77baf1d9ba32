// What a person does in the popup of a provider's stand-in, in the words of its page.
import type { Page } from "playwright-core";

/** Opens the popup by the page's button of that name. */
export async function openStandIn(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: button }).click();
  const popup = await opening;
  await popup.getByRole("heading", { name: /^Stand-in for / }).waitFor();
  return popup;
}

/** Signs in there as somebody, whose address counts as verified unless told. */
export async function answerStandIn(
  popup: Page,
  {
    email,
    name = "",
    isVerified = true,
  }: { readonly email: string; readonly name?: string; readonly isVerified?: boolean },
): Promise<void> {
  await popup.getByRole("textbox", { name: "Email" }).fill(email);
  await popup.getByRole("textbox", { name: "Name" }).fill(name);
  await popup.getByRole("checkbox", { name: "Email is verified" }).setChecked(isVerified);
  await popup.getByRole("button", { name: "Continue" }).click();
}
