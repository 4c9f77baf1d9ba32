import { expect, test } from "vitest";
import { tellPerson } from "./person.ts";

const he = { he: "he", him: "him", his: "his" };
const she = { he: "she", him: "her", his: "her" };

test.each([
  ["my grandson is having his operation tomorrow", "your grandson", he],
  ["I'm so proud of my daughter", "your daughter", she],
  ["My wife is in hospital", "your wife", she],
  ["argued with my husband again", "your husband", he],
  ["my boss told me she wants the report by noon", "your boss", she],
  ["my boss is a bully. he shouts at me", "your boss", he],
  ["My best friend is moving away and I'll miss her", "your best friend", she],
  ["my mum has dementia and she forgets me", "your mum", she],
  ["my mum rang. Mother always knows when to ring", "your mum", she],
  ["my mother in law is coming to stay", "your mother-in-law", she],
  ["MY DAD IS DYING", "your dad", he],
  ["My little brother starts school", "your brother", he],
  ["my 5 year old son won't sleep", "your son", he],
  ["my ex husband wants the house", "your ex-husband", he],
  ["it's my nan's birthday", "your nan", she],
  ["my fiancé is away at sea", "your fiance", he],
  ["my partner lost his job", "your partner", he],
  ["my baby is two weeks old and she cries all night", "your baby", she],
  ["my bf dumped me", "your boyfriend", he],
  ["my girlfriend’s pregnant", "your girlfriend", she],
  ["Going to see my uncle in Leeds", "your uncle", he],
  ["my late husband would be seventy today", "your husband", he],
  ["my step dad is kind to me", "your stepdad", he],
])("in %j it is %j", (text, who, pronouns) => {
  expect(tellPerson(text)).toEqual({ who, ...pronouns });
});

test.each([
  ["my boss shouted at me"],
  ["my partner is away and they don't call"],
  ["my sister and my brother are fighting"],
  ["my mum and dad are splitting up"],
  ["my kids are ill"],
  ["my sons won't speak to me"],
  ["my daughter's teacher rang"],
  ["my sister's husband has left her"],
  ["my wife and Tom went without me"],
  ["Lisa told my husband everything"],
  ["my mother tongue is Polish"],
  ["my dad jokes fall flat"],
  ["my boss fight went badly, he was too strong"],
  ["my boss fired his assistant because she was late"],
  ["she left me. my boss is being nice"],
  ["her mother died"],
  ["a friend of mine is ill"],
  ["the boss wants to see me, he sounded cross"],
  ["I want to be a mother"],
  ["one of my sons is ill"],
  ["my wife is in love with another man"],
  ["my daughter and her boyfriend had a row"],
  ["my friends think she is right"],
  ['He said "my wife would never do this"'],
  ["my husband thinks she is after his money"],
  ["my dog is ill and he won't eat"],
  ["my cousin is getting married"],
  ["our son is home"],
  ["if she brings up my mum one more time"],
  ["my colleague said my boss wants me out and he laughed"],
  ["it's not my husband that I'm afraid of"],
  [""],
  ["I feel alone"],
])("in %j nobody is for certain", (text) => {
  expect(tellPerson(text)).toBeNull();
});
