import { describe, expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { SignInInterrupted } from "../platform/provider-sign-in.ts";
import { sdkError } from "./firebase.fakes.ts";
import { fromFirebase, type Purpose } from "./firebase-errors.ts";

/** The error's code on the embedded stack. */
function meaningOf(code: string, purpose: Purpose): string {
  const error = fromFirebase(sdkError(code), purpose);
  return error instanceof ApiError ? error.code : `interrupted: ${error.interruption}`;
}

describe("An error of Firebase", () => {
  it.each([
    ["auth/invalid-credential", "wrong-credentials"],
    ["auth/invalid-login-credentials", "wrong-credentials"],
    ["auth/wrong-password", "wrong-credentials"],
    ["auth/user-not-found", "wrong-credentials"],
    ["auth/user-disabled", "wrong-credentials"],
    ["auth/email-already-in-use", "email-in-use"],
    ["auth/invalid-email", "invalid-email"],
    ["auth/missing-email", "invalid-email"],
    ["auth/weak-password", "weak-password"],
    ["auth/password-does-not-meet-requirements", "weak-password"],
    ["auth/too-many-requests", "too-many-requests"],
    ["auth/quota-exceeded", "too-many-requests"],
    ["auth/network-request-failed", "network"],
    ["auth/timeout", "network"],
    ["auth/operation-not-allowed", "provider-unavailable"],
    ["auth/internal-error", "internal"],
    ["auth/something-new", "internal"],
  ])("about e-mail and password, %s, is %s", (code, meaning) => {
    expect(meaningOf(code, "password")).toBe(meaning);
  });

  it.each([
    ["auth/popup-closed-by-user", "interrupted: closed"],
    ["auth/popup-blocked", "interrupted: blocked"],
    ["auth/web-storage-unsupported", "interrupted: blocked"],
    ["auth/cancelled-popup-request", "interrupted: replaced"],
    ["auth/user-cancelled", "interrupted: refused"],
    ["auth/invalid-credential", "invalid-credential"],
    ["auth/missing-or-invalid-nonce", "invalid-credential"],
    ["auth/user-disabled", "invalid-credential"],
    ["auth/account-exists-with-different-credential", "account-exists-with-different-credential"],
    ["auth/credential-already-in-use", "credential-already-in-use"],
    ["auth/operation-not-allowed", "provider-unavailable"],
    ["auth/unauthorized-domain", "provider-unavailable"],
    ["auth/operation-not-supported-in-this-environment", "provider-unavailable"],
    ["auth/network-request-failed", "network"],
    ["auth/null-user", "not-signed-in"],
  ])("about a provider, %s, is %s", (code, meaning) => {
    expect(meaningOf(code, "provider")).toBe(meaning);
  });

  it.each([
    ["auth/expired-action-code", "expired-link"],
    ["auth/invalid-action-code", "expired-link"],
    ["auth/user-not-found", "expired-link"],
    ["auth/user-disabled", "expired-link"],
    ["auth/weak-password", "weak-password"],
  ])("about a mail's link, %s, is %s", (code, meaning) => {
    expect(meaningOf(code, "reset")).toBe(meaning);
  });

  it.each([
    ["auth/wrong-password", "wrong-password"],
    ["auth/invalid-credential", "wrong-password"],
    ["auth/invalid-login-credentials", "wrong-password"],
    ["auth/user-mismatch", "wrong-password"],
    ["auth/requires-recent-login", "recent-login-required"],
    ["auth/too-many-requests", "too-many-requests"],
  ])("about proving oneself again, %s, is %s", (code, meaning) => {
    expect(meaningOf(code, "reauthentication")).toBe(meaning);
  });

  it.each([
    ["auth/user-token-expired", "not-signed-in"],
    ["auth/invalid-user-token", "not-signed-in"],
    ["auth/user-disabled", "not-signed-in"],
    ["auth/user-not-found", "not-signed-in"],
    ["auth/network-request-failed", "network"],
  ])("about the proof of a sign-in, %s, is %s", (code, meaning) => {
    expect(meaningOf(code, "token")).toBe(meaning);
  });

  it("is kept for a developer's eyes", () => {
    const cause = sdkError("auth/internal-error");
    expect(fromFirebase(cause, "password")).toMatchObject({
      cause,
      message: "Firebase Authentication answered auth/internal-error",
    });
  });

  it("that is none of its own is a fault", () => {
    const fault = new TypeError("undefined is not a function");
    expect(fromFirebase(fault, "password")).toMatchObject({ code: "internal", cause: fault });
    expect(fromFirebase(fault, "provider")).not.toBeInstanceOf(SignInInterrupted);
  });
});
