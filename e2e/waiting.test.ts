// While an inspiration is generated, and when it becomes ready somewhere else in the app.
import { expect, it } from "vitest";
import { beginAsListener } from "./beginnings.ts";
import { visit } from "./browser.ts";
import { runProduct } from "./running.ts";
import { create, elapsed } from "./steps.ts";

const running = runProduct();

it("whoever waits sees what is happening, and is offered to listen wherever it becomes ready", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAsListener(running.product, page);

  // Some steps are over in a moment, so what the cards say is noted as it changes.
  await page.evaluate(() => {
    const noted = new Set<string>();
    Object.assign(globalThis, { noted });
    const note = () => {
      for (const { textContent } of document.querySelectorAll("li[aria-busy] :is(b, b + span)"))
        noted.add(textContent);
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The garden behind the house.");
  await page.getByText("“The garden behind the house.”").waitFor();
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  await page.getByRole("button", { name: "Listen now" }).click({ timeout: 60_000 });
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await expect.poll(() => elapsed(page)).toBeGreaterThanOrEqual(1);
  await page.getByRole("button", { name: "Minimise player" }).click();
  await page.getByRole("region", { name: "Now playing" }).getByText(title).waitFor();

  // The next one is waited for, and how long it takes is known by now.
  await page.getByRole("link", { name: "Create" }).click();
  await create(page, "Short", "The garden once more.");
  const item = page.getByRole("listitem").first();
  await item.getByRole("button", { name: /^Play / }).waitFor({ timeout: 60_000 });
  expect(await item.getAttribute("data-ready")).toBe("true");
  const noted = await page.evaluate(() => [
    ...(globalThis as unknown as { noted: Set<string> }).noted,
  ]);
  const steps = ["Writing", "Speaking", "Mixing"];
  // The first two may be over before a busy machine has drawn them; none comes out of turn.
  expect(noted).toContain("Mixing");
  expect(noted.filter((words) => steps.includes(words))).toEqual(
    steps.filter((step) => noted.includes(step)),
  );
  expect(noted).toContainEqual(expect.stringMatching(/^usually about (\d+ seconds|a minute)$/));
  expect(faults.found).toEqual([]);
});
