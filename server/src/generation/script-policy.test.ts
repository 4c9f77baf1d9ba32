import { readingOf, toldGoal } from "@hearten/reading/reading.fixture.ts";
import { describe, expect, it } from "vitest";
import type { Commission } from "../ports/writer.ts";
import { createScriptPolicy } from "./script-policy.ts";

const commission: Commission = {
  id: "one",
  length: 1,
  goals: ["I run marathons with Aigerim", "I sleep on the Paraná"],
  description: "The talk is on Friday, and São Paulo is far away from 10 of us.",
  reading: readingOf({
    goals: [
      {
        ...toldGoal("You run marathons.", "I run marathons.", "movement"),
        isSore: true,
      },
      toldGoal("You sleep well.", "I sleep well.", "sleep"),
      null,
    ],
  }),
  words: 90,
  earlier: [
    {
      title: "One",
      text: "The kettle is on. Nothing in this room asks you to hurry through it.",
      answersHarm: false,
    },
    ...Array.from({ length: 9 }, () => ({
      title: "Another",
      text: "A day went by.",
      answersHarm: false,
    })),
    {
      title: "Long ago",
      text: "The lamp in the hall waits for whoever comes home late tonight.",
      answersHarm: false,
    },
  ],
};
const instructions = "Choose one picture that fits this person\nand let it return near the end.";
const policy = createScriptPolicy(commission, instructions);

describe("The policy of scripts", () => {
  it.each([
    "There's a talk on Friday, and your mind is there already.",
    "Aigerim is glad of you. Sao Paulo's far, and it'll be there in January.",
    "I'm ready. I've done this before, even on Mondays.",
    "You sleep by the Parana, and the water knows the way.",
    "The kettle is on.",
    "The lamp in the hall waits for whoever comes home late tonight.",
  ])("lets pass: %s", (text) => {
    expect(policy.findFault(text)).toBeNull();
  });

  it.each([
    ["an address", "See www.example.com for more.", "address"],
    ["an account", "Write to @hearten tonight.", "address"],
    ["markup", "Let it *all* go.", "markup"],
    ["brackets", "Let it go (softly).", "markup"],
    ["a picture", "Let it go \u{1F642} now.", "picture"],
    ["figures", "Breathe in for 4.", "figures"],
    ["another script", "Всё хорошо.", "English"],
    ["shouting", "LET IT ALL GO NOW.", "shouts"],
    ["its making", "This affirmation is for you.", "made"],
    ["a stage direction", "Narrator: let it go.", "stage"],
    ["a promise", "The universe has your back.", "promises"],
    ["a stranger's name", "And Margaret thinks so, too.", "names"],
    ["the instructions", "Choose one picture that fits this person and let it return.", "back"],
    ["a line that was heard", "Nothing in this room asks you to hurry through it.", "heard lately"],
    [
      "almost a line that was heard",
      "Nothing in this room asks you to hurry through that.",
      "almost these words",
    ],
    ["a goal left in peace", "You run marathons with Aigerim still.", "left in peace"],
    ["far too many words", `Let ${"it go and ".repeat(9)}rest.`, "longer"],
  ])("finds %s", (_, text, because) => {
    expect(policy.findFault(text)).toContain(because);
  });
});

/** What a policy says of a line when that goal is to be left in peace. */
const findFaultBeside = (goal: string, text: string) =>
  createScriptPolicy(
    {
      ...commission,
      goals: [goal],
      reading: readingOf({ goals: [{ ...toldGoal("", ""), isSore: true }] }),
      earlier: [],
    },
    "",
  ).findFault(text);

describe("A goal that is left in peace", () => {
  it.each([
    ["I run marathons", "You run marathons."],
    ["I run marathons", "And every Sunday you still run marathons in the rain."],
    ["get pregnant", "You get pregnant this spring."],
    ["I want to get pregnant", "In the spring you get pregnant."],
    ["Sober", "You are sober, one day after the other."],
    ["I’m a mother of two", "You're a mother of two, and that is so."],
    ["My own studio in São Paulo", "There's light in your own studio in Sao Paulo."],
    // The plan has no line for it: not even as a wish.
    ["I run marathons", "You want to run marathons."],
    ["get pregnant", "You'd like to get pregnant."],
  ])("is not spoken of, whoever it is told of: %s / %s", (goal, text) => {
    expect(findFaultBeside(goal, text)).toContain("left in peace");
  });

  it.each([
    ["I run marathons", "Let the water run while you stand here."],
    ["get pregnant", "You get to put it down for a while."],
    ["Sober", "Somewhere a soberer clock goes on without you."],
    ["I am a mother of two", "You are a friend of two people at least."],
    ["I sleep eight hours and wake rested", "Wake when you wake."],
    ["I am", "You are here."],
    ["…", "You are here."],
  ])("leaves other words alone: %s / %s", (goal, text) => {
    expect(findFaultBeside(goal, text)).toBeNull();
  });
});
