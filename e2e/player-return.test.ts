// What the player keeps on this device, and gives: over a reload, to the clipboard, to the disk and to the quiz.
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { visit } from "./browser.ts";
import { beginAsListener } from "./beginnings.ts";
import { readApi } from "./read-api.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

it("a like and a place outlast a reload, and the person takes along what is theirs", async () => {
  const { page, faults } = await visit(running.browser, running.product.address, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const title = await beginAsListener(running.product, page);
  const [inspiration] = (await readApi(page, "/api/inspirations")).inspirations;
  await button(title).click();
  await button("Pause").waitFor();

  await button("Like").click();
  await page.getByRole("slider", { name: "Seek" }).fill("42");
  await button("Pause").click();
  await page.reload();
  await page.getByRole("button", { name: "Like", exact: true, pressed: true }).waitFor();
  await button("Continue at 0:42").click();
  await expect
    .poll(() => page.getByRole("slider", { name: "Seek" }).getAttribute("aria-valuetext"))
    .toMatch(/^0:4\d of 1:00$/);
  expect(await button("Continue at 0:42").count()).toBe(0);

  const wrote = page.getByRole("region", { name: "You wrote" });
  await wrote.getByText(inspiration.goals).waitFor();
  expect(await wrote.getByRole("listitem").allTextContents()).toEqual(inspiration.userGoals);
  await page
    .getByRole("img", { name: /^From your \w+ goal$/ })
    .first()
    .waitFor();
  await expectAccessible(page, "player, come back to");

  await button("Copy text").click();
  await page.getByText("Title and text copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${title}\n\n${inspiration.recordText}`,
  );

  const saving = page.waitForEvent("download");
  await button("Save audio").click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${title}.mp3`);
  const file = await buffer(await saved.createReadStream());
  const tags = ["TIT2", "USLT", "APIC", "COMM"];
  expect(tags.filter((tag) => file.includes(tag))).toEqual(tags);

  await button("Another like this").click();
  await page.getByRole("radio", { name: /^Short/, checked: true }).waitFor();
  await button("Next").click();
  const words = page.getByRole("textbox", { name: "What's on your mind right now?" });
  expect(await words.inputValue()).toBe(inspiration.goals);
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("listitem").getByText("Liked", { exact: true }).waitFor();
  expect(faults.found).toEqual([]);
});
