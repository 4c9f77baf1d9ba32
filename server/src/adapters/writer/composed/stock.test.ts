import { expect, test } from "vitest";
import { anyGoal, presence, together } from "./any-goal.ts";
import { breaths } from "./breaths.ts";
import { handovers, settling } from "./closings.ts";
import { crisisNames } from "./crisis.ts";
import * as crisis from "./crisis-lines.ts";
import { bridges } from "./bridges.ts";
import { goalKinds } from "./goal-kind-list.ts";
import { general as generalKind } from "./goal-kinds/general.ts";
import { tender } from "./goal-kinds/tender.ts";
import { images } from "./image-list.ts";
import { openings } from "./openings.ts";
import type { Passage } from "./passage.ts";
import { alongLeads, generalAlong } from "./said-along.ts";
import { themes } from "./theme-list.ts";
import { generalTheme } from "./themes.ts";
import { unspoken } from "./themes/general.ts";

const allThemes = [...themes, generalTheme];
const allKinds = [...goalKinds, tender, generalKind];

const stock: readonly (readonly [string, readonly Passage[]])[] = [
  ["openings", openings.flat()],
  ["breaths", breaths],
  ["any goal", anyGoal],
  ["together", together],
  ["presence", presence],
  ["unspoken", unspoken],
  ["settling", settling],
  ["handovers", handovers],
  [
    "bridges",
    Object.values(bridges).flatMap((kinds) =>
      Object.values(kinds)
        .flat()
        .map((line) => [line]),
    ),
  ],
  ["leads", alongLeads],
  ["along", generalAlong],
  ...Object.entries(crisis).map(([name, pool]) => [`crisis ${name}`, pool] as const),
  ...images.flatMap((image) =>
    (["arrive", "stay", "mind", "goal", "close"] as const).map(
      (part) => [`${image.name} ${part}`, image[part]] as const,
    ),
  ),
  ...allThemes.flatMap((theme) =>
    (["meet", "turn", "tie"] as const).map(
      (part) => [`${theme.name} ${part}`, theme[part]] as const,
    ),
  ),
  ...allThemes.flatMap((theme) =>
    (["along", "close"] as const).map(
      (part) => [`${theme.name} ${part}`, theme[part].map((line) => [line])] as const,
    ),
  ),
  ...allKinds.flatMap((kind) =>
    (["instead", "follow", "scene"] as const).map(
      (part) => [`${kind.name} ${part}`, kind[part]] as const,
    ),
  ),
  ...allKinds.map((kind) => [`${kind.name} along`, kind.along.map((line) => [line])] as const),
];

const lines = stock.flatMap(([name, pool]) =>
  pool.flatMap((passage) => passage.map((line) => ({ name, line }))),
);

test("every line of the stock is whole sentences of at most 22 words in plain ASCII", () => {
  const wrong = lines.filter(
    ({ line }) =>
      line.split(" ").length > 22 ||
      !/^[A-Z{][A-Za-z ,.?!:'"{}-]*[.?!]$/.test(line) ||
      /\s\s|\s[.,?!]|--/.test(line),
  );
  expect(wrong).toEqual([]);
});

test("no line of the stock stands in it twice", () => {
  const seen = new Map<string, string>();
  const twice = lines.filter(({ name, line }) => {
    const known = seen.has(line);
    seen.set(line, name);
    return known;
  });
  expect(twice).toEqual([]);
});

test("no passage has three lines in a row that begin with You", () => {
  const wrong = stock.flatMap(([name, pool]) =>
    pool
      .filter((passage) =>
        passage.some((_, index) => {
          const run = passage.slice(index, index + 3);
          return run.length === 3 && run.every((line) => line.startsWith("You"));
        }),
      )
      .map((passage) => `${name}: ${passage[0] ?? ""}`),
  );
  expect(wrong).toEqual([]);
});

test("no line promises, flatters, diagnoses or speaks of the product", () => {
  const forbidden =
    /\b(?:universe|manifest\w*|limitless|abundance|vibration\w*|affirmation\w*|app|minutes? (?:long|inspiration)|generated|goals? of|journey|miracle|destiny|guarantee\w*|cure\w*|amazing|special person|incredible|perfect being)\b/i;
  expect(lines.filter(({ line }) => forbidden.test(line))).toEqual([]);
});

test("every title has two to six words, every type line two to three", () => {
  const wrong = [...allThemes, crisisNames].flatMap((theme) => [
    ...theme.titles.filter((title) =>
      images.some((image) => {
        const { length } = title.replace("{where}", image.where).split(" ");
        return length < 2 || length > 6;
      }),
    ),
    ...theme.preferences.filter((preference) => !/^[A-Z][\w-]*(?: [\w-]+){1,2}$/.test(preference)),
  ]);
  expect(wrong).toEqual([]);
});

test("the stock is deep enough for many scripts", () => {
  expect(lines.length).toBeGreaterThan(2_000);
  expect(themes.filter((theme) => theme.meet.length + theme.turn.length < 12)).toEqual([]);
  expect(goalKinds.filter((kind) => kind.follow.length < 11)).toEqual([]);
  expect(images.length).toBeGreaterThanOrEqual(15);
});
