import { describe, expect, it } from "vitest";
import { parseAskingTexts, toAskingParts } from "./asking-texts.ts";

const parse = (line: string) => parseAskingTexts(`${line}\n`, "needs.tsv");

describe("Texts that ask for something", () => {
  it("have the words that ask in brackets, or ask for nothing", () => {
    expect(parse("push\tLeg day. [[Get me moving]], please")).toEqual([
      { text: "Leg day. Get me moving, please", label: "push", asking: "Get me moving" },
    ]);
    expect(parse("none\tMy boss wants a push.")).toEqual([
      { text: "My boss wants a push.", label: "none", asking: null },
    ]);
    expect(parse("calm\tslow me down")).toMatchObject([{ asking: null }]);
  });

  it.each([
    ["an unknown label", "money\tgive me money"],
    ["no text", "push\t"],
    ["a bracket that is open", "push\t[[get me moving"],
    ["a third field", "push\tget me moving\tpush"],
    ["words that ask for nothing", "none\tI [[asked]] nobody."],
  ])("are refused with %s, by their line", (_, line) => {
    expect(() => parse(line)).toThrow("needs.tsv:1");
  });

  it("are read whole and by each sentence, however short", () => {
    expect(toAskingParts("Leg day. No energy at all. Motivate me!")).toEqual([
      "Leg day. No energy at all. Motivate me!",
      "Leg day.",
      "No energy at all.",
      "Motivate me!",
    ]);
    expect(toAskingParts("slow me down")).toEqual(["slow me down"]);
  });
});
