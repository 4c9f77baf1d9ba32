import { afterEach, expect, test, vi } from "vitest";
import { createBrowserNetwork } from "./network.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser, whose events come late when its page is busy. */
function stubBrowser(onLine: boolean) {
  const browser = new EventTarget();
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  return (event: "online" | "offline") => browser.dispatchEvent(new Event(event));
}

test.each([true, false])("whether there is a network is known at once: %s", (onLine) => {
  stubBrowser(onLine);
  expect(createBrowserNetwork().isOnline.get()).toBe(onLine);
});

test("a network that is back before the page hears that it was gone has been gone all the same", () => {
  const tell = stubBrowser(true);
  const { isOnline } = createBrowserNetwork();
  const seen: boolean[] = [];
  isOnline.subscribe(() => seen.push(isOnline.get()));
  tell("offline");
  tell("online");
  expect(seen).toEqual([false, true]);
});
