import { describe, expect, it } from "vitest";
import { createFakeCaches, createFakeStorage } from "./device.fakes.ts";
import { createDevice } from "./device.ts";
import { createHomeScreenOffer, isAddedByHand } from "./home-screen.ts";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const phone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit}`;
const macintosh = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`;

describe("The way to the Home Screen", () => {
  it.each([
    ["Safari on an iPhone", `${phone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true],
    ["Safari on an iPad", `${macintosh} Version/18.5 Safari/605.1.15`, 5, true],
    ["Safari on a Macintosh", `${macintosh} Version/18.5 Safari/605.1.15`, 0, false],
    ["Chrome on an iPhone", `${phone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, false],
    [
      "Edge on an iPhone",
      `${phone} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`,
      5,
      false,
    ],
    ["an app's web view, or ours", `${phone} Mobile/15E148`, 5, false],
    [
      "Chrome on Android",
      "Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36",
      5,
      false,
    ],
  ])("%s: known for what it is", (_name, userAgent, maxTouchPoints, expected) => {
    const browser = { userAgent, maxTouchPoints };
    expect(isAddedByHand({ ...browser, isStandalone: false })).toBe(expected);
    expect(isAddedByHand({ ...browser, isStandalone: true })).toBe(false);
  });

  it("is offered until it was answered, and never again on this device", async () => {
    const storage = createFakeStorage();
    const offer = createHomeScreenOffer(() => storage, true);
    expect(offer.isOpen.get()).toBe(false);
    offer.make();
    expect(offer.isOpen.get()).toBe(true);
    const other = createHomeScreenOffer(() => storage, true);
    offer.answer();
    offer.make();
    expect(offer.isOpen.get()).toBe(false);
    other.make();
    expect(other.isOpen.get()).toBe(false);
    // Stays for the next person: the Home Screen is the same.
    createDevice(() => storage, createFakeCaches()).keepFor("noor");
    createDevice(() => storage, createFakeCaches()).keepFor(null);
    const later = createHomeScreenOffer(() => storage, true);
    later.make();
    expect(later.isOpen.get()).toBe(false);
  });

  it("is not offered where there is none", () => {
    const offer = createHomeScreenOffer(createFakeStorage, false);
    offer.make();
    expect(offer.isOpen.get()).toBe(false);
  });

  it("is offered once in a page whose storage refuses", () => {
    const offer = createHomeScreenOffer(() => {
      throw new DOMException("Refused", "SecurityError");
    }, true);
    offer.make();
    expect(offer.isOpen.get()).toBe(true);
    offer.answer();
    offer.make();
    expect(offer.isOpen.get()).toBe(false);
  });
});
