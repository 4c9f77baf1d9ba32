import { describe, expect, it } from "vitest";
import { parseByteRange } from "./byte-range.ts";

describe("A Range header over 1000 bytes", () => {
  it.each([
    ["bytes=0-99", { start: 0, end: 99 }],
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=900-", { start: 900, end: 999 }],
    ["bytes=900-5000", { start: 900, end: 999 }],
    ["bytes=-50", { start: 950, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["BYTES=0-99", { start: 0, end: 99 }],
    [undefined, "whole"],
    [null, "whole"],
    ["bytes=-", "whole"],
    ["bytes=5-4", "whole"],
    ["bytes=2000-1999", "whole"],
    ["bytes=a-b", "whole"],
    ["bytes=0-9,20-29", "whole"],
    ["items=0-9", "whole"],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=99999999999999999999-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
  ])("%s means %j", (header, expected) => {
    expect(parseByteRange(header, 1000)).toEqual(expected);
  });

  it("finds nothing in an empty object", () => {
    expect(parseByteRange("bytes=0-", 0)).toBe("unsatisfiable");
    expect(parseByteRange("bytes=-1", 0)).toBe("unsatisfiable");
  });
});
