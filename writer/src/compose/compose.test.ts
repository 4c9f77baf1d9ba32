import type { Restatement } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import {
  type Feeling,
  type GoalReading,
  type Reading,
  type Theme,
  demands,
  feelings,
  themes,
} from "@hearten/reading/reading.ts";
import type { Line, Script } from "../script.ts";
import { loadStock } from "../stock/load-stock.ts";
import { countWords } from "../stock/movement.ts";
import { stockFolder } from "../stock/stock-folder.ts";
import { compose } from "./compose.ts";
import type { Length, Order } from "./order.ts";
import { wordsOf } from "./passage.ts";
import { feelingOf, makeReading, makeTold, makeUntold, makeWanted } from "./reading.fixture.ts";
import { longestLine, runsOnYou } from "./runs-on-you.ts";

const stock = loadStock(stockFolder);
const words: Readonly<Record<Length, number>> = { 1: 90, 3: 250, 5: 400 };
const lengths = [1, 3, 5] as const;

const studio = makeTold("business", "run your own studio");
const sleep = makeTold("sleep", "sleep eight hours");
const speaking = makeTold("speaking", "speak up in meetings");
const three = [speaking, studio, sleep];

function orderFor(reading: Partial<Reading>, given: Partial<Order> = {}): Order {
  const length = given.length ?? 3;
  const whole = makeReading({ goals: three, ...reading });
  const goals = whole.goals.map((goal) => (goal === null ? "" : "what was typed, quokka"));
  return {
    id: "an id",
    length,
    words: words[length],
    reading: whole,
    goals,
    earlier: [],
    ...given,
  };
}
const composeFor = (reading: Partial<Reading>, given: Partial<Order> = {}) =>
  compose(orderFor(reading, given), stock);
const textOf = ({ lines }: Script) => lines.map(({ text }) => text).join(" ");
const rolesOf = ({ lines }: Script) => new Set(lines.map(({ role }) => role));
const lastOf = (lines: readonly Line[]) => lines.at(-1);

function isBetween(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}

/** What every script promises, as a list of what it breaks. */
function faultsOf({ title, preference, lines }: Script, order: Order): readonly string[] {
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  check(isBetween(countWords(title), 2, 6), `title: ${title}`);
  check(isBetween(countWords(preference), 2, 4), `preference: ${preference}`);
  for (const { text } of lines) {
    check(/^\p{Lu}[\p{L}\p{N} ,.?'-]*[.?]$/u.test(text), `signs: ${text}`);
    check(countWords(text) <= 24, `long: ${text}`);
  }
  const share = wordsOf(lines) / order.words;
  // A minute of one arc may be a little long, where its own lines are; the voice drops what it can.
  check(isBetween(share, 0.78, order.length === 1 ? 1.3 : 1.15), `share of words: ${share}`);
  check(!runsOnYou(lines), "three lines in a row begin with You");
  const texts = lines.filter(({ role }) => role !== "close").map(({ text }) => text);
  check(new Set(texts).size === texts.length, "a line twice");
  const needed = lines.filter(({ expendable }) => expendable === 0);
  check(lines[0]?.role === "opening" && lines[0].startsParagraph, "no opening");
  check(needed[0] === lines[0], "an opening that can go");
  check(lastOf(lines)?.role === "close" && lastOf(needed)?.role === "close", "no close");
  if (order.length > 1) check(needed.length < lines.length, "nothing that can go");
  check(lastOf(lines)?.pause === 3, "no silence at the end");
  check(!textOf({ title, preference, lines }).includes("quokka"), "the person's own words");
  return faults;
}

/** What is wrong with the scripts of the lengths, each told with its script. */
function findFaults(reading: Partial<Reading>, given: Partial<Order> = {}): readonly string[] {
  return lengths.flatMap((length) => {
    const order = orderFor(reading, { ...given, length });
    const script = compose(order, stock);
    return faultsOf(script, order).map((fault) => `${fault} (${length}, ${script.title})`);
  });
}

describe("A composed script", () => {
  it("is the same for the same order, and another for another id", () => {
    const reading = { themes: [{ theme: "grief", probability: 0.9 }] } as const;
    expect(composeFor(reading)).toEqual(composeFor(reading));
    const texts = new Set(["a", "b", "c", "d"].map((id) => textOf(composeFor(reading, { id }))));
    expect(texts.size).toBeGreaterThan(1);
  });

  it.each(themes)("keeps its promises for %s, at each length", (theme) => {
    const about = { themes: [{ theme, probability: 0.8 }], feeling: feelingOf(theme) };
    expect(findFaults(about, { id: theme })).toEqual([]);
    expect(findFaults({ ...about, goals: [null, null, null] }, { id: theme })).toEqual([]);
  });

  it.each(feelings)("keeps its promises when somebody feels %s", (feeling) => {
    expect(findFaults({ feeling }, { id: feeling })).toEqual([]);
  });

  const kinds: Readonly<Record<string, (index: number) => GoalReading | null>> = {
    told: (index) => three[index] ?? null,
    untold: (index) => makeWanted(`to see wish number ${["one", "two", "three"][index]}`),
    sore: () => makeUntold("movement", true),
    absent: () => null,
  };
  const combinations = Object.keys(kinds).flatMap((first) =>
    Object.keys(kinds).flatMap((second) =>
      Object.keys(kinds).map((third) => [first, second, third] as const),
    ),
  );
  it.each(combinations)("keeps its promises for goals that are %s, %s and %s", (...names) => {
    const goals = names.map((name, index) => kinds[name]?.(index) ?? null);
    expect(findFaults({ goals }, { id: names.join() })).toEqual([]);
  });

  it("asks nothing that is spared", () => {
    expect(findFaults({ spared: demands })).toEqual([]);
    const asking = [...stock.arrivals, ...stock.stillness].filter(({ asks }) => asks.length > 0);
    const lines = new Set(asking.flatMap((movement) => movement.lines.map(({ text }) => text)));
    for (const id of ["a", "b", "c", "d", "e", "f"]) {
      const { lines: spoken } = composeFor({ spared: demands, goals: [null, null, null] }, { id });
      expect(spoken.filter(({ text }) => lines.has(text))).toEqual([]);
    }
  });
});

function leadOf(theme: Theme): string | undefined {
  const { lines } = composeFor({ themes: [{ theme, probability: 0.9 }], goals: three });
  return lines.find(({ role }) => role.startsWith("goal"))?.role;
}

describe("Goals", () => {
  it("are told as true where that is certain, each in its place", () => {
    for (const length of lengths) {
      const script = composeFor({ goals: three }, { length });
      expect(textOf(script)).toMatch(/\byou speak up in meetings/i);
      expect(textOf(script)).toMatch(/\byou run your own studio/i);
    }
  });

  it.each([3, 5] as const)("each have their place in %i minutes", (length) => {
    const roles = rolesOf(composeFor({ goals: three }, { length }));
    for (const role of ["goal-1", "goal-2", "goal-3"] as const) expect(roles).toContain(role);
  });

  it("lead where they are nearest to what is on the mind", () => {
    expect(leadOf("sleepless")).toBe("goal-3");
    expect(leadOf("presentation")).toBe("goal-1");
  });

  it("lead where they bear on what is on the mind, whatever their kind is", () => {
    const goals = [speaking, studio, { ...sleep, bearing: 0.8 }];
    const { lines } = composeFor({ themes: [{ theme: "presentation", probability: 0.9 }], goals });
    expect(lines.find(({ role }) => role.startsWith("goal"))?.role).toBe("goal-3");
  });

  it("are told first and in words of their own where a good day has shown them", () => {
    const shown = stock.shown.map(({ lines }) =>
      (lines[0]?.text ?? "").replace("{Goal}", "You sleep eight hours"),
    );
    const goals = [speaking, studio, { ...sleep, isShown: true }];
    for (const length of lengths) {
      const first = (feeling: Feeling) =>
        composeFor({ feeling, goals }, { length }).lines.find(({ role }) =>
          role.startsWith("goal"),
        );
      expect(first("bright")).toMatchObject({ role: "goal-3" });
      expect(shown).toContain(first("bright")?.text);
      expect(shown).not.toContain(first("heavy")?.text);
    }
  });

  it("are never told when they are sore, nor said along", () => {
    for (const length of lengths) {
      const goals = [makeTold("movement", "run marathons", true), studio, null];
      const text = textOf(composeFor({ goals }, { length }));
      expect(text).not.toContain("marathons");
      expect(text).toContain("ou run your own studio");
    }
  });

  it("rest aloud on a heavy day when all that there is is sore", () => {
    const goals = [makeTold("movement", "run marathons", true), null, null];
    const rests = new Set(stock.rests.map(({ lines }) => lines[0]?.text));
    const { lines } = composeFor({ goals, feeling: "heavy" });
    expect(lines.some(({ text, role }) => rests.has(text) && role === "goal-1")).toBe(true);
  });

  it("are not said where neither a fact nor a wish is certain", () => {
    const goals = [makeUntold("business"), null, makeUntold("work")];
    const typed = ["Ten rickshaws, all electric", "", "Senior pm by July"];
    for (const length of lengths)
      expect(textOf(composeFor({ goals }, { length, goals: typed }))).not.toMatch(
        /rickshaw|senior/i,
      );
  });

  it("are said as what the listener wants where that is certain, and where today has shown them", () => {
    const goals = [makeWanted("to pass the bar"), null, makeWanted("not to be shy")];
    for (const length of [3, 5] as const)
      expect(textOf(composeFor({ goals }, { length }))).toMatch(/ to pass the bar[.,]/);
    expect(textOf(composeFor({ goals }, { length: 5 }))).toMatch(/ not to be shy[.,]/);
    const shown = [makeWanted("to pass the bar", { isShown: true }), null, null];
    for (const goals of [shown, [...shown.slice(0, 1), studio, null]])
      expect(textOf(composeFor({ goals, feeling: "bright" }))).toMatch(
        /You wanted to pass the bar\. /,
      );
    for (const feeling of ["heavy", "tense", "open"] as const)
      expect(textOf(composeFor({ goals: shown, feeling }))).not.toContain("pass the bar");
  });

  it("rest in mourning, but for those that bear on it", () => {
    const grief = { themes: [{ theme: "grief", probability: 0.8 }], feeling: "heavy" } as const;
    const goals = [speaking, { ...sleep, bearing: 0.7 }, makeWanted("to pass the bar")];
    for (const length of lengths) {
      const text = textOf(composeFor({ ...grief, goals }, { length }));
      expect(text).not.toMatch(/speak up|pass the bar/);
    }
    expect(textOf(composeFor({ ...grief, goals }, { length: 3 }))).toMatch(/sleep eight hours/);
  });

  it("are not said at all where they are sore, whatever can be said of them", () => {
    const goals = [makeWanted("to own ten rickshaws", { isSore: true }), null, null];
    for (const length of lengths)
      expect(textOf(composeFor({ goals }, { length }))).not.toContain("rickshaw");
  });

  it("are absent when they are blank, whatever was read", () => {
    const { lines } = composeFor({ goals: three }, { goals: ["", " ", ""] });
    expect(lines.some(({ role }) => role.startsWith("goal"))).toBe(false);
  });

  it("are not told with a sign that can't be spoken", () => {
    const goals = [makeTold("money", "have £1m in the bank (soon)"), null, null];
    expect(textOf(composeFor({ goals }))).not.toContain("bank");
  });
});

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
  return { said, next: null, later: null, brief: said };
}

describe("What the person wrote", () => {
  const things = ["the oven"];
  const restatement = {
    said: "Failed by three points. Second time",
    next: "Everyone else from your study group passed, and the list is on the wall",
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
      expect(textOf(script).includes("Everyone else")).toBe(length > 1);
    }
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
    expect(countWords(said?.text ?? "")).toBeLessThanOrEqual(longestLine);
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

describe("What was spoken before", () => {
  it("has no title in common with what comes now", () => {
    const reading = { themes: [{ theme: "grief", probability: 0.9 }] } as const;
    const first = composeFor(reading);
    const earlier = [{ title: first.title, text: textOf(first) }];
    for (let id = 0; id < 10; id += 1) {
      expect(composeFor(reading, { id: `${id}`, earlier }).title).not.toBe(first.title);
    }
  });
});
