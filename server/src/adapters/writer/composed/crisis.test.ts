import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { isGoalInCrisis, isInCrisis } from "./crisis.ts";

test.each([
  "I want to kill myself",
  "thinking about suicide again",
  "i dont want to live any more",
  "I don't want to be here anymore",
  "everyone would be better off without me",
  "I've been cutting myself",
  "there's no reason to live",
  "I wish I was dead",
  "I just want to end it all",
  "I can’t go on any more",
  "I want to disappear sometimes",
  "i just wanna vanish",
  "I wish I wasn't here",
  "I just want to go to sleep and never wake up",
  "I hope I don't wake up tomorrow",
  "i hope i dont wake up",
  "I hope I don’t wake up tomorrow",
  "I don't want to wake up anymore",
  "if only I never woke up again",
  "I want to fall asleep and not wake up",
  "I'd rather be dead",
  "I’d rather be dead than go on like this",
  "id rather be dead",
  "kms",
  "im gonna kms",
  "i wanna die",
  "I'm tired of living",
  "im so tired of being alive",
  "I'm done with life",
  "life isn't worth living",
  "Life is not worth living any more",
  "lifes not worth living",
  "I don't feel like life is worth living",
  "I wish I'd never been born",
  "wish i was never born",
  "I wish I hadn't been born",
  "I want to stop existing",
  "i just dont want to exist",
  "I wish I didn't exist",
  "I want to jump off a bridge",
  "thinking about jumping in front of a train",
  "I could just drive off a cliff",
  "thinking of taking all my pills",
  "gonna take all my meds tonight",
  "I took too many pills",
  "I want to swallow a whole bottle of pills",
  "I cut again last night",
  "I started cutting again",
  "the urge to cut",
  "I want to slit my wrists",
  "everyone would be better off if I was gone",
  "they'd all be better off if I weren't here",
  "nobody would care if I died",
  "I'm going to end it tonight",
  "im gonna end it",
  "I want to end my life",
  "what's the point of living",
  "whats the point in going on",
  "I don't see a point in living any more",
  "I have nothing to live for",
  "I don't care if I die",
  "I can't go on",
  "I don't want to be in this world any more",
  "I hope I die in my sleep",
  "I do not want to be alive",
  "I feel like dying",
  "I deserve to die",
  "I should just die",
  "I want it all to end",
  "I keep thinking about dying",
  "I wish a car would hit me",
  "I can't stop cutting",
  "i want 2 die",
  "I want to go to sleep forever",
  "I wouldn't mind not waking up",
  "praying to god that i wont wake up tomorrow",
  "why am I even alive",
  "whats the point of living if nobody loves me",
  "I hate being alive",
  "I wish it had been me who died",
  "I'm ending it tonight",
  "feel like ending it",
  "I'm considering taking all my pills",
  "I'm going to jump",
])("%j is heard as a crisis", (text) => {
  expect(isInCrisis(text)).toBe(true);
});

test.each([
  "I want to kill it at the interview",
  "dying to see my sister",
  "killing myself over this thesis",
  "my phone is dead",
  "I can't live without coffee",
  "I want to live by the sea",
  "I don't want to be late",
  "I want to disappear to the sea for a week",
  "I feel like I'm disappearing",
  "I'm dying for a coffee",
  "dying to see her play tonight",
  "I'm going to kill it on stage",
  "I cut sugar again",
  "been cutting carbs and calories",
  "I cut myself some slack",
  "I cut my hair again last night",
  "I shot myself in the foot at work",
  "pills for my allergy",
  "I forgot to take all my pills on time",
  "I ran ten kms",
  "I ran 12kms today",
  "only 5 kms to go",
  "the deadline is killing me",
  "I don't want to wake up at five tomorrow",
  "I hope I don't wake up late",
  "I hope I don't wake the baby",
  "I never wake up rested",
  "I'm tired of living with my parents",
  "I'm tired of living in a small town",
  "a life worth living",
  "my children are my reason to live",
  "I want to take it all in",
  "I'm taking my life back",
  "I have to end it with Mark tonight",
  "what's the point of going on holiday alone",
  "I wasn't born for spreadsheets",
  "I wish I was born in the summer",
  "I jumped off the bridge into the lake and loved it",
  "I want to bungee jump off a bridge",
  "better if I was a bit more patient",
  "I'm dead tired",
  "my dog is going to die",
  "I don't want to live with my ex any more",
  "I could do with being gone for a week",
  "I can't go on holiday this year",
  "my battery is about to die",
  "they cut my hours again",
  "I want to stop living out of a suitcase",
  "the budget needs cutting",
  "I'm ending it with Tom",
  "done with life admin",
  "I take my pills every morning",
  "what if I don't wake up from the surgery",
])("%j is not", (text) => {
  expect(isInCrisis(text)).toBe(false);
});

test.each([
  "I am three years free of self-harm",
  "I no longer self-harm",
  "I've stopped hurting myself",
  "I’ve recovered from self harm",
  "I no longer want to die",
  "a year self-harm free",
])("the goal %j tells of what is over", (goal) => {
  expect(isGoalInCrisis(goal)).toBe(false);
});

test.each([
  "I no longer want to live",
  "I stopped wanting to live, I want to die",
  "kill myself",
  "free of self-harm, and of everything, when I end it all",
])("the goal %j is heard as a crisis", (goal) => {
  expect(isGoalInCrisis(goal)).toBe(true);
});

test.each([
  [1, 112],
  [3, 320],
  [5, 530],
] as const)(
  "a script of %i minutes for a crisis asks to reach a person and lifts nothing",
  (length, words) => {
    const script = compose({
      id: "somebody",
      length,
      words,
      goals: ["I am happy", "I run a studio", "I sleep well"],
      description: "I don't want to live any more",
      earlier: [],
    });
    const text = script.lines.map((line) => line.text).join(" ");
    expect(text).toMatch(/local emergency/);
    expect(text).toMatch(/someone you trust|person you trust/);
    expect(script.lines.find((line) => /local emergency/.test(line.text))?.expendable).toBe(0);
    expect(script.lines.some((line) => line.role.startsWith("goal"))).toBe(false);
    expect(text).not.toMatch(/studio|happy|sleep well/);
    const count = text.split(" ").length;
    expect(count).toBeGreaterThan(words * 0.9);
    expect(count).toBeLessThan(words * 1.15);
  },
);
