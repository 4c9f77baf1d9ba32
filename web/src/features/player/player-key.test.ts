import { describe, expect, test } from "vitest";
import { commandOf, type PlayerCommand } from "./player-key.ts";

const nowhere = { button: false, slider: false, text: false };

describe("the player's keys", () => {
  test.each<[key: string, command: PlayerCommand | null]>([
    [" ", "play-pause"],
    ["k", "play-pause"],
    ["K", "play-pause"],
    ["ArrowLeft", "back"],
    ["j", "back"],
    ["ArrowRight", "forward"],
    ["l", "forward"],
    ["Home", "to-start"],
    ["End", "to-end"],
    ["r", "repeat"],
    ["h", "like"],
    ["Escape", "minimise"],
    ["ArrowDown", "minimise"],
    ["Enter", null],
    ["Tab", null],
    ["ArrowUp", null],
    ["x", null],
    ["toString", null],
  ])("'%s' does %s", (key, command) => {
    expect(commandOf(key, nowhere)).toBe(command);
  });

  test("Space on a button presses the button alone", () => {
    expect(commandOf(" ", { ...nowhere, button: true })).toBeNull();
    expect(commandOf("k", { ...nowhere, button: true })).toBe("play-pause");
  });

  test("arrows, Home and End on the slider move the slider alone", () => {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowDown", "Home", "End"]) {
      expect(commandOf(key, { ...nowhere, slider: true })).toBeNull();
    }
    expect(commandOf(" ", { ...nowhere, slider: true })).toBe("play-pause");
  });

  test("keys that scroll the text scroll it", () => {
    for (const key of ["ArrowDown", "Home", "End", " "]) {
      expect(commandOf(key, { ...nowhere, text: true })).toBeNull();
    }
  });
});
