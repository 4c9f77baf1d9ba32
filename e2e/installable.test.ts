// The app can be installed: Chromium's own check, and what a person sees of the app then.
import { expect, it } from "vitest";
import { visit, withWorker } from "./browser.ts";
import { runProduct } from "./running.ts";

const running = runProduct();

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
}

it("Chromium can install the app, and every picture has the declared type and size", async () => {
  const { page, context, faults } = await visit(
    running.browser,
    running.product.address,
    withWorker,
  );
  await page.goto("/login");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // The windows of journeys are incognito, where nothing can be installed.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(others).toEqual([]);
  const { errors, data, url } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe("/app.webmanifest");

  const manifest = JSON.parse(data ?? "") as Manifest; // the used parts are checked below
  expect(manifest).toMatchObject({ id: "/", start_url: "/dashboard", display: "standalone" });
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toContain("/quiz");
  const sizes = (purpose: string) =>
    manifest.icons.filter((icon) => (icon.purpose ?? "any") === purpose).map((icon) => icon.sizes);
  expect(sizes("any")).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(sizes("maskable")).toContain("512x512");
  const forms = manifest.screenshots.map((picture) => picture.form_factor);
  expect(new Set(forms)).toEqual(new Set(["narrow", "wide"]));

  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  for (const { src, sizes: said } of pictures.filter((picture) => picture.sizes !== "any")) {
    const seen = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(`${src} ${seen}`).toBe(`${src} ${said}`);
  }
  expect(faults.found).toEqual([]);
});
