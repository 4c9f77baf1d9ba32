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
