import { describe, expect, it } from "vitest";
import { type Reading, feelings, meaningSize, moments } from "@hearten/reading/reading.ts";
import type { Relevance } from "../relevance/relevance-model.ts";
import { createNearness, meaningsOfArc } from "../relevance/nearness.ts";
import type { Arc, Stock } from "../stock/stock.ts";
import { stockFolder } from "../stock/stock-folder.ts";
import { loadStock } from "../stock/load-stock.ts";
import { packMeaning } from "../stock/meanings.ts";
import { makeStockFolder, soundArc } from "../stock/stock.fixture.ts";
import { rankArcs } from "./choose-arc.ts";
import { makeReading } from "./reading.fixture.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { recallSpokenBefore } from "./spoken-before.ts";

/** A direction of its own for each number. */
const meaning = (...directions: readonly number[]) =>
  Array.from({ length: meaningSize }, (_, index) => (directions.includes(index) ? 100 : 0));

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
  ...arc("grief", "parent", { time: "behind" }),
  ...arc("grief", "funeral", { time: "ahead" }),
  ...arc("money", "debt", { not: "[grief]" }),
  ...arc("money", "rent", { asks: "[walking]" }),
  "meanings.json": JSON.stringify({
    "pet one": packMeaning(meaning(1, 2)),
    "parent one": packMeaning(meaning(3, 4)),
    "funeral one": packMeaning(meaning(3, 4, 5)),
    "debt one": packMeaning(meaning(6)),
    "rent one": packMeaning(meaning(6, 7)),
    "just a normal day": packMeaning(meaning(8)),
  }),
};

/** As if nearness of meaning were all that makes an arc relevant. */
const byNearness: Relevance = ([nearness = 0]) => nearness * 3;

/** The titles for a reading where some arcs are added, by what was learnt of none. */
function titlesBeside(added: Readonly<Record<string, string>>, reading: Partial<Reading>) {
  return rankArcs(makeReading(reading), loadStock(makeStockFolder({ ...files, ...added })), {
    before: recallSpokenBefore([]),
    earlier: [],
    random: createSeededRandom("seed"),
  }).map(({ thought: { title } }) => title);
}

function titlesFor(
  reading: Partial<Reading>,
  earlier: readonly { readonly title: string; readonly text: string }[] = [],
): readonly string[] {
  return rankArcs(
    makeReading(reading),
    { ...loadStock(makeStockFolder(files)), relevance: byNearness },
    { before: recallSpokenBefore(earlier), earlier, random: createSeededRandom("seed") },
  ).map(({ thought: { title } }) => title);
}

const mourning = { moments: [{ moment: "mourning", probability: 0.9 }] } as const;

describe("The arc", () => {
  it("says that little was said to nobody who has said more", () => {
    const brief = arc("general", "nothing", { time: "any\nbrief: yes" });
    const titles = (words: number) => titlesBeside(brief, { words });
    expect(titles(10)).toContain("About nothing");
    expect(titles(11)).not.toContain("About nothing");
  });

  it("is glad of no day that may not be a good one", () => {
    const glad = arc("joy", "flags", { light: "bright" });
    const titles = (probability: number) =>
      titlesBeside(glad, { feelings: [{ feeling: "bright", probability }] });
    expect(titles(0.41)).toContain("About flags");
    expect(titles(0.39)).not.toContain("About flags");
  });

  it.each([
    ["worry", 0.2],
    ["mourning", 0.6],
  ] as const)("is for %s only from a probability of %d", (moment, least) => {
    const own = arc("general", "it", { time: `any\nmoment: ${moment}` });
    const titles = (probability: number) =>
      titlesBeside(own, { moments: [{ moment, probability }] });
    expect(titles(least + 0.01)).toContain("About it");
    expect(titles(least - 0.01)).not.toContain("About it");
    expect(titlesBeside(own, { moments: [] })).not.toContain("About it");
  });

  it("is of grief only where a death is likely", () => {
    const near = { meaning: meaning(1, 2) };
    const mourns = (probability: number) =>
      titlesFor({ ...near, moments: [{ moment: "mourning", probability }] });
    const grieves = (probability: number) =>
      titlesFor({ ...near, themes: [{ theme: "grief", probability }] });
    for (const titles of [mourns(0.61), grieves(0.61)]) expect(titles).toContain("About pet");
    for (const titles of [mourns(0.59), grieves(0.59), titlesFor(near)])
      expect(titles).not.toContain("About pet");
  });

  it("is the most relevant one", () => {
    expect(titlesFor({ meaning: meaning(1, 2, 9), ...mourning })[0]).toBe("About pet");
    expect(titlesFor({ meaning: meaning(6, 9) })[0]).toBe("About debt");
    expect(titlesFor({ meaning: meaning(8) })[0]).toBe("An ordinary day");
  });

  it("is found by one sentence of several, too", () => {
    const reading = makeReading({ meaning: meaning(8, 9, 10), sentences: [meaning(1, 2)] });
    const { arcs, meaningsOf } = loadStock(makeStockFolder(files));
    const pet = arcs.find(({ title }) => title === "About pet");
    const nearness = pet && createNearness(reading)(meaningsOf(pet));
    expect(nearness?.whole).toBe(0);
    expect(nearness?.sentence).toBeCloseTo(1);
  });

  it("is near to what others wrote who were in its situation", () => {
    const known: Readonly<Record<string, readonly number[]>> = {
      "pet one": meaning(3),
      "grief/pet": meaning(1, 2),
    };
    const { arcs } = loadStock(makeStockFolder(files));
    const pet = arcs.find(({ title }) => title === "About pet");
    const nearnessTo = (text: readonly number[]) =>
      pet &&
      createNearness(makeReading({ meaning: text }))(
        meaningsOfArc(pet, (key) => known[key] ?? null),
      );
    expect(nearnessTo(meaning(1, 2))?.situation).toBeCloseTo(1);
    expect(nearnessTo(meaning(3))?.situation).toBe(0);
  });

  it("is not of what is over, when it is still to come, nor the other way round", () => {
    const near = { meaning: meaning(3, 4, 5), ...mourning };
    expect(titlesFor({ ...near, time: "ahead" })).not.toContain("About parent");
    expect(titlesFor({ ...near, time: "behind" })).not.toContain("About funeral");
    expect(titlesFor(near)[0]).toBe("About funeral");
  });

  it("asks nothing that is spared, and stands beside nothing that it would mock", () => {
    const near = { meaning: meaning(6, 7) };
    expect(titlesFor(near)[0]).toBe("About rent");
    expect(titlesFor({ ...near, spared: ["walking"] })).not.toContain("About rent");
    const beside = [{ theme: "grief", probability: 0.15 }] as const;
    expect(titlesFor({ ...near, themes: beside })).not.toContain("About debt");
  });

  it("is one that was not heard lately, nor of a title that the person has", () => {
    const near = { meaning: meaning(3, 4), ...mourning };
    expect(titlesFor(near).slice(0, 2)).toEqual(["About parent", "About funeral"]);
    const lately = { title: "Earlier", text: "A bench asks for nothing parent." };
    expect(titlesFor(near, [lately]).at(-1)).toBe("About parent");
    const named = { title: "About parent", text: "Something else." };
    expect(titlesFor(near, [named]).slice(0, 2)).toEqual(["About funeral", "About parent"]);
  });
});

describe("What was learnt of relevance", () => {
  const stock = loadStock(stockFolder);
  const bestFor = (reading: Partial<Reading>, seed: string) => {
    const [best] = rankArcs(makeReading(reading), stock, {
      before: recallSpokenBefore([]),
      earlier: [],
      random: createSeededRandom(seed),
    });
    return best?.thought;
  };
  const seeds = ["a", "b", "c", "d", "e", "f"];

  it("darkens no good day and brightens no hard one", () => {
    for (const seed of seeds) {
      expect(bestFor({ feeling: "bright" }, seed)?.light).toMatch(/bright|open/);
      for (const feeling of ["heavy", "low", "weary", "tense", "angry"] as const)
        expect(bestFor({ feeling }, seed)?.light).not.toBe("bright");
    }
  });

  it("gives no mood to a day of which none is known", () => {
    const unclear = feelings.map((feeling) => ({
      feeling,
      probability: feeling === "open" ? 0.34 : 0.11,
    }));
    for (const seed of seeds)
      expect(bestFor({ feelings: unclear }, seed)?.light).toMatch(/open|mixed/);
  });

  it("meets somebody in the very situation of an arc", () => {
    const missed = ofCases(stock).filter((arc) => {
      const {
        theme,
        light,
        when: [sentence = ""],
      } = arc;
      const own = stock.momentsOf(arc);
      const best = bestFor(
        {
          meaning: [...(stock.meaningOf(sentence) ?? [])],
          themes: [{ theme, probability: 0.95 }],
          feelings: feelings.map((feeling) => ({
            feeling,
            probability: feeling === light ? 1 : 0,
          })),
          moments: moments.map((moment) => ({ moment, probability: own[moment] ?? 0 })),
        },
        "seed",
      );
      // By its own theme, or by an arc for the moment that it is for.
      const isOfMoment = best?.moment !== undefined && best.moment !== null && own[best.moment];
      return best?.theme !== theme && !isOfMoment;
    });
    expect(missed.map(({ source }) => source.file)).toEqual([]);
  });
});

/** An arc of a particular case for each theme that has one. */
function ofCases(stock: Stock): readonly Arc[] {
  const all = stock.arcs.filter(
    ({ theme, isPlain, time }) => theme !== "general" && !isPlain && time === "any",
  );
  return [...new Map(all.map((one) => [one.theme, one])).values()];
}
