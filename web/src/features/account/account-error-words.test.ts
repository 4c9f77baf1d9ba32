import { describe, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { registrationFailure, signInFailure } from "./account-error-words.ts";

const error = (code: ApiError["code"]) => new ApiError(code, "for a developer's eyes");

describe("A sign-in that fails", () => {
  it("asks to check e-mail and password", () => {
    expect(signInFailure(error("wrong-credentials")).form).toEqual([
      "Failed to log in. Please check your email and password.",
    ]);
  });

  it("adds what to do when the password is not to blame", () => {
    expect(signInFailure(error("network")).form[1]).toBe("Check your connection and try again.");
    expect(signInFailure(error("too-many-requests")).form[1]).toContain("Too many attempts");
  });
});

describe("A registration that fails", () => {
  it("speaks at the field that is to blame", () => {
    expect(registrationFailure(error("email-in-use")).email).toBe(
      "This email is already registered",
    );
    expect(registrationFailure(error("invalid-email")).email).toBe("Invalid email address");
    expect(registrationFailure(error("weak-password")).password).toBe(
      "Password should be at least 6 characters long",
    );
  });

  it("speaks for the form otherwise, and never in a developer's words", () => {
    expect(registrationFailure(error("internal"))).toEqual({
      form: ["Registration failed: Please try again in a moment."],
      email: null,
      password: null,
    });
  });
});
