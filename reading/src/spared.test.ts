import { describe, expect, it } from "vitest";
import { tellSpared } from "./spared.ts";

describe("What is not asked of a person", () => {
  it.each([
    ["I'm in a wheelchair since spring", ["walking", "standing", "outdoors"]],
    ["tore my calf yesterday, marathon's off", ["walking", "standing", "outdoors"]],
    ["I’m going blind", ["seeing"]],
    ["hard of hearing and tired of asking", ["hearing"]],
    ["broke my wrist", ["hands"]],
    ["day 12 of ramadan", ["water"]],
  ])("follows from: %s", (text, spared) => {
    expect(tellSpared([text])).toEqual(spared);
  });

  it.each([
    "I have a blind spot for it",
    "blind date tonight",
    "I can't see a way out",
    "my cast list",
  ])("does not follow from: %s", (text) => {
    expect(tellSpared([text])).toEqual([]);
  });

  it("may be said in a goal", () => {
    expect(tellSpared(["a long week", "I play basketball in my wheelchair"])).toContain("walking");
  });
});
