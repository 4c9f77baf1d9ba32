import { describe, expect, it } from "vitest";
import { joinLines } from "./joined-lines.ts";

describe("Lines that are spoken in one go", () => {
  it("end each in a mark at which a voice pauses, but for the last one", () => {
    const { text, lines } = joinLines(["You know this", "It\u2019s late \u2014", "And out"], 100);
    expect(text).toBe("You know this. It's late. And out");
    expect(lines).toEqual(["You know this.", "It's late.", "And out"]);
  });

  it.each([
    "Rest.",
    "Rest!",
    "Rest?",
    "Rest\u2026",
    'He said "rest."',
    "(Rest.)",
    "\u201CRest!\u201D",
    "Rest.'",
  ])("keep the mark that they have: %s", (line) => {
    expect(joinLines([line, "Now."], 100).lines).toEqual([line, "Now."]);
  });

  it.each(["Rest,", "Rest;", "Rest:", "Rest \u2013", "Rest \u2014", "Rest -", "Rest ,: "])(
    "end in a full stop instead of a weaker mark: %s",
    (line) => {
      expect(joinLines([line, "Now."], 100).lines).toEqual(["Rest.", "Now."]);
    },
  );

  it("keep the marks inside", () => {
    expect(joinLines(["One. Two, three", "Now."], 100).text).toBe("One. Two, three. Now.");
  });

  it("may be as long as a provider takes, and not longer", () => {
    expect(joinLines(["One", "Two"], 8).text).toHaveLength(8);
    expect(() => joinLines(["One", "Two"], 7)).toThrow(
      expect.objectContaining({ name: "ProviderFault", kind: "rejected" }),
    );
  });

  it("have each something to say", () => {
    expect(() => joinLines(["One", " \u{1F629} "], 100)).toThrow("nothing that can be spoken");
  });
});
