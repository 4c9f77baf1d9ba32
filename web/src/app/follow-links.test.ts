import { describe, expect, it } from "vitest";
import { pathToFollow } from "./follow-links.ts";

const here = "https://hearten.example/dashboard";

describe("A click on a link", () => {
  it("goes through the router within the product", () => {
    const href = "https://hearten.example/quiz?from=home";
    expect(pathToFollow({ href, here, isSpecial: false })).toBe("/quiz?from=home");
  });

  it("is the browser's when it asks for a new window or a download", () => {
    const href = "https://hearten.example/quiz";
    expect(pathToFollow({ href, here, isSpecial: true })).toBeNull();
  });

  it("is the browser's when it leads elsewhere", () => {
    const href = "https://elsewhere.example/quiz";
    expect(pathToFollow({ href, here, isSpecial: false })).toBeNull();
  });

  it("is the browser's when it leads to a place on the same page", () => {
    expect(pathToFollow({ href: `${here}#main`, here, isSpecial: false })).toBeNull();
  });
});
