import { expect, it } from "vitest";
import { joinWords } from "./join-words.ts";

it.each([
  ["alone where nothing is begun", " \n", "The garden"],
  ["before what is begun", "The gate", "The garden\n\nThe gate"],
  ["before what only begins like them", "The gardener", "The garden\n\nThe gardener"],
  ["once where the draft is these words", "The garden ", "The garden "],
  ["once where they were joined before", "The garden\n\nThe gate", "The garden\n\nThe gate"],
])("Words come into the draft %s", (_where, begun, joined) => {
  expect(joinWords("The garden", begun)).toBe(joined);
});
