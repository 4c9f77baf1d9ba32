import { describe, expect, it } from "vitest";
import { createAnswerText } from "./answer-text.ts";

/** What is told of the text when it comes in pieces of this length, and the whole. */
function say(said: string, length: number) {
  const pieces: string[] = [];
  const answer = createAnswerText((piece) => pieces.push(piece));
  for (let at = 0; at < said.length; at += length) answer.add(said.slice(at, at + length));
  const before = pieces.join("");
  return { before, text: answer.end(), told: pieces };
}

const json = '{"title":"A `quiet` day",\n"lines":[{"text":"```"}]}';

describe("The text of an answer", () => {
  it.each([
    ["bare", json],
    ["after empty lines", `\n\n  ${json}`],
    ["in a fence", `\`\`\`json\n${json}\n\`\`\``],
    ["in a fence without a name", `\`\`\`\n${json}\n\`\`\``],
    ["in a fence that ends on its last line", `\`\`\`\n${json}\`\`\`\n`],
    ["in a fence on one line", `\`\`\`json ${json}\n\`\`\``],
    [
      "in a fence with words around it",
      `Here {it} is:\n\n\`\`\`json\n${json}\n\`\`\`\nEnjoy {it}!`,
    ],
    ["after words", `Here it is:\n${json}`],
    ["after thoughts", `<think>\n{"a":1}\n\`\`\`\n</think>\n\n${json}`],
    ["after thoughts, in a fence", `<think>x</think>\`\`\`json\n${json}\n\`\`\``],
  ])("is the JSON alone when it comes %s, in whatever pieces", (_, said) => {
    for (const length of [1, 2, 3, 7, 1000]) {
      const { text, told } = say(said, length);
      expect(JSON.parse(text)).toEqual(JSON.parse(json));
      expect(told.join("")).toBe(text);
    }
  });

  it("is told as it comes", () => {
    expect(say(json, 5).before).toBe(json);
    expect(say(`\`\`\`json\n${json}\n\`\`\``, 5).before.trim()).toBe(json);
  });

  it("is all that was said when there is no JSON in it, told at the end", () => {
    const { before, text } = say("Breathe in. `Breathe` out.", 4);
    expect(before).toBe("");
    expect(text).toBe("Breathe in. `Breathe` out.");
  });

  it("keeps backticks that begin a line and are no fence", () => {
    const said = '{"a":\n`` \n`b`}\n`';
    expect(say(said, 1).text).toBe(said);
  });

  it.each([
    ["thoughts in its own words", '{"a":"<think>b</think>"}', '{"a":"<think>b</think>"}'],
    ["thoughts without an end", "<think> {} \n{}", ""],
    ["thoughts one after another", "<think>{</think><think>\n{</think> {}", "{}"],
    ["thoughts after words", "Well. <think>\n{</think>{}", "{}"],
    ["brackets in the midst of a line", "Now {rest}.", "Now {rest}."],
    ["tabs before it", "\t {}", "{}"],
    ["a backtick before it", " `{}`", " `{}`"],
    ["a bracket and backticks before it", "So {it}```json {}", "So {it}```json {}"],
    ["a line of backticks before it", "``\n{}", "{}"],
    ["backticks and a blank before it", "`` {}", "`` {}"],
    ["backticks in the midst of a line before it", "So ```json {}", "So ```json {}"],
    ["a fence of four", "````\n{}\n````", "{}\n"],
    ["a fence around no JSON", "```\nNow rest.\n```\nWell.", "Now rest.\n"],
    ["an empty fence", "```json\n```{}", ""],
    ["a fence that never begins", "```json", ""],
    ["a fence behind it", "{}```\nWell. {}", "{}"],
    ["a fence behind blanks", "{}\n \t```\nWell. {}", "{}\n \t"],
    ["backticks behind it that are no fence", "{}``", "{}``"],
    ["backticks and more behind it", "{}`` ```", "{}`` ```"],
    ["backticks in it", '{"a":"```"}', '{"a":"```"}'],
    ["backticks after a bracket in it", '{"a":"{}``b"}', '{"a":"{}``b"}'],
  ])("is told with %s", (_, said, text) => {
    for (const length of [1, 4, 1000]) expect(say(said, length).text).toBe(text);
  });

  it("may have 200,000 characters", () => {
    const answer = createAnswerText(() => undefined);
    answer.add(" ".repeat(199_999));
    answer.add("x");
    expect(answer.end()).toHaveLength(200_000);
    expect(() => answer.add("x")).toThrow("more than 200000 characters");
  });

  it("tells no piece that is empty", () => {
    expect(say("", 1).told).toEqual([]);
    expect(say("<think>x</think>{}", 1).told).toEqual(["{", "}"]);
  });

  it("is bounded, whatever part of it has no end", () => {
    for (const said of ["x", "{", "<think>", "```"]) {
      const answer = createAnswerText(() => undefined);
      answer.add(said);
      const goOn = () => {
        for (let times = 0; times < 300; times += 1) answer.add(" ".repeat(1000));
      };
      expect(goOn).toThrow("more than 200000 characters");
    }
  });
});
