import { describe, expect, it } from "vitest";
import {
  type GoalReading,
  type Reading,
  demands,
  feelings,
  themes,
} from "@hearten/reading/reading.ts";
import type { Line, Script } from "../script.ts";
import { countWords } from "../grammar/count-words.ts";
import { compose } from "./compose.ts";
import type { Order } from "./order.ts";
import { stock, lengths, three, orderFor, composeFor, textOf } from "./orders.fixture.ts";
import { wordsOf } from "./passage.ts";
import { feelingOf, makeUntold, makeWanted } from "./reading.fixture.ts";
import { runsOnYou } from "./runs-on-you.ts";

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
  const shown = [title, preference, textOf({ lines })].join(" ");
  check(!shown.includes("quokka"), "the person's own words");
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
