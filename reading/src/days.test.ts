import { describe, expect, it } from "vitest";
import { parseDays, readDays } from "./days.ts";
import { examplesFolder } from "./folders.ts";

const line = "bright\tproud,exam\tPASSED\ttrue\tI am a paramedic\tapart\tI run\tapart\tI sleep";

describe("Days", () => {
  it("have a feeling, themes, and goals that stand to them", () => {
    expect(parseDays(`${line}\n`, "ann.tsv")).toEqual([
      {
        text: "PASSED",
        feeling: "bright",
        themes: ["proud", "exam"],
        goals: [
          { standing: "true", goal: "I am a paramedic" },
          { standing: "apart", goal: "I run" },
          { standing: "apart", goal: "I sleep" },
        ],
        labels: null,
      },
    ]);
  });

  it("may have a mood, circumstances and moments", () => {
    expect(parseDays(`${line}\tmixed\tpassed\tsuccess,nerves\n`, "ann.tsv")[0]?.labels).toEqual({
      mood: "mixed",
      circumstances: ["passed"],
      moments: ["success", "nerves"],
    });
  });

  it("may have these and no goals", () => {
    const [day] = parseDays("bright\tproud\tPASSED\tglad\tpassed\tsuccess", "ann.tsv");
    expect(day?.goals).toEqual([]);
    expect(day?.labels?.circumstances).toEqual(["passed"]);
  });

  it.each([
    [line.replace("bright", "glad"), "ann.tsv:1: unknown word glad"],
    [line.replace("proud", "prod"), "ann.tsv:1: unknown word prod"],
    [line.replace("true", "so"), "ann.tsv:1: unknown word so"],
    [line.replace("\tI sleep", ""), "ann.tsv:1: not six fields, nine or twelve"],
    [`${line}\tmixed`, "ann.tsv:1: not six fields, nine or twelve"],
    [`${line}\tsad\tpassed\tsuccess`, "ann.tsv:1: unknown word sad"],
    [`${line}\tglad\tpast\tsuccess`, "ann.tsv:1: unknown label past"],
    [
      `${line}\tglad\tpassed,made,found\tfun`,
      "ann.tsv:1: not one or two labels: passed,made,found",
    ],
  ])("with a fault are refused with their place: %j", (faulty, message) => {
    expect(() => parseDays(faulty, "ann.tsv")).toThrow(message);
  });

  it("are many, and none of them stands in the set that measures", () => {
    const learnt = readDays(new URL("days/", examplesFolder));
    const apart = readDays(new URL("days-apart/", examplesFolder));
    expect(learnt.length).toBeGreaterThan(600);
    expect(apart.length).toBeGreaterThan(100);
    const known = new Set(learnt.map(({ text }) => text.toLowerCase()));
    expect(apart.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
  });
});
