import { describe, expect, it } from "vitest";
import { localHelp } from "./lines.ts";

const countries = Object.entries(localHelp);

describe("The local lines", () => {
  it("are those of 25 countries and more, by the codes that browsers use", () => {
    expect(countries.length).toBeGreaterThanOrEqual(25);
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(countries.filter(([code]) => names.of(code) === undefined)).toEqual([]);
  });

  it.each(countries)("of %s begin with one for despair, and can all be dialled", (_code, help) => {
    expect(help.lines[0]?.about).toBe("despair");
    for (const number of [help.emergency, ...help.lines.map((line) => line.number)])
      expect(number).toMatch(/^\*?\d[\d -]{1,15}\d$/);
    expect(new Set(help.lines.map((line) => line.number)).size).toBe(help.lines.length);
  });
});
