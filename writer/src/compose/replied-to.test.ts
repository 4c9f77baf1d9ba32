import type { Case } from "@hearten/reading/cases.ts";
import type { Circumstance } from "@hearten/reading/circumstances.ts";
import type { Moment } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import type { ReplyLight } from "../stock/stock.ts";
import { makeMood } from "./reading.fixture.ts";
import { lightOfReply, mayReply } from "./replied-to.ts";

const momentOf = (moment: Moment, probability: number, mood = makeMood("plain")) => ({
  moments: [{ moment, probability }] as const,
  mood,
});

describe("The light of a reply", () => {
  it.each([
    ["bright", makeMood("glad")],
    ["heavy", makeMood("hard")],
    ["mixed", makeMood("mixed")],
    ["open", makeMood("plain")],
    ["bright", { glad: 0.5, hard: 0.1, mixed: 0.2, plain: 0.2 }],
    // To be cheered on a hard day is worse than to be met plainly on a glad one.
    ["open", { glad: 0.5, hard: 0.4, mixed: 0.1, plain: 0 }],
  ] as const)("is %s, of which most can be expected", (light, mood) => {
    expect(lightOfReply({ mood, moments: [] })).toBe(light);
  });

  it("is not bright to somebody who may mourn", () => {
    expect(lightOfReply(momentOf("mourning", 0.15, makeMood("glad")))).not.toBe("bright");
  });
});

const toCircumstance = (
  circumstance: Circumstance,
  light: ReplyLight,
  ofCase: Case | null = null,
) => ({
  circumstance,
  case: ofCase,
  moment: null,
  need: null,
  light,
});
const toMoment = (moment: Moment, light: ReplyLight) => ({
  circumstance: null,
  case: null,
  moment,
  need: null,
  light,
});
const toMood = (light: ReplyLight) => ({
  circumstance: null,
  case: null,
  moment: null,
  need: null,
  light,
});

describe("Whether somebody may be answered", () => {
  const circumstances = [
    { circumstance: "passed", probability: 0.3 },
    { circumstance: "job-lost", probability: 0.1 },
    { circumstance: "birthday", probability: 0.1 },
    { circumstance: "birth", probability: 0.05 },
  ] as const;
  const moments = [
    { moment: "success", probability: 0.6 },
    { moment: "parting", probability: 0.1 },
    { moment: "wonder", probability: 0.05 },
  ] as const;
  const cases = [
    { case: "exam-passed", probability: 0.6 },
    { case: "dismissed", probability: 0.9 },
  ] as const;
  const common = { circumstances, cases, moments };
  const glad = { ...common, mood: makeMood("glad") };
  const hard = { ...common, mood: makeMood("hard") };
  const plain = { ...common, mood: makeMood("plain") };
  it.each([
    ["gladly of what may have happened", true, toCircumstance("passed", "bright"), glad],
    ["gladly on a plain day", true, toCircumstance("passed", "bright"), plain],
    ["gladly on a hard day", false, toCircumstance("passed", "bright"), hard],
    ["sadly of what may have happened", true, toCircumstance("job-lost", "heavy"), hard],
    ["sadly on a glad day", false, toCircumstance("job-lost", "heavy"), glad],
    ["gladly of a birthday", true, toCircumstance("birthday", "bright"), glad],
    ["sadly of a birthday", true, toCircumstance("birthday", "heavy"), hard],
    ["gladly of a birthday on a plain day", true, toCircumstance("birthday", "bright"), plain],
    ["sadly of a birthday on a plain day", false, toCircumstance("birthday", "heavy"), plain],
    ["gladly of a birthday on a hard day", false, toCircumstance("birthday", "bright"), hard],
    ["sadly of a birthday on a glad day", false, toCircumstance("birthday", "heavy"), glad],
    ["of a likely case", true, toCircumstance("passed", "bright", "exam-passed"), glad],
    [
      "of a likely case against the mood",
      false,
      toCircumstance("passed", "bright", "exam-passed"),
      hard,
    ],
    [
      "of a likely case of what may hardly be",
      false,
      toCircumstance("job-lost", "heavy", "dismissed"),
      hard,
    ],
    ["of a case that isn't told", false, toCircumstance("passed", "bright", "place-won"), glad],
    ["of what hardly happened", false, toCircumstance("birth", "bright"), glad],
    ["of what did not", false, toCircumstance("wedding", "bright"), glad],
    ["in a possible moment", true, toMoment("success", "bright"), glad],
    ["in a possible moment of another mood", false, toMoment("success", "bright"), hard],
    [
      "gladly where they may mourn",
      false,
      toMoment("success", "bright"),
      { ...plain, moments: [...moments, { moment: "mourning", probability: 0.1 }] },
    ],
    ["in a moment that is hardly possible", false, toMoment("wonder", "bright"), glad],
    ["for the mood", true, toMood("heavy"), hard],
    ["for another mood", false, toMood("bright"), hard],
    ["with what they may not have asked for", false, { ...toMood("bright"), need: "push" }, glad],
  ] as const)("%s: %s", (_, may, reply, reading) => {
    expect(mayReply(reply, reading)).toBe(may);
  });
});
