import type { Reading } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import { isOfMood } from "./choose-reply.ts";
import { composeFor, lengths, orderFor, stock, textOf, words } from "./orders.fixture.ts";
import { wordsOf } from "./passage.ts";
import { makeTold, makeWanted } from "./reading.fixture.ts";
import { rankArcs } from "./choose-arc.ts";
import { circumstanceOfReply, lightOfReply, momentOfReply } from "./replied-to.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { recallSpokenBefore } from "./spoken-before.ts";

const quotation = {
  breaths: ["The cows are sold. Truck came at six", "Too quiet now, and nobody to call in"],
  short: ["The cows are sold. Truck came at six", "Too quiet now, and nobody to call in"],
  brief: "The cows are sold. Truck came at six",
};
const hard: Reading["moments"] = [
  { moment: "parting", probability: 0.35 },
  { moment: "worry", probability: 0.2 },
  { moment: "lowness", probability: 0.2 },
];
/** A day of which nothing is understood for certain. */
const unclear: Partial<Reading> = {
  quotation,
  words: 15,
  moments: hard,
  goals: [null, null, null],
};

const replyIn = (text: string) =>
  stock.replies.find(({ turn }) =>
    turn.every(({ text: line, level }) => level > 0 || text.includes(line)),
  );

const momentsOf = (...all: [Reading["moments"][number]["moment"], number][]) => ({
  moments: all.map(([moment, probability]) => ({ moment, probability })),
  circumstances: [],
  feelings: [{ feeling: "bright", probability: 0.1 }] as const,
});
type Likely = [Reading["circumstances"][number]["circumstance"], number][];
const circumstancesOnly = (...all: Likely) => ({
  circumstances: all.map(([circumstance, probability]) => ({ circumstance, probability })),
});
const circumstancesOf = (...all: Likely) => ({
  ...momentsOf(["success", 0.3], ["failure", 0.3]),
  ...circumstancesOnly(...all),
});
const brightly = { feelings: [{ feeling: "bright", probability: 0.3 }] } as const;

const firstArc = (given: Partial<Reading>) => {
  const { reading } = orderFor(given);
  const random = createSeededRandom("an id arc");
  const before = recallSpokenBefore([]);
  return rankArcs({ reading, stock, before, earlier: [], random })[0]?.arc;
};

describe("The light of a reply", () => {
  it.each([
    ["bright", momentsOf(["love", 0.4], ["success", 0.3], ["worry", 0.1])],
    ["heavy", momentsOf(["parting", 0.4], ["worry", 0.4])],
    ["mixed", momentsOf(["mixed", 0.6], ["love", 0.2])],
    ["open", momentsOf(["fun", 0.45], ["love", 0.15], ["parting", 0.4])],
    ["open", momentsOf(["parting", 0.65], ["contentment", 0.3])],
    ["open", { ...momentsOf(["parting", 0.9]), ...brightly }],
    ["open", momentsOf(["fun", 0.6], ["mourning", 0.15])],
    ["open", momentsOf(["wonder", 0.9])],
    ["open", momentsOf(["contentment", 0.9])],
    ["bright", { ...momentsOf(["contentment", 0.9]), ...brightly }],
    ["open", momentsOf()],
    ["bright", circumstancesOf(["passed", 0.2], ["praised", 0.2], ["work-won", 0.2])],
    ["open", { ...momentsOf(["success", 0.8]), ...circumstancesOnly(["failed", 0.3]) }],
    ["heavy", circumstancesOf(["failed", 0.3], ["shamed", 0.3], ["stuck", 0.3])],
  ] as const)("is %s", (light, reading) => {
    expect(lightOfReply(reading)).toBe(light);
  });
});

describe("The moment of a reply", () => {
  it.each([
    ["parting", momentsOf(["parting", 0.5], ["worry", 0.2])],
    [null, momentsOf(["parting", 0.35], ["worry", 0.35])],
    [null, momentsOf(["parting", 0.5], ["love", 0.4])],
    [null, { ...momentsOf(["parting", 0.5], ["worry", 0.2]), ...brightly }],
    ["wonder", momentsOf(["wonder", 0.9])],
    ["contentment", momentsOf(["contentment", 0.9])],
    [null, momentsOf(["contentment", 0.5], ["worry", 0.5])],
    ["love", momentsOf(["love", 0.5])],
    [null, { ...momentsOf(["success", 0.6]), ...circumstancesOnly(["own-mistake", 0.3]) }],
    [null, { ...momentsOf(["contentment", 0.6]), ...circumstancesOnly(["unwell", 0.3]) }],
    [null, momentsOf()],
  ] as const)("is %s", (moment, reading) => {
    expect(momentOfReply(reading)).toBe(moment);
  });
});

describe("The circumstance of a reply", () => {
  it.each([
    ["birth", 0.6],
    ["birth", 0.3],
    [null, 0.15],
  ] as const)("is %s where it is so likely: %d", (circumstance, probability) => {
    const circumstances = [{ circumstance: "birth", probability }] as const;
    expect(circumstanceOfReply({ circumstances })).toBe(circumstance);
  });
});

describe("A reply", () => {
  it("is to the circumstance before the moment, where it is likely", () => {
    const circumstances = [{ circumstance: "farewell", probability: 0.5 }] as const;
    for (const length of lengths) {
      const script = composeFor({ ...unclear, circumstances }, { length });
      expect(replyIn(textOf(script))?.circumstance).toBe("farewell");
    }
  });

  it("is to the circumstance behind the moment, where it is less likely", () => {
    const circumstances = [{ circumstance: "farewell", probability: 0.3 }] as const;
    const moments = [{ moment: "parting", probability: 0.6 }] as const;
    const ofMoment = composeFor({ ...unclear, moments, circumstances });
    expect(replyIn(textOf(ofMoment))?.moment).toBe("parting");
    const ofNone = composeFor({ ...unclear, circumstances });
    expect(replyIn(textOf(ofNone))?.circumstance).toBe("farewell");
  });

  it("is to no circumstance on a day with both", () => {
    const circumstances = [{ circumstance: "farewell", probability: 0.9 }] as const;
    const moments = [{ moment: "mixed", probability: 0.7 }] as const;
    const script = composeFor({ ...unclear, moments, circumstances });
    expect(replyIn(textOf(script))?.circumstance).toBeNull();
  });

  it("is never glad with somebody who is sad, nor sad with somebody who is glad", () => {
    const gladOf = [{ circumstance: "passed", probability: 0.9 }] as const;
    const sad = composeFor({ ...unclear, circumstances: gladOf });
    expect(replyIn(textOf(sad))?.circumstance).toBeNull();
    const sadOf = [{ circumstance: "job-lost", probability: 0.9 }] as const;
    const moments = [{ moment: "success", probability: 0.9 }] as const;
    const glad = composeFor({ ...unclear, moments, feeling: "bright", circumstances: sadOf });
    expect(replyIn(textOf(glad))?.circumstance).toBeNull();
  });

  it("is to the moment where that is likely, until all of these were heard", () => {
    const earlier: { title: string; text: string; answersHarm: boolean }[] = [];
    const heard: (string | null)[] = [];
    const likely = { ...unclear, moments: [{ moment: "parting", probability: 0.6 }] } as const;
    const own = stock.replies.filter(({ moment }) => moment === "parting").length;
    for (let day = 0; day <= own; day += 1) {
      const script = composeFor(likely, { id: `day ${day}`, earlier: earlier.toReversed() });
      const reply = replyIn(textOf(script));
      heard.push(reply?.moment ?? null);
      expect(reply?.light).toBe("heavy");
      earlier.push({ title: script.title, text: textOf(script), answersHarm: false });
    }
    expect(heard).toEqual([...Array.from({ length: own }, () => "parting"), null]);
  });

  it("stands in the place of arcs of general and of calm alone", () => {
    const themes = new Set(stock.arcs.filter(isOfMood).map(({ theme }) => theme));
    expect([...themes].toSorted()).toEqual(["calm", "general"]);
  });

  it("stands where an arc of a mood would, after what was written", () => {
    const arc = firstArc(unclear);
    expect(arc !== undefined && isOfMood(arc)).toBe(true);
    for (const length of lengths) {
      const script = composeFor(unclear, { length });
      expect(textOf(script)).toMatch(/The cows are sold\. Truck came at six\. Too quiet now/);
      expect(replyIn(textOf(script))?.light).toBe("heavy");
    }
  });

  it("is given to nobody of whose words none are said, and to nobody who is understood", () => {
    for (const length of lengths) {
      expect(
        replyIn(textOf(composeFor({ ...unclear, quotation: null }, { length }))),
      ).toBeUndefined();
      const sure = {
        ...unclear,
        themes: [{ theme: "grief", probability: 0.95 }],
        moments: [{ moment: "mourning", probability: 0.95 }],
        feeling: "heavy",
      } as const;
      expect(replyIn(textOf(composeFor(sure, { length })))).toBeUndefined();
    }
  });

  it("leaves more silence than an arc", () => {
    for (const length of [3, 5] as const)
      expect(wordsOf(composeFor(unclear, { length }).lines)).toBeLessThan(words[length] * 0.9);
  });

  it("is another one on each of ten days", () => {
    const earlier: { title: string; text: string; answersHarm: boolean }[] = [];
    const replies = new Set<string>();
    for (let day = 0; day < 10; day += 1) {
      const script = composeFor(unclear, { id: `day ${day}`, earlier: earlier.toReversed() });
      const text = textOf(script);
      replies.add(replyIn(text)?.title ?? "none");
      earlier.push({ title: script.title, text, answersHarm: false });
    }
    expect(replies.size).toBe(10);
  });

  it("asks nothing of which the person is spared", () => {
    const spared = ["seeing", "hands"] as const;
    for (let id = 0; id < 60; id += 1) {
      const reply = replyIn(textOf(composeFor({ ...unclear, spared }, { id: `${id}` })));
      expect(reply?.asks).toEqual([]);
    }
  });

  it("says one goal at most, and on a hard day only one that has to do with it", () => {
    const goals = [
      makeTold("work", "run your own farm"),
      makeTold("home", "live by the sea"),
      makeWanted("to learn the accordion"),
    ];
    const told = ["own farm", "by the sea", "the accordion"];
    const said = (given: Partial<Reading>) => {
      const text = textOf(composeFor({ ...unclear, ...given }, { length: 5 }));
      return told.filter((words) => text.includes(words));
    };
    expect(said({ goals })).toEqual([]);
    expect(
      said({ goals: goals.with(1, { ...makeTold("home", "live by the sea"), bearing: 0.8 }) }),
    ).toEqual(["by the sea"]);
    expect(said({ goals, moments: [] })).toHaveLength(1);
    expect(said({ goals: [null, null, goals[2] ?? null], moments: [] })).toEqual(["the accordion"]);
  });
});
