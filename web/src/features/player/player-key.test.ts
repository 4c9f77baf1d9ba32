import { describe, expect, test } from "vitest";
import { commandAnywhere, commandOf, type PlayerCommand } from "./player-key.ts";

const nowhere = { button: false, slider: false, text: false, field: false };

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
    ["ArrowUp", "louder"],
    ["ArrowDown", "quieter"],
    ["m", "mute"],
    ["Enter", null],
    ["Tab", null],
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
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]) {
      expect(commandOf(key, { ...nowhere, slider: true })).toBeNull();
    }
    expect(commandOf(" ", { ...nowhere, slider: true })).toBe("play-pause");
  });

  test("keys that go from line to line do so in the text, and the others play and skip", () => {
    const text = { ...nowhere, text: true };
    for (const key of ["ArrowUp", "ArrowDown", "Home", "End"])
      expect(commandOf(key, text)).toBeNull();
    expect(commandOf(" ", text)).toBe("play-pause");
    expect(commandOf("ArrowLeft", text)).toBe("back");
  });

  test("a text field has all of them", () => {
    for (const key of [" ", "k", "m", "ArrowLeft", "ArrowUp", "Escape"]) {
      expect(commandOf(key, { ...nowhere, field: true })).toBeNull();
      expect(commandAnywhere(key, { ...nowhere, field: true })).toBeNull();
    }
  });

  test("on another screen they play, pause and skip alone", () => {
    const commands = [" ", "ArrowLeft", "ArrowRight"].map((key) => commandAnywhere(key, nowhere));
    expect(commands).toEqual(["play-pause", "back", "forward"]);
    for (const key of ["k", "m", "ArrowUp", "ArrowDown", "Home", "End", "Escape"])
      expect(commandAnywhere(key, nowhere)).toBeNull();
    expect(commandAnywhere(" ", { ...nowhere, button: true })).toBeNull();
    expect(commandAnywhere("ArrowLeft", { ...nowhere, slider: true })).toBeNull();
  });
});
