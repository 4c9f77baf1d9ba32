import { expect, it } from "vitest";
import { isJobId } from "./stored-jobs.ts";

it("takes for ids what documents and messages can be called", () => {
  for (const id of ["a", "018f-4_x", "ä b"]) expect(isJobId(id)).toBe(true);
  for (const id of ["", ".", "..", "a/b", "__a__", "a".repeat(251), undefined, 1])
    expect(isJobId(id)).toBe(false);
});
