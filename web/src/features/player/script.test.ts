import { describe, expect, test } from "vitest";
import { scriptParagraphs, spokenLine } from "./script.ts";

const timeline = [
  { text: "Let your shoulders come down.", start: 0.5, end: 2 },
  { text: "This minute is yours.", start: 2.6, end: 4 },
  { text: "Breathe in.", start: 6, end: 7 },
];

describe("the script on the player", () => {
  test("parts paragraphs at blank lines and gives each spoken line its time", () => {
    const text = "Let your shoulders come down. This minute is yours.\n\nBreathe in.";
    expect(scriptParagraphs(text, timeline)).toEqual([
      [
        { text: "Let your shoulders come down.", time: { start: 0.5, end: 2 } },
        { text: "This minute is yours.", time: { start: 2.6, end: 4 } },
      ],
      [{ text: "Breathe in.", time: { start: 6, end: 7 } }],
    ]);
  });

  test("does not mind how the text is wrapped", () => {
    const text = "Let your  shoulders\ncome down.\nThis minute is yours.\n \n\n Breathe in. \n";
    const paragraphs = scriptParagraphs(text, timeline);
    expect(paragraphs.map((lines) => lines.length)).toEqual([2, 1]);
    expect(paragraphs.flat().every(({ time }) => time !== null)).toBe(true);
  });

  test("shows the text in whole paragraphs without a timeline", () => {
    expect(scriptParagraphs("One. Two.\n\nThree.", [])).toEqual([
      [{ text: "One. Two.", time: null }],
      [{ text: "Three.", time: null }],
    ]);
  });

  test("keeps a paragraph whole that the timeline does not match, and goes on after it", () => {
    const text = "Something else.\n\nLet your shoulders come down. This minute is yours.";
    const paragraphs = scriptParagraphs(text, timeline);
    expect(paragraphs[0]).toEqual([{ text: "Something else.", time: null }]);
    expect(paragraphs[1]).toHaveLength(2);
  });

  test("never loses words when a line ends within a paragraph's rest", () => {
    const text = "Let your shoulders come down. And more.";
    expect(scriptParagraphs(text, timeline)).toEqual([[{ text, time: null }]]);
  });

  test("is empty for an empty text", () => {
    expect(scriptParagraphs(" \n ", timeline)).toEqual([]);
  });
});

describe("the spoken line", () => {
  const text = "Let your shoulders come down. This minute is yours.\n\nBreathe in.";
  const paragraphs = scriptParagraphs(text, timeline);

  test.each([
    [0, null],
    [0.4, null],
    [0.5, 0.5],
    [1.9, 0.5],
    // In the pause after it.
    [2.3, 0.5],
    [2.6, 2.6],
    [5.9, 2.6],
    [6, 6],
    [60, 6],
  ])("at second %d is the one that begins at %s", (seconds, start) => {
    expect(spokenLine(paragraphs, seconds)).toBe(start);
  });

  test("is the one that was gone to, although the element stands a little before it", () => {
    expect(spokenLine(paragraphs, 2.599_99)).toBe(2.6);
  });

  test("is none without times", () => {
    expect(spokenLine(scriptParagraphs(text, []), 3)).toBeNull();
  });
});
