// The archive of a person's data: from the button to the downloaded file.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visit, withWorker } from "./browser.ts";
import { runProduct } from "./running.ts";
import { beginAsListener, beginAtQuiz } from "./beginnings.ts";
import { goals, newAccount, sharedDescription } from "./steps.ts";
import { waitForToast } from "./toasts.ts";

const running = runProduct();

async function readAll(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await stream.toArray());
}

/** Presses the button. Returns the name and the content of the downloaded file. */
async function takeEverything(page: Page) {
  await page.goto("/userprofile");
  // The toast is gone after two seconds, and the download may begin later than that.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    waitForToast(page, "status", "Your download has started"),
    page.getByRole("button", { name: "Download my data (ZIP)" }).click(),
  ]);
  const files = unzipSync(await readAll(await download.createReadStream()));
  const text = (name: string) => Buffer.from(files[name] ?? []).toString();
  return { name: download.suggestedFilename(), files, text };
}

it("a downloaded archive plays an inspiration without the product", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  const account = newAccount();
  const title = await beginAsListener(running.product, page, account);
  const { name, files, text } = await takeEverything(page);
  expect(name).toMatch(/^hearten-\d{4}-\d\d-\d\d\.zip$/);
  expect(JSON.parse(text("profile.json"))).toMatchObject({ email: account.email, goals });
  const inspiration = Object.keys(files).find((path) => path.endsWith("/inspiration.txt")) ?? "";
  expect(inspiration).toMatch(/^inspirations\/\d{4}-\d\d-\d\d [^/]+\/inspiration\.txt$/);
  expect(text(inspiration)).toContain(title);
  expect(text(inspiration)).toContain(sharedDescription);
  expect(text("README.txt")).toContain("There is one.");

  const folder = await mkdtemp(join(tmpdir(), "taken-"));
  try {
    for (const [path, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    const own = await context.newPage();
    await own.goto(pathToFileURL(join(folder, "index.html")).href);
    await own.getByRole("heading", { level: 2, name: title }).waitFor();
    const heard = await own.locator("audio").evaluate(async (audio) => {
      if (!(audio instanceof HTMLAudioElement)) return null;
      const known = new Promise((resolve) => audio.addEventListener("loadedmetadata", resolve));
      audio.preload = "metadata";
      await known;
      return audio.duration;
    });
    const { durationInSeconds } = JSON.parse(text(inspiration.replace(/txt$/, "json")));
    expect(durationInSeconds).toBe(60);
    expect(heard).toBeCloseTo(60, 1);
    const width = own
      .locator("img")
      .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    expect(await width).toBe(640);
    await own.getByText("What was on your mind").click();
    await own.getByText(sharedDescription, { exact: true }).waitFor();
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(faults.found).toEqual([]);
});

it("a failed request for the archive is shown, and can be repeated", async () => {
  const { page, faults } = await visit(running.browser, running.product.address);
  await beginAtQuiz(page);
  await page.goto("/userprofile");
  faults.expect(/status of 503/);
  const { promise: enough, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/account/export", async (route) => {
    await enough;
    await route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "No." } } });
  });
  await page.getByRole("button", { name: "Download my data (ZIP)" }).click();
  const packing = page.getByRole("button", { name: "Packing..." });
  await packing.waitFor();
  expect(await packing.getAttribute("aria-busy")).toBe("true");
  letGo();
  await waitForToast(page, "alert", "We couldn't pack your things. Please try again.");
  await page.unroute("**/api/account/export");
  const { text } = await takeEverything(page);
  expect(text("README.txt")).toContain("There are none yet.");
  expect(faults.found).toEqual([]);
});
