import { readingOf, toldGoal } from "@hearten/reading/reading.fixture.ts";
import { expect, test } from "vitest";
import type { Commission, Script, Writer } from "./writer.ts";

const commission: Commission = {
  id: "7d9f2a34-8a1b-4a0a-9d6c-51f3a2f0c001",
  length: 1,
  goals: [
    "I speak up in meetings",
    "I run my own design studio",
    "I sleep eight hours and wake rested",
  ],
  description: "Big presentation tomorrow and I can't stop going over it",
  reading: readingOf({
    themes: [{ theme: "presentation", probability: 0.8 }],
    feeling: "tense",
    time: "ahead",
    day: "tomorrow",
    goals: [
      toldGoal("You speak up in meetings.", "I speak up in meetings.", "speaking"),
      toldGoal("You run your own design studio.", "I run my own design studio.", "business"),
      toldGoal("You sleep eight hours.", "I sleep eight hours.", "sleep"),
    ],
  }),
  words: 90,
  earlier: [],
};

const lengths = [
  [1, 90],
  [3, 250],
  [5, 400],
] as const;

const textOf = (script: Script) => script.lines.map((line) => line.text).join(" ");

function wordsOf(script: Script): number {
  return script.lines.flatMap((line) => line.text.split(/\s+/)).length;
}

const unheard = () => undefined;

/** What every writer promises, whatever it writes with. */
export function describeWriter(name: string, create: () => Writer): void {
  const { signal } = new AbortController();

  test(`${name}: a script has a title, a type line and lines that can be spoken`, async () => {
    const script = await create().write(commission, unheard, signal);
    expect(script.title.split(" ").length).toBeGreaterThanOrEqual(2);
    expect(script.title.split(" ").length).toBeLessThanOrEqual(6);
    expect(script.preference.split(" ").length).toBeGreaterThanOrEqual(2);
    expect(script.preference.split(" ").length).toBeLessThanOrEqual(4);
    for (const line of script.lines) {
      expect(line.text).toMatch(/^[A-Z].*[.?!]$/);
      expect(line.text).not.toMatch(/[\n*_#"“”’;()[\]{}<>]/);
    }
  });

  test(`${name}: a script opens, speaks of each goal, and closes`, async () => {
    const script = await create().write({ ...commission, length: 3, words: 250 }, unheard, signal);
    expect(script.lines[0]?.role).toBe("opening");
    expect(script.lines[0]?.startsParagraph).toBe(true);
    expect(script.lines.at(-1)?.role).toBe("close");
    const roles = new Set(script.lines.map((line) => line.role));
    for (const role of ["mind", "goal-1", "goal-2", "goal-3", "said-along"] as const) {
      expect(roles).toContain(role);
    }
  });

  test(`${name}: a script is about as long as it was asked to be`, async () => {
    for (const [length, words] of lengths) {
      const script = await create().write({ ...commission, length, words }, unheard, signal);
      expect(wordsOf(script)).toBeGreaterThanOrEqual(words * 0.75);
      expect(wordsOf(script)).toBeLessThanOrEqual(words * 1.2);
    }
  });

  test(`${name}: dropping what is expendable leaves an opening and a close`, async () => {
    const script = await create().write(commission, unheard, signal);
    const needed = script.lines.filter((line) => line.expendable === 0);
    expect(needed[0]).toBe(script.lines[0]);
    expect(needed.at(-1)).toBe(script.lines.at(-1));
    expect(needed.length).toBeLessThan(script.lines.length);
  });

  test(`${name}: blank goals count as absent`, async () => {
    const reading = { ...commission.reading, goals: [null, null, null] };
    const script = await create().write(
      { ...commission, reading, goals: ["", "  ", ""] },
      unheard,
      signal,
    );
    expect(script.lines.some((line) => line.role.startsWith("goal"))).toBe(false);
    expect(script.lines.length).toBeGreaterThan(5);
  });

  test(`${name}: a title that the person has already is not given again`, async () => {
    const writer = create();
    const script = await writer.write(commission, unheard, signal);
    const text = script.lines.map((line) => line.text).join(" ");
    const earlier = [{ title: script.title, text, answersHarm: false }];
    for (let count = 0; count < 40; count += 1) {
      const next = await writer.write({ ...commission, id: `${count}`, earlier }, unheard, signal);
      expect(next.title).not.toBe(script.title);
    }
  });

  test(`${name}: a goal whose grammar is not certain is not said back`, async () => {
    const goals = commission.reading.goals.map((goal) => goal && { ...goal, told: null });
    const reading = { ...commission.reading, goals };
    for (const [length, words] of lengths) {
      const script = await create().write(
        { ...commission, length, words, reading },
        unheard,
        signal,
      );
      expect(textOf(script)).not.toMatch(/speak up in meetings|design studio|eight hours/i);
    }
  });

  test(`${name}: a goal that is sore today is not told, not even to say along`, async () => {
    const goals = commission.reading.goals.map((goal) => goal && { ...goal, isSore: true });
    const reading = { ...commission.reading, goals };
    for (const [length, words] of lengths) {
      const script = await create().write(
        { ...commission, length, words, reading },
        unheard,
        signal,
      );
      expect(textOf(script)).not.toMatch(/speak up in meetings|design studio|eight hours/i);
    }
  });

  test(`${name}: with no theme at hand nothing is remarked of what is on the mind`, async () => {
    const reading = readingOf({ goals: [null, null, null] });
    for (const [length, words] of lengths) {
      const script = await create().write(
        { ...commission, goals: ["", "", ""], length, words, reading },
        unheard,
        signal,
      );
      expect(textOf(script)).not.toMatch(/presentation|slides|audience/i);
    }
  });

  test(`${name}: the person's own words are not said back where nothing is certain`, async () => {
    const description = "He said I'm enormous and the funeral is on Friday";
    const reading = { ...commission.reading, themes: [], day: null };
    for (const [length, words] of lengths) {
      const script = await create().write(
        { ...commission, length, words, description, reading },
        unheard,
        signal,
      );
      expect(textOf(script)).not.toMatch(/enormous|funeral|friday/i);
    }
  });

  test(`${name}: an aborted commission is rejected`, async () => {
    const aborted = AbortSignal.abort(new Error("no longer needed"));
    await expect(create().write(commission, unheard, aborted)).rejects.toThrow("no longer needed");
  });
}
