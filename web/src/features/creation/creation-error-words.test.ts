import { describe, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { creationFailure, sendingFailure } from "./creation-error-words.ts";
import { UnnamedThirdParties } from "./unnamed-third-parties.ts";

const limitOf = (limit?: number) =>
  new ApiError("daily-limit", "for a developer's eyes", { limit });

it("A server without room is told kindly, and when to try again", () => {
  expect(creationFailure(new ApiError("no-room", ""))).toBe(
    "There's no room for new inspirations right now. Please try again later.",
  );
});

it("Words that would go to somebody are told with who gets them", () => {
  const thirdParties = { writer: "api.example.com", voice: null };
  expect(sendingFailure(new UnnamedThirdParties(thirdParties))).toBe(
    "Nothing is sent yet. To write this, your words go to api.example.com.",
  );
});

describe("A day without room for another inspiration", () => {
  it("is told kindly, with what was made and when there is room", () => {
    expect(creationFailure(limitOf(50))).toBe(
      "You've made 50 inspirations today. There's room for more tomorrow.",
    );
    expect(creationFailure(limitOf(1))).toBe(
      "You've made an inspiration today. There's room for more tomorrow.",
    );
    expect(creationFailure(limitOf())).toBe(
      "You've made many inspirations today. There's room for more tomorrow.",
    );
  });

  it("is told with where the words are when they were to be sent later", () => {
    expect(sendingFailure(limitOf(50))).toBe(
      "You've made 50 inspirations today. There's room for more tomorrow. What you wrote is kept on your list.",
    );
    expect(sendingFailure(new ApiError("invalid-input", ""))).toBe(
      "We couldn't send what you wrote. It is kept on your list.",
    );
  });
});
