import { expect, test } from "vitest";
import { turnToYou } from "./second-person.ts";

test.each([
  ["I can't stop going over it", "you can't stop going over it"],
  ["I am tired", "you're tired"],
  ["I am not ready", "you're not ready"],
  ["I'm behind everyone else", "you're behind everyone else"],
  ["I've lost my keys", "you've lost your keys"],
  ["I was so nervous that I was shaking", "you were so nervous that you were shaking"],
  ["I really was sure of myself", "you really were sure of yourself"],
  ["my boss yelled at me", "your boss yelled at you"],
  ["that book is mine", "that book is yours"],
  ["my daughter and I talk", "you and your daughter talk"],
  ["my father was kind to me", "your father was kind to you"],
  ["I know who I am", "you know who you are"],
  ["nobody is as tired as I am", "nobody is as tired as you are"],
  ["we are moving house", "you're moving house"],
  ["I do not know what I am doing", "you don't know what you're doing"],
  ["I work hard and am tired", "you work hard and are tired"],
  ["I left and was sad", "you left and were sad"],
  ["it is too much for me", "it's too much for you"],
  ["I'd like to rest", "you'd like to rest"],
  ["I can not sleep", "you can't sleep"],
  ["I will not give up", "you won't give up"],
  ["I moved to the US", "you moved to the US"],
  ["they told us", "they told you"],
  ["I manage my type I diabetes", "you manage your type I diabetes"],
  ["I wrote about World War I", "you wrote about World War I"],
  ["I like the part I play", "you like the part you play"],
])("%j becomes %j", (own, said) => {
  expect(turnToYou(own)).toBe(said);
});
