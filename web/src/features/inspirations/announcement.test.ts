import type { MakingStep, Status } from "@hearten/contract/inspirations.ts";
import { describe, expect, test } from "vitest";
import { announcementOf, stepAnnouncementOf } from "./announcement.ts";
import { inspirationOf } from "./inspirations.fakes.ts";

const withStatus = (status: Status) => [inspirationOf({ status })];

describe("what is announced", () => {
  test.each<[before: Status, after: Status, text: string | null]>([
    ["pending", "processing", null],
    ["processing", "completed", "Steady before the big room is ready to play"],
    ["pending", "completed", "Steady before the big room is ready to play"],
    ["processing", "failed", "Your inspiration could not be created"],
    ["failed", "processing", "Your inspiration is being generated"],
    ["completed", "completed", null],
    ["failed", "failed", null],
  ])("from %s to %s: %s", (before, after, text) => {
    expect(announcementOf(withStatus(before), withStatus(after))).toBe(text);
  });

  test("a new one that waits", () => {
    expect(announcementOf([], withStatus("pending"))).toBe("Your inspiration is being generated");
  });

  test("nothing for a finished one that was only not known yet", () => {
    expect(announcementOf([], withStatus("completed"))).toBeNull();
  });

  test("nothing for one that is gone", () => {
    expect(announcementOf(withStatus("completed"), [])).toBeNull();
  });

  test("the general title where there is none", () => {
    const after = [inspirationOf({ title: null })];
    expect(announcementOf(withStatus("processing"), after)).toBe(
      "Personal Inspiration is ready to play",
    );
  });
});

const at = (step: MakingStep | null) => [
  inspirationOf({ status: "processing", making: { step, ahead: null, seconds: null } }),
];

describe("a step", () => {
  test("is announced when it has changed", () => {
    expect(stepAnnouncementOf(at("writing"), at("speaking"))).toBe("Now speaking your inspiration");
    expect(stepAnnouncementOf(at("speaking"), at("speaking"))).toBeNull();
    expect(stepAnnouncementOf(at("mixing"), at(null))).toBeNull();
    expect(stepAnnouncementOf([], at("writing"))).toBeNull();
  });
});
