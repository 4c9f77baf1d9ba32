import { describe, expect, it } from "vitest";
import { redirectFor } from "./guard.ts";
import { type Path, paths } from "./paths.ts";

const all: readonly Path[] = Object.values(paths);
const open: readonly Path[] = [
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.privacy,
  paths.unknown,
];
const closed = all.filter((path) => !open.includes(path));

describe("Somebody who is signed out", () => {
  it.each(closed)("is sent from %s to the sign-in screen", (path) => {
    expect(redirectFor(path, { signedIn: false })).toBe("/login");
  });

  it.each(open)("stays on %s", (path) => {
    expect(redirectFor(path, { signedIn: false })).toBeNull();
  });
});

describe("Somebody who is signed in", () => {
  it.each(["/", "/login", "/register"] as const)("is sent from %s to the dashboard", (path) => {
    expect(redirectFor(path, { signedIn: true, onboarded: true })).toBe("/dashboard");
  });

  it.each([
    "/dashboard",
    "/profile",
    "/userprofile",
    "/quiz",
    "/player",
    "/reset-password",
    "/privacy",
    "*",
  ] as const)("stays on %s", (path) => {
    expect(redirectFor(path, { signedIn: true, onboarded: true })).toBeNull();
  });

  it("is kept from nowhere while the profile is unknown", () => {
    const standing = { signedIn: true, onboarded: null } as const;
    expect(redirectFor("/dashboard", standing)).toBeNull();
    expect(redirectFor("/login", standing)).toBe("/dashboard");
  });
});

describe("Somebody without goals yet", () => {
  const standing = { signedIn: true, onboarded: false } as const;

  it.each(["/", "/login", "/register", "/dashboard", "/quiz", "/player"] as const)(
    "is sent from %s to the goals form",
    (path) => {
      expect(redirectFor(path, standing)).toBe("/profile");
    },
  );

  it.each(["/profile", "/userprofile", "/reset-password", "/privacy", "*"] as const)(
    "stays on %s",
    (path) => {
      expect(redirectFor(path, standing)).toBeNull();
    },
  );
});
