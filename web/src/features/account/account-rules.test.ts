import { describe, expect, it } from "vitest";
import { checkNewAccount, checkNewPassword, checkSignIn, hasProblems } from "./account-rules.ts";

describe("The sign-in form", () => {
  it("asks for both when both are missing", () => {
    expect(checkSignIn("  ", "")).toEqual({
      form: ["Please enter your email and password"],
      email: true,
      password: true,
    });
  });

  it("asks for the one that is missing", () => {
    expect(checkSignIn("", "secret").email).toBe("Please enter your email");
    expect(checkSignIn("maya@example.com", "").password).toBe("Please enter your password");
  });

  it("sends a short password, which an older account may have", () => {
    expect(hasProblems(checkSignIn("maya@example.com", "abc"))).toBe(false);
  });

  it("holds back a password that no account can have", () => {
    expect(checkSignIn("maya@example.com", "x".repeat(129)).password).toBe(
      "Password should be at most 128 characters long",
    );
  });
});

describe("The registration form", () => {
  it("takes six characters and no fewer", () => {
    expect(checkNewAccount("maya@example.com", "12345").password).toBe(
      "Password should be at least 6 characters long",
    );
    expect(hasProblems(checkNewAccount("maya@example.com", "123456"))).toBe(false);
  });

  it("takes 128 characters and no more", () => {
    expect(hasProblems(checkNewAccount("maya@example.com", "x".repeat(128)))).toBe(false);
    expect(hasProblems(checkNewAccount("maya@example.com", "x".repeat(129)))).toBe(true);
  });

  it.each(["maya", "@example.com", "maya@", "ma ya@example.com"])(
    "says that %s is no address",
    (email) => {
      expect(checkNewAccount(email, "123456").email).toBe("Invalid email address");
    },
  );

  it("takes an address with blanks around it", () => {
    expect(hasProblems(checkNewAccount(" maya@example.com ", "123456"))).toBe(false);
  });
});

describe("A new password", () => {
  it("has a minimum and a maximum length", () => {
    expect(checkNewPassword("")).toBe("Password should be at least 6 characters long");
    expect(checkNewPassword("12345")).toBe("Password should be at least 6 characters long");
    expect(checkNewPassword("123456")).toBeNull();
    expect(checkNewPassword("x".repeat(129))).toBe(
      "Password should be at most 128 characters long",
    );
  });
});
