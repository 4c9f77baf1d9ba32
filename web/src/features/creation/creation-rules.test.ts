import { describe, expect, it } from "vitest";
import { descriptionProblem, doses, insertStarter, roomLeft } from "./creation-rules.ts";

describe("The lengths to choose from", () => {
  it("are one, three and five minutes, and say so", () => {
    expect(doses.map(({ length, title }) => [length, title])).toEqual([
      [1, "Short · 1 min"],
      [3, "Medium · 3 min"],
      [5, "Long · 5 min"],
    ]);
  });
});

describe("What is on the person's mind", () => {
  it("may have 2,000 characters beside the blanks around them", () => {
    expect(descriptionProblem(` ${"x".repeat(2000)} `)).toBeNull();
    expect(descriptionProblem("x".repeat(2140))).toEqual({
      words: "Please keep it to 2,000 characters",
      count: "(it has 2,140)",
    });
  });

  it("is counted down only near the end", () => {
    expect(roomLeft("x".repeat(1799))).toBeNull();
    expect(roomLeft("x".repeat(1800))).toBe("200 characters left");
    expect(roomLeft("x".repeat(1999))).toBe("1 character left");
    expect(roomLeft("x".repeat(2001))).toBeNull();
  });

  it("keeps what was written when a beginning is inserted", () => {
    expect(insertStarter("  ", "A fresh start")).toBe("A fresh start");
    expect(insertStarter("I am tired. ", "A fresh start")).toBe("I am tired.\nA fresh start");
  });
});
