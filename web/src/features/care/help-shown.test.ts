import { describe, expect, it } from "vitest";
import { isHelpShown } from "./help-shown.ts";

const day = 24 * 60 * 60 * 1_000;
const now = Date.parse("2026-06-15T12:00:00.000Z");
/** Inspirations of these ages in days, the newest first; one of them has help. */
const list = (ages: readonly number[], withHelp: number) =>
  ages.map((age, place) => ({
    help: place === withHelp,
    createdAt: new Date(now - age * day).toISOString(),
  }));

describe("Help", () => {
  it("is shown from the moment of asking", () => {
    expect(isHelpShown(list([0], 0), now)).toBe(true);
  });

  it("is not shown without an inspiration that has it", () => {
    expect(isHelpShown([], now)).toBe(false);
    expect(isHelpShown(list([0, 1, 2], -1), now)).toBe(false);
  });

  it("stays while the inspiration is one of the newest three, however old", () => {
    expect(isHelpShown(list([40, 50, 60], 2), now)).toBe(true);
    expect(isHelpShown(list([30, 40, 50, 60], 3), now)).toBe(false);
  });

  it("stays for seven days, however many inspirations follow", () => {
    expect(isHelpShown(list([0, 0, 0, 0, 0, 6.9], 5), now)).toBe(true);
    expect(isHelpShown(list([0, 0, 0, 0, 0, 7.1], 5), now)).toBe(false);
  });
});
