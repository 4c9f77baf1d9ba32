import { describe, expect, it } from "vitest";
import type { Restatement } from "@hearten/reading/reading.ts";
import { countWords } from "../grammar/count-words.ts";
import { words, lengths, composeFor, textOf } from "./orders.fixture.ts";
import { wordsOf } from "./passage.ts";
import { mostInBreath } from "../grammar/breath.ts";

describe("Things", () => {
  const things = ["the oven", "two cups"];

  it("are named once, before the thought of the day", () => {
    for (const length of lengths) {
      const { lines } = composeFor({ things }, { length });
      const naming = lines.filter(({ text }) => /the oven and two cups/i.test(text));
      expect(naming.map(({ role }) => role)).toEqual(["mind"]);
      expect(lines.find(({ role }) => role === "mind")).toBe(naming[0]);
      // It says so, and a line of the stock that holds nothing of the person's does not.
      expect(naming[0]?.holdsWords).toBe(true);
      expect(lines.find(({ role }) => role === "opening")?.holdsWords).toBeUndefined();
    }
  });

  it("are not named beside a loss that they may be part of", () => {
    const themes = [
      { theme: "sad", probability: 0.6 },
      { theme: "grief", probability: 0.2 },
    ] as const;
    for (const length of lengths)
      expect(textOf(composeFor({ things, themes }, { length }))).not.toContain("oven");
  });
});

/** What was written, where it is one sentence. */
function restatementOf(said: string): Restatement {
  return { said, following: [], later: null, brief: said };
}

describe("What the person wrote", () => {
  const things = ["the oven"];
  const restatement = {
    said: "Failed by three points. Second time",
    following: ["Everyone else from your study group passed, and the list is on the wall"],
    later: null,
    brief: "Failed by three points. Second time",
  };

  it("is said back before the thought of the day, and things are not named besides", () => {
    for (const length of lengths) {
      const script = composeFor({ things, restatement }, { length });
      const said = script.lines.filter(({ text }) =>
        text.includes("Failed by three points. Second time."),
      );
      expect(said.map(({ role, holdsWords }) => [role, holdsWords])).toEqual([["mind", true]]);
      expect(script.lines.find(({ role }) => role === "mind")).toBe(said[0]);
      expect(textOf(script)).not.toContain("oven");
      const following = script.lines.filter(({ text }) => text.startsWith("Everyone else"));
      expect(following.map(({ holdsWords }) => holdsWords)).toEqual(length > 1 ? [true] : []);
    }
  });

  it("is quoted where a restatement leaves much of it out, beside a loss too", () => {
    const quotation = {
      breaths: ["I failed by three points", "She had baked a cake, and the candle was a three"],
      short: [],
      brief: "I failed by three points",
    };
    const grief = [{ theme: "grief", probability: 0.6 }] as const;
    for (const themes of [[], grief])
      for (const length of lengths) {
        const reading = { restatement: restatementOf("You failed"), quotation, words: 16, themes };
        const own = composeFor(reading, { length }).lines.filter(({ holdsWords }) => holdsWords);
        expect(own[0]?.text).toMatch(/ I failed by three points\.$/);
        expect(own).toHaveLength(length === 1 ? 1 : 2);
      }
  });

  it("is restated where that says much more of it, or where no breath holds a quotation", () => {
    const short = { breaths: ["I failed by three points"], short: [], brief: null };
    for (const length of lengths)
      expect(textOf(composeFor({ restatement, quotation: short }, { length }))).toContain(
        "Failed by three points. Second time",
      );
    const whole = {
      breaths: [
        "I failed by three points, second time",
        "Everyone else from my study group passed, and the list is up",
      ],
      short: [],
      brief: null,
    };
    const reading = { restatement, quotation: whole };
    expect(textOf(composeFor(reading, { length: 1 }))).toContain("Failed by three points. Second");
    expect(textOf(composeFor(reading, { length: 3 }))).toContain(
      "I failed by three points, second",
    );
  });

  it("follows on that only where it goes on with you", () => {
    for (let id = 0; id < 40; id += 1) {
      const text = textOf(composeFor({ restatement }, { id: `${id}`, length: 1 }));
      expect(text).not.toMatch(/that failed/i);
    }
    const own = restatementOf("You've failed by three points");
    const texts = Array.from({ length: 40 }, (_, id) =>
      textOf(composeFor({ restatement: own }, { id: `${id}`, length: 1 })),
    );
    expect(texts.some((text) => text.includes("that you've failed"))).toBe(true);
  });

  it("goes on with what was written further on, and says so", () => {
    const later = "you wanted to hide";
    const given = { ...restatementOf("They gave you the promotion"), later };
    for (const length of [3, 5] as const)
      for (let id = 0; id < 20; id += 1)
        expect(textOf(composeFor({ restatement: given }, { id: `${id}`, length }))).toMatch(
          /They gave you the promotion\.\s+And (?:you (?:wrote|said) )?that you wanted to hide\./i,
        );
    const brief = textOf(composeFor({ restatement: given }, { length: 1 }));
    expect(brief).toMatch(/They gave you the promotion\./i);
    expect(brief).not.toContain("hide");
  });

  it("leaves what must be spoken short enough for a slow voice", () => {
    const long = "There is a presentation tomorrow and you go over it again and again";
    for (let id = 0; id < 100; id += 1) {
      const { lines } = composeFor(
        { restatement: restatementOf(long) },
        { id: `${id}`, length: 1 },
      );
      const needed = wordsOf(lines.filter(({ expendable }) => expendable === 0));
      expect(needed).toBeLessThanOrEqual(words[1] * 1.15);
    }
  });

  it("fits one breath, however long it is", () => {
    const words =
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen";
    const { lines } = composeFor(
      { restatement: restatementOf(`You counted ${words}`) },
      { length: 1 },
    );
    const said = lines.find(({ text }) => text.includes(words));
    expect(countWords(said?.text ?? "")).toBeLessThanOrEqual(mostInBreath);
    expect(said).toBeDefined();
  });

  it("is left in peace beside a loss", () => {
    const grief = [{ theme: "grief", probability: 0.2 }] as const;
    for (const length of lengths) {
      const text = textOf(composeFor({ restatement, themes: grief }, { length }));
      expect(text).not.toContain("points");
    }
  });
});
