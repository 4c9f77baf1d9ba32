import type { Moment, Reading } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import { isOfMood } from "./choose-reply.ts";
import { composeFor, lengths, orderFor, stock, textOf, words } from "./orders.fixture.ts";
import { wordsOf } from "./passage.ts";
import { makeMood, makeTold, makeWanted } from "./reading.fixture.ts";
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
/** A day of which nothing is understood for certain but that it is a hard one. */
const unclear: Partial<Reading> = {
  quotation,
  words: 15,
  moments: hard,
  mood: makeMood("hard"),
  goals: [null, null, null],
};

const replyIn = (text: string) =>
  stock.replies.find(({ turn }) =>
    turn.every(({ text: line, level }) => level > 0 || text.includes(line)),
  );

const momentOf = (moment: Moment, probability: number, mood = makeMood("plain")) => ({
  moments: [{ moment, probability }] as const,
  mood,
});

const firstArc = (given: Partial<Reading>) => {
  const { reading } = orderFor(given);
  const random = createSeededRandom("an id arc");
  const before = recallSpokenBefore([]);
  return rankArcs({ reading, stock, before, earlier: [], random })[0]?.arc;
};

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

describe("The moment of a reply", () => {
  it.each([
    ["parting", momentOf("parting", 0.6, makeMood("hard"))],
    [null, momentOf("parting", 0.45, makeMood("hard"))],
    [null, momentOf("parting", 0.6, makeMood("glad"))],
    ["success", momentOf("success", 0.6, makeMood("glad"))],
    [null, momentOf("success", 0.6, makeMood("hard"))],
    [null, momentOf("contentment", 0.6, makeMood("hard"))],
    ["wonder", momentOf("wonder", 0.9, makeMood("hard"))],
  ] as const)("is %s", (moment, reading) => {
    expect(momentOfReply(reading)).toBe(moment);
  });

  it("is none where nothing is likely", () => {
    expect(momentOfReply({ moments: [], mood: makeMood("hard") })).toBeNull();
  });
});

describe("The circumstance of a reply", () => {
  it.each([
    ["birth", 0.6],
    ["birth", 0.5],
    [null, 0.4],
  ] as const)("is %s where it is so likely: %d", (circumstance, probability) => {
    const circumstances = [{ circumstance: "birth", probability }] as const;
    expect(circumstanceOfReply({ circumstances })).toBe(circumstance);
  });
});

describe("A reply", () => {
  it("is to the circumstance before the moment, where it is likely", () => {
    const circumstances = [{ circumstance: "farewell", probability: 0.5 }] as const;
    const moments = [{ moment: "parting", probability: 0.9 }] as const;
    for (const length of lengths) {
      const script = composeFor({ ...unclear, moments, circumstances }, { length });
      expect(replyIn(textOf(script))?.circumstance).toBe("farewell");
    }
  });

  it("is to the moment, where the circumstance is less likely", () => {
    const circumstances = [{ circumstance: "farewell", probability: 0.3 }] as const;
    const moments = [{ moment: "parting", probability: 0.6 }] as const;
    const ofMoment = composeFor({ ...unclear, moments, circumstances });
    expect(replyIn(textOf(ofMoment))?.moment).toBe("parting");
  });

  it("is never glad with somebody who is sad, nor sad with somebody who is glad", () => {
    const gladOf = [{ circumstance: "passed", probability: 0.9 }] as const;
    const sad = composeFor({ ...unclear, circumstances: gladOf });
    expect(replyIn(textOf(sad))?.circumstance).toBeNull();
    const sadOf = [{ circumstance: "job-lost", probability: 0.9 }] as const;
    const mood = makeMood("glad");
    const glad = composeFor({ ...unclear, mood, feeling: "bright", circumstances: sadOf });
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
    const open = { moments: [], mood: makeMood("plain") };
    expect(said({ goals, ...open })).toHaveLength(1);
    expect(said({ goals: [null, null, goals[2] ?? null], ...open })).toEqual(["the accordion"]);
  });
});
