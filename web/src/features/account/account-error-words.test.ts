import { describe, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { SignInInterrupted } from "../../platform/provider-sign-in.ts";
import {
  deletionFailure,
  newPasswordFailure,
  packingFailure,
  providerFailure,
  registrationFailure,
  signInFailure,
} from "./account-error-words.ts";

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
  it("shows the error at the wrong field", () => {
    expect(registrationFailure(error("email-in-use")).email).toBe(
      "This email is already registered",
    );
    expect(registrationFailure(error("invalid-email")).email).toBe("Invalid email address");
    expect(registrationFailure(error("weak-password")).password).toBe(
      "Password should be at least 6 characters long",
    );
  });

  it("shows other errors for the whole form, in words for people", () => {
    expect(registrationFailure(error("internal"))).toEqual({
      form: ["Registration failed: Please try again in a moment."],
      email: null,
      password: null,
    });
  });
});

describe("A provider's sign-in that fails", () => {
  const taken = error("account-exists-with-different-credential");

  it.each([new SignInInterrupted("closed"), new SignInInterrupted("blocked"), taken])(
    "says the same of Google in every case: %s",
    (failure) => {
      expect(providerFailure("google", failure)).toBe("Google Sign In failed. Please try again.");
    },
  );

  it("says what to do when Apple's address has an account already", () => {
    expect(providerFailure("apple", taken)).toBe(
      "Please sign in with your existing account first to link Apple Sign-in",
    );
  });

  it("says that it was Apple's otherwise", () => {
    const failures = [new SignInInterrupted("refused"), error("invalid-credential")];
    for (const failure of failures)
      expect(providerFailure("apple", failure)).toBe("Failed to sign in with Apple");
  });

  it("says nothing when another one was begun instead", () => {
    expect(providerFailure("google", new SignInInterrupted("replaced"))).toBeNull();
  });
});

describe("A deletion that fails", () => {
  it("asks for the password again when it was wrong", () => {
    expect(deletionFailure(error("wrong-password"))).toEqual({
      form: [],
      email: null,
      password: "Incorrect password. Please try again.",
    });
  });

  it.each([
    [
      "recent-login-required",
      "For security, please log out and log in again before deleting your account.",
    ],
    ["network", "Failed to delete account. Please try again later."],
    ["unavailable", "Failed to delete account. Please try again later."],
  ] as const)("shows other errors for the whole dialog: %s", (code, words) => {
    expect(deletionFailure(error(code)).form).toEqual([words]);
  });
});

describe("A new password that is not saved", () => {
  it("shows the error at the field when it is too weak, and otherwise for the form", () => {
    expect(newPasswordFailure(error("weak-password")).password).toBe(
      "Password should be at least 6 characters long",
    );
    expect(newPasswordFailure(error("network")).form).toEqual([
      "Your new password was not saved.",
      "Check your connection and try again.",
    ]);
  });
});

describe("Packing that fails", () => {
  it.each([
    ["network", "We couldn't pack your things. Please try again."],
    [
      "too-many-requests",
      "We couldn't pack your things. Too many attempts. Please wait a moment and try again.",
    ],
  ] as const)("says so, and when to wait: %s", (code, words) => {
    expect(packingFailure(error(code))).toBe(words);
  });
});
