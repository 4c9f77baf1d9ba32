import { expect, it } from "vitest";
import { isIos } from "./ios.ts";

const safari = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`;

it.each([
  ["an iPhone", safari("iPhone; CPU iPhone OS 18_5 like Mac OS X"), 5, true],
  ["an iPod", safari("iPod touch; CPU iPhone OS 15_7 like Mac OS X"), 5, true],
  ["an iPad that says so", safari("iPad; CPU OS 12_2 like Mac OS X"), 5, true],
  ["an iPad that calls itself a Macintosh", safari("Macintosh; Intel Mac OS X 10_15_7"), 5, true],
  ["a Macintosh", safari("Macintosh; Intel Mac OS X 10_15_7"), 0, false],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile", 5, false],
  ["Windows with a touch screen", "Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140", 10, false],
])("%s is known for what it is", (_name, userAgent, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
});
