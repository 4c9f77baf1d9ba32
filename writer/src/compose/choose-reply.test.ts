import { type Mood, type Need, type Reading, needs } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import { isOfMood } from "./choose-reply.ts";
import type { Length } from "./order.ts";
import { composeFor, lengths, orderFor, stock, textOf, words } from "./orders.fixture.ts";
import { wordsOf } from "./passage.ts";
import { makeMood, makeTold, makeWanted } from "./reading.fixture.ts";
import { rankArcs } from "./choose-arc.ts";
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

const said = (given: Partial<Reading>, length: Length = 3) =>
  textOf(composeFor({ ...unclear, ...given }, { length }));

function goalsSaid(given: Partial<Reading>, length: Length = 5): readonly string[] {
  const text = said(given, length);
  return ["own farm", "by the sea", "the accordion"].filter((words) => text.includes(words));
}

const firstLines = (movements: typeof stock.wakings) =>
  movements.map(({ lines }) => lines[0]?.text ?? "");

/** Whether wakings are spoken to somebody who asks for this, and whether exercises to rest are. */
function wakesAndRests(need: Need | null): readonly boolean[] {
  const text = said({ need }, 5);
  return [stock.wakings, stock.stillness].map((movements) =>
    firstLines(movements).some((line) => text.includes(line)),
  );
}

const replyIn = (text: string) =>
  stock.replies.find(({ turn }) =>
    turn.every(({ text: line, level }) => level > 0 || text.includes(line)),
  );

const firstArc = (given: Partial<Reading>) => {
  const { reading } = orderFor(given);
  const random = createSeededRandom("an id arc");
  const before = recallSpokenBefore([]);
  return rankArcs(reading, stock, { before, earlier: [], random })[0]?.thought;
};

describe("A reply", () => {
  it("is to what somebody writes of, where that is as good as certain", () => {
    const circumstances = [{ circumstance: "farewell", probability: 0.95 }] as const;
    const moments = [{ moment: "parting", probability: 0.9 }] as const;
    for (const length of lengths) {
      const script = composeFor({ ...unclear, moments, circumstances }, { length });
      expect(replyIn(textOf(script))?.circumstance).toBe("farewell");
    }
  });

  it("is to the case, where that is told, and else to the circumstance", () => {
    const circumstances = [{ circumstance: "break-up", probability: 0.9 }] as const;
    const caseSaid = (cases: Reading["cases"], length: Length) =>
      replyIn(said({ circumstances, cases }, length))?.case;
    for (const length of lengths) {
      const told = [{ case: "miss-them", probability: 0.6 }] as const;
      expect([caseSaid(told, length), caseSaid([], length)]).toEqual(["miss-them", null]);
    }
  });

  it("is glad of a birthday on a glad day, and not on a hard one", () => {
    const circumstances = [{ circumstance: "birthday", probability: 0.95 }] as const;
    for (const length of lengths) {
      const lightOn = (mood: Mood) =>
        replyIn(textOf(composeFor({ ...unclear, circumstances, mood: makeMood(mood) }, { length })))
          ?.light;
      expect([lightOn("glad"), lightOn("hard")]).toEqual(["bright", "heavy"]);
    }
  });

  it("is to the moment, where that is as good as certain and the circumstance is not", () => {
    const circumstances = [{ circumstance: "farewell", probability: 0.15 }] as const;
    const moments = [{ moment: "parting", probability: 0.95 }] as const;
    const ofMoment = composeFor({ ...unclear, moments, circumstances });
    expect(replyIn(textOf(ofMoment))?.moment).toBe("parting");
  });

  it("is to the mood, where no circumstance is probable enough to be answered", () => {
    const circumstances = [{ circumstance: "farewell", probability: 0.09 }] as const;
    const moments = [{ moment: "parting", probability: 0.2 }] as const;
    const reply = replyIn(textOf(composeFor({ ...unclear, moments, circumstances })));
    expect(reply).toMatchObject({ circumstance: null, moment: null, light: "heavy" });
  });

  it("is never glad with somebody who is sad, nor sad with somebody who is glad", () => {
    const gladOf = [{ circumstance: "passed", probability: 0.9 }] as const;
    const sad = composeFor({ ...unclear, circumstances: gladOf });
    expect(replyIn(textOf(sad))?.light).toMatch(/heavy|mixed|open/);
    const sadOf = [{ circumstance: "job-lost", probability: 0.9 }] as const;
    const mood = makeMood("glad");
    const glad = composeFor({ ...unclear, mood, feeling: "bright", circumstances: sadOf });
    expect(replyIn(textOf(glad))?.light ?? "no reply").not.toBe("heavy");
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

  it.each(needs)("gives %s to whoever asks for it, whatever has happened", (need) => {
    const circumstances = [{ circumstance: "farewell", probability: 0.95 }] as const;
    const grief = [{ theme: "work", probability: 0.95 }] as const;
    for (const length of lengths) {
      expect(replyIn(said({ need, circumstances }, length))?.need).toBe(need);
      expect(replyIn(said({ need, themes: grief, quotation: null }, length))?.need).toBe(need);
    }
  });

  it("gets nobody going who may mourn", () => {
    const moments = [{ moment: "mourning", probability: 0.2 }] as const;
    expect(replyIn(said({ need: "push", moments }))?.need).not.toBe("push");
    expect(replyIn(said({ need: "company", moments }))?.need).toBe("company");
  });

  it("wakes whoever asks for a push or for courage, where others are put to rest", () => {
    for (const need of ["push", "courage"] as const)
      expect(wakesAndRests(need)).toEqual([true, false]);
    for (const need of ["calm", null] as const) expect(wakesAndRests(need)).toEqual([false, true]);
  });

  it.each([
    [1, 1],
    [3, 2],
    [5, 2],
  ] as const)("has in %i minutes %i thoughts, of replies to the same", (length, thoughts) => {
    const circumstances = [{ circumstance: "farewell", probability: 0.95 }] as const;
    const text = said({ circumstances }, length);
    const spoken = stock.replies.filter(({ turn }) => text.includes(turn[0]?.text ?? "none"));
    expect(spoken.map(({ circumstance }) => circumstance)).toEqual(
      Array.from({ length: thoughts }, () => "farewell"),
    );
  });

  it("is in the light of what is asked for", () => {
    const lights = needs.map((need) => [
      need,
      new Set(stock.replies.filter((reply) => reply.need === need).map(({ light }) => light)),
    ]);
    expect(Object.fromEntries(lights)).toMatchObject({
      push: new Set(["bright"]),
      calm: new Set(["open"]),
      company: new Set(["heavy"]),
    });
  });

  it("consoles nobody who is glad", () => {
    const glad = { mood: makeMood("glad"), feeling: "bright" } as const;
    for (const need of ["kindness", "company"] as const)
      expect(replyIn(said({ need, ...glad }))?.need).not.toBe(need);
    expect(replyIn(said({ need: "push", ...glad }))?.need).toBe("push");
  });

  it("gives nothing that isn't asked for", () => {
    expect(replyIn(said({}))?.need ?? null).toBeNull();
  });

  it("answers what happened once all that was asked for has been heard", () => {
    const earlier = stock.replies
      .filter(({ need }) => need === "calm")
      .map(({ turn }, day) => ({
        title: `Day ${day}`,
        text: turn.map(({ text }) => text).join(" "),
        answersHarm: false,
      }));
    const script = composeFor({ ...unclear, need: "calm" }, { earlier });
    expect(replyIn(textOf(script))).toMatchObject({ need: null, light: "heavy" });
  });

  it("is given to nobody of whose words none are said", () => {
    for (const length of lengths)
      expect(
        replyIn(textOf(composeFor({ ...unclear, quotation: null }, { length }))),
      ).toBeUndefined();
  });

  it("gives way to the arcs for somebody nervous before an exam, where they wrote its own words", () => {
    const named = ["exam/before-the-exam", "exam/when-your-mind-goes-blank"];
    const arcs = stock.arcs.filter(({ name }) => named.includes(name));
    expect(arcs).toHaveLength(named.length);
    for (const { when, turn } of arcs)
      for (const length of lengths) {
        const wrote = {
          ...unclear,
          meaning: [...(stock.meaningOf(when[0] ?? "") ?? [])],
          themes: [{ theme: "exam", probability: 0.95 }],
          moments: [{ moment: "nerves", probability: 0.95 }],
          feeling: "tense",
          time: "ahead",
        } as const;
        const text = textOf(composeFor(wrote, { length }));
        expect(replyIn(text)).toBeUndefined();
        expect(text).toContain(turn[0]?.text);
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

  it("makes room for arcs of a mood when all to the mood were heard", () => {
    const toMood = stock.replies.filter(
      ({ light, circumstance, moment }) =>
        light === "heavy" && circumstance === null && moment === null,
    );
    // Two a day, so that a listener remembers them all.
    const earlier = Array.from({ length: Math.ceil(toMood.length / 2) }, (_, day) => {
      const turns = toMood.slice(2 * day, 2 * day + 2).flatMap(({ turn }) => turn);
      const text = turns.map(({ text: line }) => line).join(" ");
      return { title: `Day ${day}`, text, answersHarm: false };
    });
    const moments = [{ moment: "worry", probability: 0.12 }] as const;
    expect(replyIn(textOf(composeFor({ ...unclear, moments })))?.moment).toBeNull();
    const script = composeFor({ ...unclear, moments }, { earlier });
    expect(replyIn(textOf(script))).toBeUndefined();
  });

  it("asks nothing of which the person is spared", () => {
    const spared = ["seeing", "hands"] as const;
    for (let id = 0; id < 60; id += 1) {
      const reply = replyIn(textOf(composeFor({ ...unclear, spared }, { id: `${id}` })));
      expect(reply?.asks).toEqual([]);
    }
  });

  it("is one for anybody where harm is unsure and nothing else is sure, until all of them were heard", () => {
    const unsure = {
      harm: { level: "unsure", kind: "suicide" },
      quotation: null,
      moments: [{ moment: "lapse", probability: 0.9 }],
      mood: makeMood("hard"),
    } as const;
    for (const length of lengths)
      expect(replyIn(said({ ...unsure, goals: [null, null, null] }, length))?.isForAnybody).toBe(
        true,
      );
    const waiting = said({ ...unsure, themes: [{ theme: "waiting", probability: 0.9 }] });
    expect(replyIn(waiting)).toBeUndefined();
    const earlier = stock.replies
      .filter(({ isForAnybody }) => isForAnybody)
      .map(({ turn }, day) => ({
        title: `Day ${day}`,
        text: turn.map(({ text }) => text).join(" "),
        answersHarm: false,
      }));
    expect(earlier.length).toBeGreaterThan(12);
    const after = textOf(composeFor({ ...unclear, ...unsure }, { earlier }));
    expect(replyIn(after)).toBeUndefined();
  });

  it("says what the listener wants in other words on each of eight days", () => {
    const earlier: { title: string; text: string; answersHarm: boolean }[] = [];
    const frames: string[] = [];
    const goals = ["own a farm", "own a boat", "own a mill"].map((told) => makeTold("work", told));
    // So likely it is answered on each day, and the goals beside the answer are what is looked at.
    const circumstances = [{ circumstance: "quiet-house", probability: 0.9 }] as const;
    const quiet = { ...unclear, moments: [], mood: makeMood("plain"), circumstances };
    for (let day = 0; day < 8; day += 1) {
      const today = { ...quiet, goals: [goals[day % goals.length] ?? null, null, null] };
      const script = composeFor(today, { id: `day ${day}`, earlier: earlier.toReversed() });
      const text = textOf(script);
      frames.push(script.lines.find(({ role }) => role === "goal-1")?.text ?? "");
      earlier.push({ title: script.title, text, answersHarm: false });
    }
    for (const frame of frames) expect(frame).toMatch(/ to own a \w+/);
    expect(new Set(frames).size).toBe(frames.length);
  });

  const goals = [
    makeTold("work", "run your own farm"),
    makeTold("home", "live by the sea"),
    makeWanted("to learn the accordion"),
  ];
  const apart = goals.map((goal) => ({ ...goal, bearing: 0.75 }));
  const bearing = apart.with(1, { ...makeTold("home", "live by the sea"), bearing: 0.8 });
  const open = { moments: [], mood: makeMood("plain") };
  const farewell = [{ circumstance: "farewell", probability: 0.95 }] as const;

  it("says one goal at most, and only one that has to do with the day", () => {
    for (const length of lengths)
      for (const day of [{}, open, { words: 8, circumstances: farewell }]) {
        expect(goalsSaid({ goals: apart, ...day }, length)).toEqual([]);
        expect(goalsSaid({ goals: bearing, ...day }, length)).toEqual(["by the sea"]);
        expect(goalsSaid({ goals, ...day }, length)).toHaveLength(1);
      }
  });

  it("lets no goal rest aloud", () => {
    const sore = { ...makeTold("home", "live by the sea"), isSore: true };
    const rests = stock.rests.map(({ lines }) => lines[0]?.text ?? "");
    const text = said({ goals: [sore, null, null], feeling: "heavy" });
    expect(rests.filter((rest) => text.includes(rest))).toEqual([]);
  });

  it("says a goal as what somebody wants, and as a fact only where a glad day has shown it", () => {
    const shown = [{ ...makeTold("home", "live by the sea"), bearing: 0.8, isShown: true }];
    const glad = { moments: [], mood: makeMood("glad"), feeling: "bright" } as const;
    expect(said({ goals: shown, ...glad })).toMatch(/You live by the sea\. /);
    // Said along are the reply's own words.
    expect(said({ goals: shown, ...glad })).not.toMatch(/\bI live by the sea/);
    expect(said({ goals: [...shown, goals[0] ?? null], ...open })).toMatch(/ to run your own farm/);
    expect(said({ goals: bearing, ...open })).toMatch(/(?:want|like|love) to live by the sea/);
    expect(said({ goals: bearing, ...open })).not.toMatch(/\b(?:You|I) live by the sea/);
  });
});
