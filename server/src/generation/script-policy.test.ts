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
const instructions = `Choose one picture that fits this person
and let it return near the end. Small, concrete, physical things: the hand on the door, the first sentence.

Tired the way anyone is who has carried something a long way without putting it down.
That's only care, arriving early. Now set the slides down and leave them.`;
const policy = createScriptPolicy(commission, instructions);

describe("The policy of scripts", () => {
  it.each([
    "There's a talk on Friday, and your mind is there already.",
    "Aigerim is glad of you. Sao Paulo's far, and it'll be there in January.",
    "I'm ready. I've done this before, even on Mondays.",
    "You sleep by the Parana, and the water knows the way.",
    "The kettle is on.",
    "The lamp in the hall waits for whoever comes home late tonight.",
    "Aigerim knows. Embers keep. Exhale, and linger a little, twilight has time.",
    "Kneading bread, you don't hurry. Nobody's waiting, and can't be.",
    "You carried it a long way. Put it down by the door, the first sentence can wait.",
    "The piano's in the next room, and the music can wait until you sit down.",
    "Pause at the door for a moment, and let your voice settle.",
    "It's half past nine a.m. and the day is yours.",
    "Compassion can start small.",
    "Clarity comes later.",
    "You savor it.",
    "Mindfulness is a big word for it.",
    "Gently remind yourself: this is enough.",
    "Pause. Feel the floor under your feet.",
    "Tell yourself, This is enough.",
    "Try this: Breathe in, and wait.",
    "A little goal-setting can wait.",
  ])("lets pass: %s", (text) => {
    expect(policy.findFault(text)).toBeNull();
  });

  it.each([
    ["an address", "See www.example.com for more.", "address"],
    ["an account", "Write to @hearten tonight.", "address"],
    ["an address of a country", "There's more at mindful.co.uk tonight.", "address"],
    ["an address of any ending", "Breathe with calm.me for a while.", "address"],
    ["an address in words", "You'll find it at example dot com, all of it.", "address"],
    ["markup", "Let it *all* go.", "markup"],
    ["what is left of markup", "Let it go,&nbsp, and rest.", "markup"],
    ["a sign that nobody speaks", "Let it go \u2192 now.", "markup"],
    ["brackets", "Let it go (softly).", "markup"],
    ["a picture", "Let it go \u{1F642} now.", "picture"],
    ["a flag", "Let it go \u{1F1EC}\u{1F1E7} now.", "picture"],
    ["figures", "Breathe in for 4.", "figures"],
    ["another script", "Всё хорошо.", "English"],
    ["Spanish", "Respira hondo y deja que el dia descanse.", "English"],
    ["French", "Respire doucement, et laisse la journ\u00E9e se poser.", "English"],
    ["German", "Du bist hier, und das ist genug.", "English"],
    ["a few words of another language", "Ahora puedes soltar.", "English"],
    ["half a line of another language", "Breathe in, y deja que todo descanse.", "English"],
    ["shouting", "LET IT ALL GO NOW.", "shouts"],
    ["its making", "This affirmation is for you.", "made"],
    ["a stage direction", "Narrator: let it go.", "stage"],
    ["music", "Soft music plays in the background.", "stage"],
    ["music that goes", "The music slowly fades.", "stage"],
    ["how it is to be spoken", "Softly, whispering: let it go.", "stage"],
    ["what the voice does", "The voice drops to a whisper.", "stage"],
    ["a silence", "Pause for three seconds.", "stage"],
    ["a long silence", "Long pause.", "stage"],
    ["a key of what was told", "It stands under keepAwayFrom, so leave it.", "made"],
    ["a part's name", "This is for goal-two and said-along.", "made"],
    ["a promise", "The universe has your back.", "promises"],
    ["a stranger's name", "And Margaret thinks so, too.", "names"],
    ["a stranger's name at the start", "Margaret is proud of you today.", "names"],
    ["a name at a second sentence's start", "Let it go. Priya's already there.", "names"],
    ["the instructions", "Choose one picture that fits this person and let it return.", "back"],
    [
      "the instructions with a word before them",
      "Remember: small, concrete, physical things: the hand on the door.",
      "back",
    ],
    [
      "an example with a word before it",
      "You're tired the way anyone is who has carried something a long way.",
      "back",
    ],
    ["most of an example", "So set the slides down and leave them here.", "back"],
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

describe("A title", () => {
  it.each(["After the Talk", "Before The Night Shift", "Friday With Aigerim", "A January walk"])(
    "may be: %s",
    (title) => {
      expect(policy.findTitleFault(title)).toBeNull();
    },
  );

  it.each([
    ["Margaret's Quiet Day", "names"],
    ["A walk with Priya", "names"],
    ["Un Dia Tranquilo", "names"],
    ["After the Funeral", "wound"],
    ["Take the Pills Tonight", "wound"],
    ["A calm dot com day", "address"],
  ])("may not be: %s", (title, because) => {
    expect(policy.findTitleFault(title)).toContain(because);
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
