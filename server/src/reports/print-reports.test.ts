import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it } from "vitest";
import type { Report } from "../ports/documents/report-store.ts";
import { toReportJson, toReportText } from "./print-reports.ts";

const shown: Report = {
  inspirationId: toInspirationId("one"),
  userId: toUid("ann"),
  reportedAt: "2026-11-23T12:00:00.000Z",
  reason: "not-mine",
  note: "I have no garden.\nNor a studio.",
  scriptText: "Your garden waits.\n\nBreathe in.",
};
const unread: Report = {
  ...shown,
  inspirationId: toInspirationId("two"),
  reason: "sound",
  note: "",
  scriptText: null,
};

describe("The list of reports", () => {
  it("shows the operator date, id, reason, note, and the text where there is consent", () => {
    expect(toReportText([shown, unread])).toBe(`2026-11-23T12:00:00.000Z  one
not their words or goals
  | I have no garden.
  | Nor a studio.
The text:
  | Your garden waits.
  | 
  | Breathe in.

2026-11-23T12:00:00.000Z  two
the voice or the sound
(No consent to show the text.)
`);
    expect(toReportText([])).toBe("There are no reports.\n");
  });

  it("is JSON too, without the person's id", () => {
    expect(JSON.parse(toReportJson([shown, unread]))).toEqual([
      {
        inspirationId: "one",
        reportedAt: "2026-11-23T12:00:00.000Z",
        reason: "not-mine",
        note: "I have no garden.\nNor a studio.",
        text: "Your garden waits.\n\nBreathe in.",
      },
      expect.objectContaining({ inspirationId: "two", note: "", text: null }),
    ]);
    expect(JSON.parse(toReportJson([]))).toEqual([]);
  });

  it("lets nobody steer the operator's terminal, or turn words around", () => {
    const note = "a\u001b[2Jb\u009b31mc\rd\u202ee\u007f\u2066f";
    const text = toReportText([{ ...shown, note, scriptText: `${note}\n2026  forged` }]);
    const json = toReportJson([{ ...shown, note }]);
    for (const printed of [text, json])
      expect(printed).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
    expect(text).toContain("  | 2026  forged");
    expect(JSON.parse(json)).toMatchObject([{ note }]);
  });
});
