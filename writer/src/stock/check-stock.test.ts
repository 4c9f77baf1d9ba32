import { type Case, cases } from "@hearten/reading/cases.ts";
import { points } from "@hearten/reading/points.ts";
import { describe, expect, it } from "vitest";
import { wordsOfMeet } from "../relevance/nearness.ts";
import { checkStock } from "./check-stock.ts";
import { loadStock } from "./load-stock.ts";
import { describeFault } from "./stock-fault.ts";
import { makeStockFolder, soundArc } from "./stock.fixture.ts";
import { stockFolder } from "./stock-folder.ts";

const faultsWith = (files: Readonly<Record<string, string>> = {}) =>
  checkStock(loadStock(makeStockFolder(files))).map(describeFault);
const faultsOf = (from: string, to: string) =>
  faultsWith({ "themes/general/bench.md": soundArc.replace(from, to) });
const faultsOfReply = (text: string) => faultsWith({ "replies/an-ordinary-day.md": text });

/** A reply's file in which nothing is wrong. */
const soundReply = soundArc
  .replace(
    /^---.*?\n---/s,
    "---\nlight: open\nasks: []\ntitle: An ordinary day\nmood: Quiet ease\n---",
  )
  .replace(/## goals\n.*?(?=## along)/s, "");

const replyFor = (settings: string) => () =>
  faultsOfReply(soundReply.replace("light: open", settings));

describe("The stock", () => {
  it("has no fault", () => {
    expect(checkStock(loadStock(stockFolder)).map(describeFault)).toEqual([]);
  });

  it("has three replies at least for each case", () => {
    const { replies } = loadStock(stockFolder);
    const repliesTo = (each: Case) => replies.filter((reply) => reply.case === each);
    expect(cases.filter((each) => repliesTo(each).length < 3)).toEqual([]);
  });

  it("has five remarks at least for each point", () => {
    const { remarks } = loadStock(stockFolder);
    expect([...remarks.keys()].toSorted()).toEqual([...points].toSorted());
    for (const own of remarks.values()) expect(own.length).toBeGreaterThanOrEqual(5);
  });

  it("has each meaning by which an arc is found", () => {
    const { arcs, meaningOf } = loadStock(stockFolder);
    // `npm run train` works them out.
    const missing = arcs
      .flatMap((arc) => [...arc.when, wordsOfMeet(arc), arc.name])
      .filter((text) => meaningOf(text) === null);
    expect(missing).toEqual([]);
  });
});

describe("The check of a stock", () => {
  it("has nothing against a sound one", () => {
    expect(faultsWith()).toEqual([]);
  });

  it("finds a remark that says too little, and one that is not for everybody", () => {
    const remarks =
      "---\npoint: nth-try\n---\n\n## again\n\nlight: heavy\n\nOnce more.\n+ It counts.\n";
    expect(faultsWith({ "remarks/nth-try.md": remarks })).toEqual([
      "remarks/nth-try.md:5: remark: 2 words in the unmarked lines, not 4 to 16",
      "remarks/nth-try.md:5: remark: 4 words in the lines up to +, not 7 to 30",
      "remarks/nth-try.md:5: remark: 4 words in the lines up to ++, not 7 to 30",
      "remarks/nth-try.md:5: a remark is for everybody, and has lines up to + alone",
    ]);
    expect(() => faultsWith({ "remarks/told-nobody.md": remarks })).toThrow("the point is nth-try");
  });

  it.each([
    [
      "A bench asks for nothing.",
      "A bench: nothing.",
      "themes/general/bench.md:26: a sign that can't be spoken",
    ],
    ["I can sit here", "I can sit (here)", "a sign that can't be spoken"],
    ["I can sit here", "I embrace it here", "a word that we don't use: embrace"],
    ["It sits there", "It sits {where}", "{where} can't stand here"],
    ["It sits there", "It sits {day}", "{day} can't stand here"],
    ["I can sit here", "I can sit by {him}", "{him} in a line that must stay"],
    ["{Goal}. That rests", "This rests", "a frame begins with {Goal}"],
    ["An ordinary day", "Ordinary", "a title of 1 words"],
    ["  - nothing to add\n", "", "fewer than two sentences in when"],
    ["theme: general", "theme: grief", "the theme is grief"],
  ])("finds what is wrong when %j is %j", (from, to, fault) => {
    const files = {
      "themes/general/sound.md": soundArc.replaceAll("A bench", "The bench"),
      "themes/general/bench.md": soundArc.replace(from, to),
    };
    expect(faultsWith(files).join("\n")).toContain(fault);
  });

  it.each([
    ["A bench asks for nothing.", "A bench asks nothing of me.", "the voice speaks of itself"],
    ["Get up when you like", "I like it when you get up", "the voice speaks of itself"],
    ["An ordinary day", "It's no other day", "whose name is not its-no-other-day.md"],
  ])("finds what is wrong in a reply when %j is %j", (from, to, fault) => {
    expect(faultsOfReply(soundReply).join("\n")).not.toContain(fault);
    expect(faultsOfReply(soundReply.replace(from, to)).join("\n")).toContain(fault);
  });

  it("takes no reply to a moment for one for anybody", () => {
    const marked = soundReply.replace("light: open", "moment: fun\nanybody: yes");
    expect(() => faultsOfReply(marked)).toThrow("unknown setting anybody");
  });

  it("lets a reply have a light of its own where its circumstance may be glad or hard", () => {
    const birthday = soundReply.replace("light: open", "circumstance: birthday\nlight: heavy");
    expect(() => faultsOfReply(birthday)).not.toThrow();
    expect(() => faultsOfReply(birthday.replace("birthday", "birth"))).toThrow(
      "unknown setting light",
    );
  });

  it("lets a reply be for a case of its circumstance, and of no other", () => {
    expect(replyFor("circumstance: test-ahead\ncase: interview")).not.toThrow();
    expect(replyFor("circumstance: awaiting\ncase: interview")).toThrow("unknown case: interview");
    expect(replyFor("circumstance: found\ncase: interview")).toThrow("unknown case: interview");
    expect(replyFor("moment: fun\ncase: interview")).toThrow("unknown setting case");
  });

  it("finds an aside in which no goal stands", () => {
    const files = { "asides.md": "## still\n\nThat still stands.\n+ And {goal}.\n" };
    expect(faultsWith(files)).toEqual([
      "asides.md:1: {Goal} or {goal} is missing in the first line",
    ]);
  });

  it("finds two titles that are the same but for their capitals", () => {
    expect(faultsWith({ "titles.md": "## a\n\nan ordinary day\n" })).toEqual([
      "titles.md:3: a title that stands in themes/general/bench.md too: an ordinary day",
    ]);
  });

  it("counts the words of each length", () => {
    const line =
      "+ There was a morning in it, and something to eat, and a few words with somebody.\n";
    const [fault] = faultsOf(line, "");
    expect(fault).toMatch(/^themes\/general\/bench.md:16: meet: \d+ words in the lines up to \+,/);
  });

  it("finds a line that stands in two files", () => {
    expect(faultsWith({ "themes/general/other.md": soundArc }).join("\n")).toContain(
      "themes/general/other.md:16: stands in themes/general/bench.md:16 too: It's a day like others",
    );
  });
});
