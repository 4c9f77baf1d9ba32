import { expect, it } from "vitest";
import { countryOf } from "./country.ts";

it.each([
  [["en-GB", "en"], "GB"],
  [["pt-BR"], "BR"],
  [["zh-Hant-TW", "zh"], "TW"],
  [["de", "de-AT"], "AT"],
  [["de", "en-US", "en"], null],
  [["en"], null],
  [["", "no_tag"], null],
  [[], null],
])("the country of %j is %j", (languages, country) => {
  expect(countryOf(languages)).toBe(country);
});
