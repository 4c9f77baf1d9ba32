import { expect, it } from "vitest";
import { isWebKit } from "./webkit.ts";

it.each([
  ["Safari, and every browser of an iPhone", "Apple Computer, Inc.", true],
  ["Chromium", "Google Inc.", false],
  ["Firefox", "", false],
])("%s is told by its vendor", (_browser, vendor, expected) => {
  expect(isWebKit({ vendor })).toBe(expected);
});
