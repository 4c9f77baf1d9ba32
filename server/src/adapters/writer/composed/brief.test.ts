import { expect, test } from "vitest";
import { readBrief } from "./brief.ts";
import { compose } from "./compose.ts";

function commissionOf(description: string, goals: readonly string[], id = "x") {
  return { id, length: 5 as const, words: 530, goals, description, earlier: [] };
}

function kindsOf(description: string, ...goals: readonly string[]): readonly string[] {
  return readBrief(commissionOf(description, goals)).goals.map(({ kind }) => kind.name);
}

test.each([
  ["I am a patient father", "children"],
  ["My father and I talk", "family"],
  ["I dance on Saturdays", "playing"],
  ["I finished the quilt for Elena", "creative"],
  ["making the football team", "movement"],
  ["Lost 30 pounds", "body"],
  ["I have 12 employees and none of them fear me", "work"],
  ["I use my wheelchair with pride", "self"],
  ["I have clear skin", "body"],
  ["I graduated top of my class and I got a job and I bought my mom a house by the sea", "study"],
])("%j is a goal of the kind %s", (goal, kind) => {
  expect(kindsOf("busy week", goal)).toEqual([kind]);
});

test.each([
  ["my wife left in March", "A loving marriage"],
  ["I can't get pregnant", "I am a mother"],
  ["The pregnancy test was negative again", "Have a baby"],
  ["we've been trying to conceive for two years", "We have a big family"],
  ["My boyfriend choked me last night", "I feel safe"],
  ["he hits me", "I live in a safe home"],
  ["third miscarriage", "I am a mother"],
  ["chemo tomorrow", "I'm cancer free"],
  ["my family is in a war zone", "I bring my parents to Canada"],
  ["I had a drink last night", "15 years sober"],
  ["My mum died on Monday", "My mum is healthy"],
  ["My dad passed away last week", "My brothers and I are close"],
  ["my son died in May", "My kids are happy"],
  ["the funeral of my best friend was on Friday", "I have a best friend"],
  ["my wife died", "I grow old with her"],
  ["My dog died yesterday", "My dog is healthy"],
  ["he left me last week", "We travel the world"],
  ["My husband left me last week", "I have a loving husband"],
  ["My husband left me last week", "My wife and I are closer than ever"],
  ["we're getting divorced", "We are a happy family"],
  ["I relapsed last night, I drank", "I don't drink"],
  ["My mum died. The exam is tomorrow, revision, finals, studying", "My mum is healthy"],
])("after %j, the goal %j is told tenderly", (description, goal) => {
  expect(kindsOf(description, goal)).toEqual(["tender"]);
});

test.each([
  ["My mum died on Monday", ["My mum is healthy", "I have a loving husband", "My kids are happy"]],
  ["My husband left me last week", ["I have a loving husband", "I am married", "A happy family"]],
  ["I relapsed last night, I drank", ["I don't drink", "I am sober", "I am alcohol-free"]],
])("after %j, none of the goals %j is said, nor said along", (description, goals) => {
  const own = /\b(?:mum|husband|kids|married|family|sober|alcohol|don't drink)\b/i;
  const asked = [
    [1, 112],
    [3, 320],
    [5, 530],
  ] as const;
  for (const [length, words] of asked) {
    for (const id of ["one", "two", "three", "four"]) {
      const { lines } = compose({ ...commissionOf(description, goals, id), length, words });
      const told = lines.filter(({ role }) => role.startsWith("goal") || role === "said-along");
      expect(told.filter(({ text }) => own.test(text))).toEqual([]);
    }
  }
});

test("an undertone never brightens a loss", () => {
  const { theme, undertone } = readBrief(
    commissionOf("third miscarriage. My sister just announced she's pregnant", []),
  );
  expect(theme.name).toBe("pregnancy loss");
  expect(undertone).toBeNull();
});

test.each([
  ["I use my wheelchair with pride", /\b(?:walk\w*|stairs?|feet|stand up|shoes?|legs?)\b/i],
  ["Being blind doesn't stop me", /\b(?:look\w*|see|sees|watch\w*|eyes?|mirror)\b/i],
])("after %j nothing asks for what the person can't do", (goal, asked) => {
  const lines = ["one", "two", "three", "four", "five", "six"].flatMap(
    (id) => compose(commissionOf("so tired this week", [goal], id)).lines,
  );
  expect(lines.filter(({ text }) => asked.test(text))).toEqual([]);
});
