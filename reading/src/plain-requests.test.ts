import { describe, expect, it } from "vitest";
import { findPlainRequest } from "./plain-requests.ts";

describe("A plain request", () => {
  it.each([
    ["need a push for gym today, legs day", "push"],
    ["Tomorrow again I suppose, motivate me", "push"],
    ["I need some real motivation to study.", "push"],
    ["Please help me get started!", "push"],
    ["I have to call them. Give me a bit of courage.", "courage"],
    ["Phone at two, help me to calm down", "calm"],
    ["I just want to hear something nice.", "kindness"],
    ["could really do with a hug", "kindness"],
    ["The biopsy is on Friday. No advice.", "company"],
  ])("is heard in %j", (text, need) => {
    expect(findPlainRequest(text)).toBe(need);
  });

  it.each([
    "I don't need motivation today",
    "My sister needs a push",
    "They want more motivation from us",
    "she didn't want a hug",
    "I want to buy something nice for her",
    "I need confidence in this team",
    "My boss wants to push me to the night shift",
    "I took no advice from him",
  ])("is not heard in %j", (text) => {
    expect(findPlainRequest(text)).toBeNull();
  });
});
