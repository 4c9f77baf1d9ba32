import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createFakeFirebase, createFakeServer, failing, maya, noah } from "./firebase.fakes.ts";
import type { FirebaseAuthentication } from "./firebase-authentication.ts";
import { createFirebaseIdentity, type FirebaseIdentityParts } from "./firebase.ts";

const continueUrl = "https://hearten.example/login";

function setUp(
  sdk: Partial<FirebaseAuthentication> = {},
  server: Partial<FirebaseIdentityParts["client"]> = {},
) {
  const browser = createFakeFirebase(sdk);
  const { firebase } = browser;
  const identity = createFirebaseIdentity({
    ...browser.parts,
    client: createFakeServer(firebase, server),
    obtainCredential: null,
    continueUrl,
  });
  return { ...browser, identity, status: () => identity.signIn.get().status };
}

const { signal } = new AbortController();

describe("E-mail and password", () => {
  it("make an account and open it", async () => {
    const { identity, status } = setUp();
    expect(await identity.createAccount("maya@example.com", "secret")).toEqual(maya);
    await identity.signOut();
    expect(status()).toBe("signed-out");
    expect(await identity.signInWithPassword("maya@example.com", "secret")).toEqual(maya);
    expect(status()).toBe("signed-in");
  });

  it("are the same for every way of writing a character", async () => {
    const taken: string[] = [];
    const take = async (_of: string, password: string) => void taken.push(password);
    const { identity } = setUp({ createAccount: take, signInWithPassword: take });
    await identity.createAccount("maya@example.com", "ﬁve pin\u0303as").catch(() => undefined);
    await identity.signInWithPassword("maya@example.com", "five piñas").catch(() => undefined);
    expect(taken).toEqual(["five piñas", "five piñas"]);
  });

  it("say why they don't", async () => {
    const { identity, status } = setUp({
      createAccount: failing("auth/email-already-in-use"),
      signInWithPassword: failing("auth/invalid-credential"),
    });
    await expect(identity.createAccount("maya@example.com", "secret")).rejects.toMatchObject({
      code: "email-in-use",
    });
    await expect(identity.signInWithPassword("maya@example.com", "no")).rejects.toMatchObject({
      code: "wrong-credentials",
    });
    expect(status()).toBe("unknown");
  });
});

describe("A mail for a new password", () => {
  it("leads back to the sign-in", async () => {
    const sendPasswordReset = vi.fn<FirebaseAuthentication["sendPasswordReset"]>(async () => {});
    const { identity } = setUp({ sendPasswordReset });
    await identity.sendPasswordReset("maya@example.com");
    expect(sendPasswordReset).toHaveBeenCalledWith("maya@example.com", continueUrl);
  });

  it.each(["auth/user-not-found", "auth/invalid-email"])(
    "is told of alike when nobody gets it: %s",
    async (code) => {
      const { identity } = setUp({ sendPasswordReset: failing(code) });
      await expect(identity.sendPasswordReset("nobody@example.com")).resolves.toBeUndefined();
    },
  );

  it("that could not be sent is told of", async () => {
    const { identity } = setUp({ sendPasswordReset: failing("auth/too-many-requests") });
    await expect(identity.sendPasswordReset("maya@example.com")).rejects.toMatchObject({
      code: "too-many-requests",
    });
  });
});

describe("A mail's link", () => {
  it("is valid or not, and without an answer that is unknown", async () => {
    expect(await setUp().identity.checkPasswordReset("code")).toBe(true);
    const spent = setUp({ readResetCode: failing("auth/invalid-action-code") });
    expect(await spent.identity.checkPasswordReset("code")).toBe(false);
    const away = setUp({
      readResetCode: failing("auth/network-request-failed"),
    });
    await expect(away.identity.checkPasswordReset("code")).rejects.toMatchObject({
      code: "network",
    });
  });

  it("sets the password to be used for the sign-in", async () => {
    const resetPassword = vi.fn<FirebaseAuthentication["resetPassword"]>(async () => {});
    const { identity, status } = setUp({ resetPassword });
    await identity.refresh();
    expect(await identity.resetPassword("code", "secret")).toBeNull();
    expect(resetPassword).toHaveBeenCalledWith("code", "secret");
    expect(status()).toBe("signed-out");
  });

  it("that is spent sets none", async () => {
    const { identity } = setUp({ resetPassword: failing("auth/invalid-action-code") });
    await expect(identity.resetPassword("code", "secret")).rejects.toMatchObject({
      code: "expired-link",
    });
  });

  it("signs in anew who was signed in here with the account", async () => {
    const { identity, status } = setUp({ readResetCode: async () => "Maya@example.com" });
    await identity.signInWithPassword("maya@example.com", "secret");
    expect(await identity.resetPassword("code", "another")).toEqual(maya);
    expect(status()).toBe("signed-in");
  });

  it("leaves another person who is signed in here alone", async () => {
    const { identity, setUser } = setUp();
    setUser(noah);
    await identity.refresh();
    expect(await identity.resetPassword("code", "secret")).toBeNull();
    expect(identity.signIn.get()).toMatchObject({ person: noah });
  });

  it("has set the password even if the sign-in by it fails", async () => {
    const { identity, setUser, status } = setUp({
      signInWithPassword: failing("auth/network-request-failed"),
    });
    setUser(maya);
    await identity.refresh();
    expect(await identity.resetPassword("code", "secret")).toBeNull();
    expect(status()).toBe("signed-out");
  });
});

describe("Leaving for good", () => {
  it("is proved by the password, and then asked of the server without it", async () => {
    const steps: unknown[] = [];
    const { identity, status, firebase } = setUp(
      { reauthenticate: async (password) => void steps.push(password) },
      {
        deleteAccount: async (input) => {
          steps.push(input);
          return {};
        },
      },
    );
    await identity.signInWithPassword("maya@example.com", "secret");
    await identity.deleteAccount("secret");
    expect(steps).toEqual(["secret", { password: null }]);
    expect(status()).toBe("signed-out");
    expect(firebase.currentUser()).toBeNull();
  });

  it("is refused for a wrong password and for an old sign-in, and changes nothing", async () => {
    const tooOld = new ApiError("recent-login-required", "no");
    const { identity, status } = setUp(
      { reauthenticate: failing("auth/invalid-credential") },
      { deleteAccount: () => Promise.reject(tooOld) },
    );
    await identity.signInWithPassword("maya@example.com", "secret");
    await expect(identity.deleteAccount("wrong")).rejects.toMatchObject({ code: "wrong-password" });
    await expect(identity.deleteAccount(null)).rejects.toBe(tooOld);
    expect(status()).toBe("signed-in");
  });

  it("revokes the Apple sign-in that was made here, and no other", async () => {
    const revokeAccessToken = vi.fn<FirebaseAuthentication["revokeAccessToken"]>(
      failing("auth/internal-error"),
    );
    const browser = setUp({
      revokeAccessToken,
      openPopup: () => ({
        accessToken: browser.signIn().then(() => "Apple's"),
        close: () => {},
      }),
    });
    const { identity } = browser;
    await identity.signInWithProvider("apple", signal);
    await identity.signOut();
    browser.setUser(noah);
    await identity.refresh();
    await identity.deleteAccount(null);
    expect(revokeAccessToken).not.toHaveBeenCalled();
    await identity.signInWithProvider("apple", signal);
    await identity.deleteAccount(null);
    expect(revokeAccessToken).toHaveBeenCalledExactlyOnceWith("Apple's");
    expect(browser.status()).toBe("signed-out");
  });
});
