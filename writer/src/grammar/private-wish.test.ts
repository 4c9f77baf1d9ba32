import { expect, it } from "vitest";
import { isPrivateWish } from "./private-wish.ts";
import { tellWish } from "./wish.ts";

it.each([
  "get pregnant",
  "conceive by summer",
  "get custody",
  "get over him",
  "win her back",
  "get my marriage back",
  "leave my husband",
  "stop hiding the bills from my wife",
  "stop lying to my mother",
  "come out to my parents",
  "lose the belly so he looks at me",
  "get taller",
  "see spring",
  "bake better bread than my mother in law",
  "stop shouting at kids",
  "open marriage",
  "my husband not to find out",
  "quiet for the voices",
  "look at myself in the mirror",
  "get rid of my flatmate",
  "lose baby",
  "leave husband",
  "in my grave",
  "off my meds",
  "wife gone",
  "voices gone",
  "my husband in the ground",
])("What would embarrass or hurt aloud isn't said: %j", (goal) => {
  expect(isPrivateWish(goal)).toBe(true);
  expect(tellWish(goal)).toBeNull();
});

it.each([
  "live to see my grandson",
  "open a bakery",
  "lie on the beach",
  "move on from retail",
  "save money so that we can travel",
  "work in a prison",
  "be a better father than I was",
  "hide and seek with the kids",
  "find out who my grandfather was",
  "get rid of my debts",
  "sing with the voices of Harlem",
  "buy my wife a house she loves",
  "look after my mum so she can rest",
  "leave her a legacy",
])("What sounds like it may be said: %j", (goal) => {
  expect(isPrivateWish(goal)).toBe(false);
});

it.each(["dad sober", "husband to stop drinking"])(
  "What somebody near has to leave off isn't said: %j",
  (goal) => {
    expect(tellWish(goal)).toBeNull();
  },
);
