import { describe, expect, it } from "vitest";
import type { Reading } from "@hearten/reading/reading.ts";
import { loadStock } from "../stock/load-stock.ts";
import { packMeaning } from "../stock/meanings.ts";
import { makeStockFolder, soundArc } from "../stock/stock.fixture.ts";
import { rankArcs } from "./choose-arc.ts";
import { makeReading } from "./reading.fixture.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { recallSpokenBefore } from "./spoken-before.ts";

/** A direction of its own for each number. */
const meaning = (...directions: readonly number[]) =>
  Array.from({ length: 512 }, (_, index) => (directions.includes(index) ? 100 : 0));

const arc = (theme: string, name: string, settings: Readonly<Record<string, string>> = {}) => {
  let text = soundArc
    .replace("theme: general", `theme: ${theme}`)
    .replace("just a normal day", `${name} one`)
    .replace("nothing to add", `${name} two`)
    .replace("An ordinary day", `About ${name}`)
    .replaceAll(/^([^-].*)\.$/gm, `$1 ${name}.`);
  for (const [key, value] of Object.entries(settings)) {
    text = text.replace(new RegExp(`^${key}: .*$`, "m"), `${key}: ${value}`);
  }
  return { [`themes/${theme}/${name}.md`]: text };
};

const files = {
  ...arc("grief", "pet"),
  ...arc("grief", "parent"),
  ...arc("grief", "funeral", { time: "ahead" }),
  ...arc("money", "debt", { not: "[grief]" }),
  ...arc("money", "rent", { asks: "[walking]" }),
  ...arc("joy", "party", { light: "bright" }),
  ...arc("joy", "anyone", { light: "bright\nplain: yes" }),
  ...arc("general", "glad", { light: "bright\nplain: yes" }),
  ...arc("general", "news", { light: "bright" }),
  "meanings.json": JSON.stringify({
    "pet one": packMeaning(meaning(1, 2)),
    "parent one": packMeaning(meaning(3, 4)),
    "funeral one": packMeaning(meaning(3, 4, 5)),
    "news one": packMeaning(meaning(6, 7)),
  }),
};

function titlesFor(reading: Partial<Reading>, earlier: readonly string[] = []): readonly string[] {
  const spoken = earlier.map((text) => ({ title: "Earlier", text }));
  return rankArcs({
    reading: makeReading(reading),
    stock: loadStock(makeStockFolder(files)),
    before: recallSpokenBefore(spoken),
    earlier: spoken,
    random: createSeededRandom("seed"),
  }).map(({ arc: { title } }) => title);
}
const grief = { themes: [{ theme: "grief", probability: 0.9 }] } as const;
const money = { themes: [{ theme: "money", probability: 0.9 }] } as const;

describe("The arc", () => {
  it("is the one whose situation is nearest", () => {
    expect(titlesFor({ ...grief, meaning: meaning(1, 2, 9) })[0]).toBe("About pet");
    expect(titlesFor({ ...grief, meaning: meaning(3, 4, 9), time: "behind" })[0]).toBe(
      "About parent",
    );
  });

  it("is none of another case of the theme, which would say what is not so", () => {
    expect(titlesFor({ ...grief, meaning: meaning(1, 2) })).toEqual([
      "About pet",
      "An ordinary day",
    ]);
  });

  it("is any of the theme where meanings are not known", () => {
    const titles = titlesFor({ ...grief, feeling: "tense" });
    expect(titles.slice(0, 3).toSorted()).toEqual(["About funeral", "About parent", "About pet"]);
  });

  it("is not of what is over, when it is still to come, nor the other way round", () => {
    const near = { ...grief, meaning: meaning(3, 4, 5) };
    expect(titlesFor({ ...near, time: "ahead" })[0]).toBe("About funeral");
    expect(titlesFor({ ...near, time: "behind" })[0]).toBe("About parent");
    // Nothing says that it is to come, unless somebody is nervous of it.
    expect(titlesFor(near)).not.toContain("About funeral");
    expect(titlesFor({ ...near, feeling: "tense" })[0]).toBe("About funeral");
  });

  it("is general when no theme is likely", () => {
    expect(titlesFor({})).toEqual(["An ordinary day"]);
    expect(titlesFor({ themes: [{ theme: "grief", probability: 0.2 }] })).toEqual([
      "An ordinary day",
    ]);
  });

  it("is for everybody with the theme only where the theme is certain", () => {
    const [likely, certain] = [0.55, 0.7].map((probability) =>
      titlesFor({ themes: [{ theme: "joy", probability }], feeling: "bright" }),
    );
    expect(likely).not.toContain("About anyone");
    expect(certain).toContain("About anyone");
  });

  it("darkens no good day, brightens no hard one, and gives no mood to a day of which none is known", () => {
    expect(titlesFor({ ...grief, feeling: "bright" })).toContain("About glad");
    expect(titlesFor({ themes: [{ theme: "joy", probability: 0.9 }], feeling: "heavy" })).toEqual([
      "An ordinary day",
    ]);
    expect(titlesFor({})).not.toContain("About glad");
  });

  it("of no theme gives no particular mood to another case", () => {
    expect(titlesFor({ feeling: "bright", meaning: meaning(1, 2) })).not.toContain("About news");
    expect(titlesFor({ feeling: "bright", meaning: meaning(6, 7) })).toContain("About news");
  });

  it("asks nothing that is spared, and stands beside nothing that it would mock", () => {
    expect(titlesFor(money)).toContain("About rent");
    expect(titlesFor({ ...money, spared: ["walking"] })).not.toContain("About rent");
    const beside = [...money.themes, { theme: "grief", probability: 0.15 }] as const;
    expect(titlesFor({ themes: beside })).not.toContain("About debt");
  });

  it("is one that was not heard lately", () => {
    const heard = "A bench asks for nothing pet.";
    const titles = titlesFor({ ...grief, meaning: meaning(1, 2) }, [heard]);
    expect(titles).toEqual(["An ordinary day", "About pet"]);
  });
});
