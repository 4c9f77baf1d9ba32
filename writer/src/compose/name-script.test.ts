import { describe, expect, it } from "vitest";
import type { NamedMovement } from "../stock/stock.ts";
import { nameScript } from "./name-script.ts";
import { createSeededRandom } from "./seeded-random.ts";

const titles: readonly NamedMovement[] = [
  {
    source: { file: "titles.md", at: 1 },
    name: "open",
    lights: ["open"],
    asks: [],
    lines: ["A quiet moment", "A pause in the day"].map((text) => ({ text, level: 0, at: 1 })),
  },
];
const nameAfter = (...earlier: readonly string[]) =>
  nameScript(
    { title: "On a bench" },
    titles,
    "open",
    earlier.map((title) => ({ title, text: "" })),
    createSeededRandom("seed"),
  );

describe("A title", () => {
  it("is the arc's own", () => {
    expect(nameAfter("Another")).toBe("On a bench");
  });

  it("is a plain one when the person has one of that name", () => {
    expect(nameAfter("on a bench", "A quiet moment")).toBe("A pause in the day");
  });

  it("is the one given longest ago when all were given", () => {
    expect(nameAfter("A quiet moment", "A pause in the day", "On a bench")).toBe("On a bench");
  });
});
