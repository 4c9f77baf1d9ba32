import { expect, it } from "vitest";
import { isBadlySpokenOf } from "./said-of-them.ts";

it.each([
  "He said I'm enormous.",
  "He says I look like a whale.",
  "they called me a whale",
  "Called me a whale, in front of everybody.",
  "She said my coat is nice, and then he said I'm enormous.",
  "Everybody used to call me makwerekwere.",
  "She told me my dough is wrong.",
  "He thinks I never listen.",
  "My father says I will come to nothing.",
  "She thinks I'm sulking.",
  "The panel told me I wasn't ready.",
  "wife says I stink up the whole stair",
  "maisie said i cant be in her group anymore",
  "He says I embarrassed him by asking.",
  "My own husband said I've let myself go.",
])("What others say badly of who writes is heard as that: %j", (sentence) => {
  expect(isBadlySpokenOf(sentence)).toBe(true);
});

it.each([
  "She said my hands are cold.",
  "don Chuy said i play like i have been hungry once.",
  "She called me Tomás the whole afternoon.",
  "She called me to ask whether I am coming.",
  "everyone says I'm so generous",
  "He thought I am from here, hah!",
  "My teacher said my voice is good for recitation.",
  "The mayor said my name right.",
  "they all say I'm looking great",
  "my siblings are all calling me as if I am the bank.",
  "The doctor say I must change the food or the diabetes gets worse.",
])("What others say kindly or plainly may be said: %j", (sentence) => {
  expect(isBadlySpokenOf(sentence)).toBe(false);
});
