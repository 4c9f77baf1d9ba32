// The Authentication emulator's own page, which replaces those of all providers.
import { readFile } from "node:fs/promises";
import type { BrowserContext } from "playwright-core";
import { expect } from "vitest";
import type { ProviderPopups } from "./stack-interface.ts";

/** What popups load from other servers: Google's script for frames, and styles, which are not needed. */
const asked = [
  {
    address: /^https:\/\/apis\.google\.com\/js\/api\.js/,
    contentType: "text/javascript",
    isFrames: true,
  },
  { address: /^https:\/\/unpkg\.com\/.*\.js$/, contentType: "text/javascript", isFrames: false },
  { address: /^https:\/\/unpkg\.com\/.*\.css$/, contentType: "text/css", isFrames: false },
  { address: /^https:\/\/fonts\.googleapis\.com\//, contentType: "text/css", isFrames: false },
];

const prepared = new WeakSet<BrowserContext>();

export const emulatedPopups: ProviderPopups = {
  async prepare(context) {
    if (prepared.has(context)) return;
    prepared.add(context);
    const script = await readFile(new URL("google-frames.js", import.meta.url), "utf8");
    for (const { address, contentType, isFrames } of asked)
      await context.route(address, (route) =>
        route.fulfill({ contentType, body: isFrames ? script : "" }),
      );
  },

  untilReady: (popup) => popup.locator(".js-new-account").waitFor(),

  async answer(popup, { email, name = "", isVerified = true }) {
    // The page's script comes behind its buttons: until then it would replace what is set here.
    await popup.waitForFunction(() => "createFakeClaims" in globalThis);
    // The emulator's page sets every address as verified.
    await popup.evaluate((isVouchedFor) => {
      const page = globalThis as unknown as { createFakeClaims: (info: object) => string };
      const { createFakeClaims } = page;
      page.createFakeClaims = (info) => {
        const claims = JSON.parse(decodeURIComponent(createFakeClaims(info))) as object;
        return encodeURIComponent(JSON.stringify({ ...claims, email_verified: isVouchedFor }));
      };
    }, isVerified);
    const known = popup.locator(".js-reuse-account", { hasText: email });
    if ((await known.count()) > 0) {
      await known.first().click();
      return;
    }
    await popup.locator(".js-new-account").click();
    await popup.locator("#email-input").fill(email);
    await popup.locator("#display-name-input").fill(name);
    await popup.locator("#sign-in").click();
  },

  cancel: (popup) => popup.close(),

  async replacementOf(popup, opener) {
    const others = () =>
      opener
        .context()
        .pages()
        .filter((page) => page !== opener);
    await expect.poll(() => others().length === 1 && others()[0] !== popup).toBe(true);
    const [replacement] = others();
    if (replacement === undefined) throw new Error("The popup is gone");
    await emulatedPopups.untilReady(replacement);
    return replacement;
  },
};
