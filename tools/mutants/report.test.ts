import { describe, expect, it } from "vitest";
import type { Fate } from "./measure.ts";
import { isEnough, report } from "./report.ts";

const measured = (...fates: readonly Fate[]) => ({
  target: "mailer",
  fates: new Map(
    fates.map((fate, index) => [
      { id: String(index), file: "smtp.ts", line: index + 1, before: "true", after: "false" },
      fate,
    ]),
  ),
});

const withKilled = (killed: number) =>
  measured(...Array.from({ length: 100 }, (_, at): Fate => (at < killed ? "killed" : "survived")));

describe("The report of mutants", () => {
  it("counts those that ran out of time as killed, and those that no test reaches as survivors", () => {
    const all = measured("killed", "timed out", "survived", "not reached");
    const lines = report([all]).split("\n");
    expect(lines).toContain("| mailer | 4 | 1 | 1 | 2 | 50.0 %, and the goal is 89 % |");
    expect(lines).toContain("smtp.ts:3: true => false");
    expect(lines).toContain("smtp.ts:4: true => false  (no test reaches it)");
    expect(isEnough(all)).toBe(false);
  });

  it("is content with 89 of a hundred, and not with 88", () => {
    expect(isEnough(withKilled(89))).toBe(true);
    expect(isEnough(withKilled(88))).toBe(false);
  });
});
