import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tellGoal } from "./goal.ts";
import { tellWish } from "./wish.ts";

interface Row {
  readonly goal: string;
  /** Null where it must not be told as a fact. */
  readonly you: string | null;
}

function readRows(name: string): Row[] {
  return readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [, goal = "", you = "-"] = line.split("\t");
      return { goal, you: you === "-" ? null : you };
    });
}

test.each(["goals.tsv", "second-goals.tsv"])(
  "of %s few are told wrongly, and most are told",
  (name) => {
    const rows = readRows(name);
    const told = rows.map(({ goal, you }) => ({ goal, you, told: tellGoal(goal)?.you ?? null }));
    const wrong = told.filter((row) => row.told !== null && row.told !== row.you);
    const tellable = told.filter(({ you }) => you !== null);
    const isTold = tellable.filter((row) => row.told !== null);
    expect(wrong.length / rows.length > 0.01 ? wrong : []).toEqual([]);
    expect(isTold.length / tellable.length).toBeGreaterThanOrEqual(0.9);
  },
);

test.each([
  ["I run my own studio", "You run your own studio.", "I run my own studio."],
  ["im fit & healthy!!! 💪", "You're fit and healthy.", "I'm fit and healthy."],
  [
    "Me and my brother speak again",
    "You and your brother speak again.",
    "My brother and I speak again.",
  ],
  ["I AM A BRAVE WOMAN", "You're a brave woman.", "I am a brave woman."],
  ["we own our land", "You own your land.", "We own our land."],
  ["i wake up at 5am", "You wake up at five in the morning.", "I wake up at five in the morning."],
  ["I've run a 10k", "You've run a ten k.", "I've run a ten k."],
  ["I moved to Spain in 2019", null, null],
  ["- I speak french", "You speak French.", "I speak French."],
])("%j is told as %j and as %j", (goal, you, i) => {
  expect(tellGoal(goal)).toEqual(you === null ? null : { you, i });
});

test.each([
  ["I learn to say no to the choir committee", "to learn to say no to the choir committee"],
  ["I finish form 7", "to finish form seven"],
  ["I stop fearing people", "to stop fearing people"],
  ["I live long enough that Saba remembers me", "to live long enough that Saba remembers you"],
  ["I become a nurse", "to become a nurse"],
  ["I go back to college for animation", "to go back to college for animation"],
  ["I get my CDL", "to get your CDL"],
  ["I pay the cooperative in full", "to pay the cooperative in full"],
  ["I say no to the committee this time", "to say no to the committee this time"],
])("%j happens once: it is %j, and no fact", (goal, wish) => {
  expect(tellGoal(goal)).toBeNull();
  expect(tellWish(goal)).toBe(wish);
});

test.each([
  "I learn fast and I remember what I read",
  "I finish what I start drawing",
  "I buy what I need and not more",
  "I start my day with a walk",
  "I open my bills the day they come",
  "I learn how to cook one new dish every week",
])("%j is what somebody does again and again", (goal) => {
  expect(tellGoal(goal)?.you).toMatch(/^You/);
});

test.each([
  "I have ten regular clients",
  "My home is tidy and I enjoy being in it",
  "My book is finished and I'm happy with it",
])("%j keeps what is no pair and no perfect apart", (goal) => {
  expect(tellGoal(goal)?.you).not.toMatch(/^You and|^You've/);
});

// English that isn't quite right, as learners really type it: never said back, for it would sound like mockery.
test("of English that isn't quite right hardly anything is said back", () => {
  const goals = readFileSync(new URL("learners-goals.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const told = goals.filter((goal) => tellGoal(goal) !== null);
  expect(told.length / goals.length > 0.03 ? told : []).toEqual([]);
});

test.each(["I stay in ma ain hoose", "I keep warm wi the stove", "I nevah miss practice"])(
  "%j can't be turned to you",
  (goal) => {
    expect(tellGoal(goal)).toBeNull();
  },
);

test.each(["I finish my MA and teach every week", "I teach tae kwon do"])(
  "%j is plain English",
  (goal) => {
    expect(tellGoal(goal)?.you).toMatch(/^You/);
  },
);

test.each([
  "I run my own",
  "I know how to",
  "My book is in every",
  "I am happy because",
  "I walk every",
  "I live with",
  "I don't need",
  "I am",
  "My life",
])("%j is cut off", (goal) => {
  expect(tellGoal(goal)).toBeNull();
});

// Whose affair it is, when it is, and whether one would like to hear it.
test.each([
  "My son passes his exams",
  "my mum is sober",
  "I'm moving to Spain next month",
  "I find a job",
  "I win the league",
  "I am no good at anything",
  "I'm not happy",
  "I never sleep",
  "I beat my wife",
  "I am a virgin until marriage",
  "I never hit my wife again",
  "I lost my dad",
  "I've been looking at pictures of us",
  "Am I happy?",
  "You are strong",
  "Soy feliz",
  "我很平静",
  "I miei figli stanno bene",
  "see www.example.org",
  "",
  "   ",
  "😀",
])("%j is no fact to be told", (goal) => {
  expect(tellGoal(goal)).toBeNull();
});
