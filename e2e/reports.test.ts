// Somebody tells that something is wrong with an inspiration, and the operator reads it.
import { execFile } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { beginAsListener } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { root } from "./product.ts";
import { readApi } from "./read-api.ts";
import { runProduct } from "./running.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();

interface Listed {
  readonly inspirationId: string;
  readonly reason: string;
  readonly note: string;
  readonly text: string | null;
}

/** What the operator's command lists of the inspiration, while the product runs. */
async function listReports(id: string): Promise<Listed[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, "server/src/reports-main.ts"), "--json"],
    { env: { ...process.env, ...running.product.storage.environment } },
  );
  return (JSON.parse(stdout) as Listed[]).filter(({ inspirationId }) => inspirationId === id);
}

it("what is wrong with an inspiration reaches the operator, its text by consent alone", async () => {
  const { page, context, faults } = await visit(running.browser, running.product.address);
  const title = await beginAsListener(running.product, page);
  const { id, recordText } = (await readApi(page, "/api/inspirations")).inspirations[0];
  await page.getByRole("button", { name: title, exact: true }).click();
  const opener = page.getByRole("button", { name: "Something wrong with this?" });
  const dialog = page.getByRole("dialog", { name: "What is wrong with it?" });
  const send = dialog.getByRole("button", { name: "Send", exact: true });
  await opener.click();
  await send.click();
  await dialog.getByText("Please choose what is wrong").waitFor();
  await expectAccessible(page, "report, with its complaint");

  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await dialog.getByRole("radio", { name: "It is hurtful" }).check();
  const words = dialog.getByRole("textbox", { name: "In your own words (optional)" });
  // The player's keys are letters here.
  await words.pressSequentially("Mr K hurt me.");
  await send.click();
  await dialog.getByText(/^Sending needs a connection\./).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await context.setOffline(false);
  await opener.click();
  expect(await words.inputValue()).toBe("Mr K hurt me.");
  await dialog.getByRole("checkbox", { name: /^They may read the text/ }).check();
  await send.click();
  await waitForToast(
    page,
    "status",
    "Thank you. Kept for 90 days: your reason, your words and the text.",
  );
  const whole = { reason: "hurtful", note: "Mr K hurt me.", text: recordText };
  expect(await listReports(id)).toEqual([expect.objectContaining(whole)]);

  await opener.click();
  await dialog.getByRole("radio", { name: "The voice or the sound" }).check();
  await send.click();
  await page.getByText("Thank you. Kept for 90 days: your reason.").first().waitFor();
  const bare = { reason: "sound", note: "", text: null };
  expect(await listReports(id)).toEqual([expect.objectContaining(bare)]);
  expect(faults.found).toEqual([]);
});
