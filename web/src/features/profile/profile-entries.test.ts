import type { Profile } from "@hearten/contract/profile.ts";
import { describe, expect, it } from "vitest";
import {
  changesOf,
  fieldTexts,
  nothingEntered,
  readEntries,
  withoutSaved,
  writeEntries,
} from "./profile-entries.ts";
import { storedProfile as stored } from "./profile.fixture.ts";

const changedElsewhere: Profile = {
  ...stored,
  displayName: "Maya L.",
  goals: ["I rest", "I sing"],
};
const newName = nothingEntered.with(0, " Mia ");
const newFirstGoal = nothingEntered.with(1, "I rest well");

describe("What is entered in the profile", () => {
  it("stands before what is stored, which may change meanwhile", () => {
    expect(fieldTexts(stored, newName)).toEqual([" Mia ", "I rest", "I run", ""]);
    expect(fieldTexts(changedElsewhere, newName)).toEqual([" Mia ", "I rest", "I sing", ""]);
    expect(fieldTexts(stored, nothingEntered.with(2, ""))).toEqual(["Maya", "I rest", "", ""]);
    expect(fieldTexts({ ...stored, displayName: null }, nothingEntered)[0]).toBe("");
  });

  it("is sent as it is, without what was not entered", () => {
    expect(changesOf(stored, newName)).toEqual({ displayName: " Mia " });
    expect(changesOf(stored, newFirstGoal)).toEqual({ goals: ["I rest well", "I run", ""] });
    expect(changesOf(stored, newFirstGoal.with(0, ""))).toEqual({
      displayName: "",
      goals: ["I rest well", "I run", ""],
    });
  });

  it("takes along, of the goals, those that were changed elsewhere", () => {
    expect(changesOf(changedElsewhere, newFirstGoal).goals).toEqual(["I rest well", "I sing", ""]);
  });

  it("is nothing when it is what is stored again", () => {
    expect(changesOf(stored, nothingEntered)).toEqual({});
    expect(changesOf(stored, nothingEntered.with(0, "Maya").with(1, "I rest"))).toEqual({});
  });

  it("goes once it is saved, but for what was entered since", () => {
    expect(withoutSaved(newName, newName)).toEqual(nothingEntered);
    expect(withoutSaved(newName.with(1, "I rest, too"), newName)).toEqual(
      nothingEntered.with(1, "I rest, too"),
    );
  });

  it("is kept as a text, and what is no such text is nothing", () => {
    expect(readEntries(writeEntries(newFirstGoal))).toEqual(newFirstGoal);
    for (const text of ["", "{", "null", "[1,2,3,4]", '["a"]', writeEntries([...newName, "x"])])
      expect(readEntries(text)).toEqual(nothingEntered);
  });
});
