import { describe, expect, it } from "vitest";
import type { Script } from "../ports/writer.ts";
import { decodeScript, encodeScript, toScriptText } from "./script-document.ts";

const script: Script = {
  title: "Before the talk",
  preference: "Calm confidence",
  writtenBy: "Hearten",
  lines: [
    { role: "opening", text: "Breathe in.", pause: 2, startsParagraph: true, expendable: 0 },
    { role: "mind", text: "It’s a talk.", pause: 1, startsParagraph: false, expendable: 1 },
    { role: "close", text: "On you go.", pause: 3, startsParagraph: true, expendable: 0 },
  ],
};

describe("A kept script", () => {
  it("is read back as it was", () => {
    expect(decodeScript(encodeScript(script))).toEqual(script);
  });

  it("of an older version was written by our own", () => {
    const { writtenBy: _, ...older } = script;
    expect(decodeScript(JSON.stringify(older))).toEqual(script);
  });

  it("that is not understood counts as none", () => {
    for (const text of ["", "{", "null", '{"title":"x"}', encodeScript({ ...script, lines: [] })])
      expect(decodeScript(text)).toBeNull();
  });
});

describe("The shown text", () => {
  it("has a blank line between paragraphs", () => {
    expect(toScriptText(script.lines)).toBe("Breathe in. It’s a talk.\n\nOn you go.");
  });
});
