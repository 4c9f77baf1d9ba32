import { describe, expect, it } from "vitest";
import { describeError } from "./pino-log.ts";

describe("A logged error", () => {
  it("has its name, its code, its message and where it happened", () => {
    const cause = Object.assign(new TypeError("disk"), { code: "ENOSPC" });
    expect(describeError(new Error("not stored", { cause }))).toEqual({
      name: "Error",
      message: "not stored",
      at: expect.arrayContaining([expect.stringContaining("pino-log.test.ts")]),
      cause: {
        name: "TypeError",
        code: "ENOSPC",
        message: "disk",
        at: expect.any(Array),
      },
    });
  });

  it("has nothing of a text that could not be parsed", () => {
    let fault: unknown;
    try {
      JSON.parse("private words");
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(SyntaxError);
    expect(JSON.stringify(describeError(fault))).not.toContain("private");
  });

  it("may be no error at all", () => {
    expect(describeError("private words")).toEqual({ name: "string" });
  });
});
