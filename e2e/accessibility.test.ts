import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { iPhone, visit } from "./browser.ts";
import { resetLink, spentLink } from "./mail.ts";
import { stack } from "./stack.ts";
import { acceptWithoutGeneration, beginAtGoals, receiveInspiration } from "./beginnings.ts";
import { create, newAccount, writeGoals } from "./steps.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

it.each([
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])("every screen is accessible at $width px, light and dark", async (viewport) => {
  const { page, faults } = await visit(running.browser, running.product.address, {
    viewport,
    ...iPhone,
  });
  const account = newAccount();
  faults.expect(stack.refusedLink);

  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  await expectAccessible(page, "login");
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectAccessible(page, "register with its complaints");
  await page.goto(spentLink);
  await page.getByRole("heading", { name: "This link has expired" }).waitFor();
  await expectAccessible(page, "reset, with an expired link");
  await page.goto("/no/such/place");
  await page.getByRole("link", { name: "Back to Hearten" }).waitFor();
  await expectAccessible(page, "unknown address");
  await beginAtGoals(page, account);
  await expectAccessible(page, "goals");
  await writeGoals(page);
  await expectAccessible(page, "quiz, step 1");
  await page.getByRole("radio", { name: /^Short/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("textbox", { name: "What's on your mind right now?" }).waitFor();
  await expectAccessible(page, "quiz, step 2");
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByText("Ready to start your journey?").waitFor();
  await expectAccessible(page, "empty dashboard");
  await page.getByRole("link", { name: "Create" }).click();
  await acceptWithoutGeneration(page);
  await create(page, "Short", "The exam on Friday.");
  await page.getByText("Generating...", { exact: true }).waitFor();
  await expectAccessible(page, "dashboard while generating");
  const title = await receiveInspiration(running.product, page);
  await expectAccessible(page, "dashboard with an inspiration");
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("heading", { name: "Your Inspiration" }).waitFor();
  await expectAccessible(page, "player");
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("region", { name: "Now playing" }).waitFor();
  await expectAccessible(page, "dashboard with the mini player");
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).waitFor();
  await expectAccessible(page, "user profile");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "delete dialog");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.goto(await resetLink(running.product, account.email));
  await page.getByRole("button", { name: "Save new password" }).click();
  await page.getByRole("alert").first().waitFor();
  await expectAccessible(page, "reset with its complaint");
  expect(faults.found).toEqual([]);
});
