import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { readConcern } from "./concern.ts";
import { recogniseThemes } from "./themes.ts";

function read(description: string) {
  return readConcern(cleanText(description), () => false);
}

test.each([
  [
    "Big presentation tomorrow and I can't stop going over it.",
    ["there's a big presentation tomorrow", "you can't stop going over it"],
  ],
  ["I feel like I'm behind everyone else.", ["you feel like you're behind everyone else"]],
  ["so tired 😩 work is A LOT", ["you're so tired", "work is a lot"]],
  ["Money.", ["money is on your mind"]],
  ["my kids", ["your kids are on your mind"]],
  ["can't sleep", ["you can't sleep"]],
  [
    "Lost my job on Friday. Scared about rent.",
    ["you lost your job on Friday", "you're scared about rent"],
  ],
  ["Interview on Friday", ["there's an interview on Friday"]],
  ["first day at the new job tomorrow!!", ["there's your first day at the new job tomorrow"]],
  ["Worrying about my daughter", ["you're worrying about your daughter"]],
  ["I'm such an idiot, I messed up the meeting", ["you messed up the meeting"]],
  ["My dad died three weeks ago", ["your dad died three weeks ago"]],
  ["Estoy muy cansado", []],
  ["asdkjh qwe", []],
  ["what if I fail?", []],
  ["you never listen to me", []],
  ["nothing", []],
  ["The kitchen is a mess and so am I", []],
  ["I should be happy", []],
  ["I have to call my landlord", []],
  ["I have so much to do", ["you have so much to do"]],
])("of %j, %j is said back", (description, clauses) => {
  expect(read(description).clauses).toEqual(clauses);
});

test.each([
  ["Big presentation tomorrow", "tomorrow"],
  ["Interview on friday", "Friday"],
  ["We move next week", "next week"],
  ["Lost my job on Friday", null],
  ["I'm tired", null],
])("%j looks forward to %j", (description, day) => {
  expect(read(description).day).toBe(day);
});

test.each([
  ["Big presentation tomorrow and I can't stop going over it", "presentation"],
  ["interview on Friday, so nervous", "interview"],
  ["what if I fail the exam?", "exam"],
  ["I feel like I'm behind everyone else", "comparison"],
  ["so exhausted, I just want to lie down", "tired"],
  ["work is a lot", "work"],
  ["too much on, I can't keep up", "overwhelm"],
  ["My dad died three weeks ago", "grief"],
  ["he left me after six years", "breakup"],
  ["I had a fight with my sister", "conflict"],
  ["Scared about rent and bills", "money"],
  ["laid off on Friday", "job loss"],
  ["my toddler had a tantrum at bedtime", "parenting"],
  ["we are moving house next week", "moving"],
  ["I haven't painted in months", "creative block"],
  ["should I stay or leave? can't decide", "decision"],
  ["I messed up and I feel ashamed", "mistake"],
  ["awake all night, can't sleep", "sleepless"],
  ["I keep putting off my taxes", "procrastination"],
  ["nobody calls, I'm lonely", "lonely"],
  ["not good enough, total imposter", "doubt"],
  ["anxious about the future", "worry"],
  ["furious about how unfair it was", "angry"],
  ["I feel numb", "numb"],
  ["grateful for a quiet week", "gratitude"],
  ["so excited for the adventure", "hope"],
  ["waiting to hear back", "waiting"],
  ["biopsy on Monday", "health"],
  ["feeling stuck in a rut", "stuck"],
  ["I finally did it, I passed!", "proud"],
  ["just sad today", "sad"],
])("%j is about %s", (description, theme) => {
  expect(recogniseThemes(cleanText(description))[0]?.name).toBe(theme);
});
