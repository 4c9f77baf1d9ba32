import { expect, test } from "vitest";
import type { Commission, EarlierInspiration, Line, Script } from "../../../ports/writer.ts";
import { compose } from "./compose.ts";
import { descriptions, goalSets } from "./corpus.ts";
import { runsOnYou } from "./draft.ts";

const sizes = [
  [1, 112],
  [3, 320],
  [5, 530],
] as const;

function commissionOf(
  description: string,
  goals: readonly string[],
  [length, words]: (typeof sizes)[number],
  id: string,
  earlier: readonly EarlierInspiration[] = [],
): Commission {
  return { id, length, words, goals, description, earlier };
}

/** Each description with two sets of goals, in all lengths. */
const scripts: readonly {
  readonly about: string;
  readonly goals: readonly string[];
  readonly words: number;
  readonly script: Script;
}[] = descriptions.flatMap((description, index) =>
  sizes.flatMap((size) =>
    [index, index + 7].map((offset) => {
      const goals = goalSets[offset % goalSets.length] ?? [];
      return {
        goals,
        about: `${description.slice(0, 40)} / ${goals.join(" / ").slice(0, 60)} / ${size[0]}`,
        words: size[1],
        script: compose(commissionOf(description, goals, size, `id ${offset}`)),
      };
    }),
  ),
);

function offending(wrong: (line: Line) => boolean): readonly string[] {
  return scripts.flatMap(({ about, script }) =>
    script.lines.filter(wrong).map((line) => `${line.text}   [${about}]`),
  );
}

function textOf(script: Script): string {
  return script.lines.map((line) => (line.startsParagraph ? "\n\n" : " ") + line.text).join("");
}

function wordsOf(lines: readonly Line[]): number {
  return lines.flatMap((line) => line.text.split(/\s+/)).length;
}

test("a line is plain English that can be said aloud", () => {
  expect(offending(({ text }) => !/^[A-Z][A-Za-z0-9 ,.?!:'"-]*[.?!]$/.test(text))).toEqual([]);
  expect(offending(({ text }) => /\s\s|\s[,.?!]|[,.]{2}|[?!]{2}|--|\{|\}/.test(text))).toEqual([]);
});

test("figures are said in words", () => {
  expect(offending(({ text }) => /\b\d{1,2}\b|\d[a-z]|,\d/.test(text))).toEqual([]);
});

test("a line has at most 24 words", () => {
  expect(offending(({ text }) => text.split(" ").length > 24)).toEqual([]);
});

test("no word is doubled", () => {
  const doubled = /\b(\w+(?:'\w+)?) \1\b/i;
  const meant = /\bhad had\b|\bthat that\b/i;
  expect(offending(({ text }) => doubled.test(text) && !meant.test(text))).toEqual([]);
});

test("verbs agree with their subject", () => {
  const broken =
    /(?:^|[,.] |\band |\bbut |\bthat |\bif )you (?:am|is|has|does|was|doesn't|isn't|wasn't|hasn't)\b|\byou're (?:am|are|is|you|been)\b|\bI (?:is|are|has|were)\b|\byour your\b|\byou I\b|\byou you\b/i;
  expect(offending(({ text }) => broken.test(text))).toEqual([]);
});

test("a and an stand right", () => {
  const wrong =
    /\ba (?!one\b|once\b|uni(?!n|m)|us[aeiu]|eu)[aeiou]\w*|\ban (?!hour|honest|heir|honou?r)[^aeiou\s]\w*/;
  expect(offending(({ text }) => wrong.test(text))).toEqual([]);
});

test("nothing is promised, scolded, diagnosed or told of the product", () => {
  const forbidden =
    /\b(?:universe|manifest\w*|limitless|affirmation\w*|app|generated|your goals? of|disorder|symptom of|you must|idiot|stupid|loser|failure|shit|sh t)\b/i;
  expect(offending(({ text }) => forbidden.test(text))).toEqual([]);
});

test("three lines in a row never begin with You, whatever is dropped", () => {
  expect(scripts.filter(({ script }) => runsOnYou(script.lines)).map(({ about }) => about)).toEqual(
    [],
  );
});

test("no line comes twice in a script", () => {
  const repeating = scripts.filter(
    ({ script }) => new Set(script.lines.map((line) => line.text)).size < script.lines.length,
  );
  expect(repeating.map(({ about }) => about)).toEqual([]);
});

test("a script has as many words as were asked for, or up to 12 percent more", () => {
  const off = scripts
    .map(({ about, script, words }) => ({ about, ratio: wordsOf(script.lines) / words }))
    .filter(({ ratio }) => ratio < 1 || ratio > 1.12);
  expect(off).toEqual([]);
});

test("other amounts of words are met as well", () => {
  const off = [90, 100, 125, 140, 300, 360, 480, 600].flatMap((words) =>
    goalSets.map((goals, index) => {
      const length = words < 200 ? 1 : words < 400 ? 3 : 5;
      const script = compose({
        ...commissionOf(descriptions[index] ?? "", goals, sizes[0], `words ${index}`),
        length,
        words,
      });
      return { words, index, ratio: wordsOf(script.lines) / words };
    }),
  );
  expect(off.filter(({ ratio }) => ratio < 0.97 || ratio > 1.16)).toEqual([]);
});

test("a script whose goals are all sore is whole and of its length, also the tenth one", () => {
  const goals = ["My mum is healthy", "I have a loving husband", "My kids are happy"];
  for (const size of sizes) {
    const earlier: EarlierInspiration[] = [];
    for (let count = 0; count < 10; count += 1) {
      const script = compose(
        commissionOf("My mum died on Monday", goals, size, `sore ${count}`, earlier),
      );
      const ratio = wordsOf(script.lines) / size[1];
      expect(ratio, `${size[0]} ${count}`).toBeGreaterThanOrEqual(1);
      expect(ratio, `${size[0]} ${count}`).toBeLessThanOrEqual(1.12);
      const roles = new Set(script.lines.map((line) => line.role));
      expect([...roles].toSorted()).toEqual([
        "close",
        "goal-1",
        "goal-2",
        "goal-3",
        "mind",
        "opening",
        "said-along",
      ]);
      earlier.unshift({ title: script.title, text: textOf(script) });
    }
  }
});

test("dropping lines by level leaves an opening, a close and enough to cut", () => {
  for (const { script } of scripts) {
    for (const level of [3, 2, 1]) {
      const left = script.lines.filter((line) => line.expendable < level);
      expect(left[0]?.role).toBe("opening");
      expect(left.at(-1)?.role).toBe("close");
      expect(left.some((line) => line.role === "mind")).toBe(true);
      expect(left.some((line) => line.role === "said-along")).toBe(true);
    }
    const needed = script.lines.filter((line) => line.expendable === 0);
    expect(wordsOf(needed)).toBeLessThan(wordsOf(script.lines) * 0.65);
  }
});

test("the parts come in order and every paragraph begins with what stays longest", () => {
  const order = ["opening", "mind", "goal", "said-along", "close"];
  for (const { script } of scripts) {
    const ranks = script.lines.map((line) => order.indexOf(line.role.replace(/-\d$/, "")));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(script.lines[0]?.startsParagraph).toBe(true);
  }
});

test("each goal that was written is told, and no other", () => {
  for (const { script, goals } of scripts) {
    const roles = new Set(
      script.lines.map((line) => line.role).filter((role) => role.startsWith("goal")),
    );
    expect(roles.size).toBe(goals.filter((goal) => goal.trim() !== "").length);
  }
});

test("a title has two to six words, a type line two or three, neither ends in a stop", () => {
  const wrong = scripts.filter(
    ({ script }) =>
      !/^[A-Z][\w',-]*(?: [\w',-]+){1,5}$/.test(script.title) ||
      !/^[A-Z][\w-]*(?: [\w-]+){1,2}$/.test(script.preference),
  );
  expect(wrong.map(({ script }) => [script.title, script.preference])).toEqual([]);
});

test("the same commission gives the same script, another id another one", () => {
  for (const size of sizes) {
    const goals = goalSets[0] ?? [];
    const about = descriptions[0] ?? "";
    const one = compose(commissionOf(about, goals, size, "one"));
    expect(compose(commissionOf(about, goals, size, "one"))).toEqual(one);
    const other = compose(commissionOf(about, goals, size, "two"));
    const known = new Set(one.lines.map((line) => line.text));
    const common = other.lines.filter((line) => known.has(line.text));
    expect(common.length).toBeLessThan(other.lines.length * 0.45);
  }
});

test("ten inspirations of one person share no line and open in different ways", () => {
  for (const size of sizes) {
    for (const index of [0, 1, 2, 3, 4]) {
      const goals = goalSets[index] ?? [];
      const about = descriptions[index * 5] ?? "";
      const earlier: EarlierInspiration[] = [];
      const heard = new Map<string, number>();
      const repeated: string[] = [];
      for (let count = 0; count < 10; count += 1) {
        const script = compose(commissionOf(about, goals, size, `ten ${count}`, earlier));
        for (const line of script.lines) {
          if (heard.has(line.text)) {
            repeated.push(`${line.role} ${line.text}`);
          }
          heard.set(line.text, count);
        }
        earlier.unshift({ title: script.title, text: textOf(script) });
      }
      expect(repeated, `${about} ${size[0]}`).toEqual([]);
    }
  }
});

test("a title comes again only after six others, whatever image there is", () => {
  for (const description of [...descriptions, "I don't want to live any more"]) {
    const earlier: EarlierInspiration[] = [];
    const again: string[] = [];
    for (let count = 0; count < 15; count += 1) {
      const [goals = []] = goalSets;
      const { title } = compose(commissionOf(description, goals, sizes[0], `${count}`, earlier));
      if (earlier.slice(0, 6).some((inspiration) => inspiration.title === title)) again.push(title);
      earlier.unshift({ title, text: "" });
    }
    expect(again, `about ${description}`).toEqual([]);
  }
});
