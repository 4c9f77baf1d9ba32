import type { Person } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";
import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { type ObtainCredential, SignInInterrupted } from "../platform/provider-sign-in.ts";
import { createEmbeddedIdentity } from "./embedded.ts";

const maya: Person = { uid: toUid("maya"), email: "maya@example.com", methods: ["password"] };

type Client = Parameters<typeof createEmbeddedIdentity>[0];

const signedIn = () => Promise.resolve({ person: maya, token: null });
const done = () => Promise.resolve({});

/** The server's side; each call may be replaced. */
function createServer(calls: Partial<Client> = {}): Client {
  return {
    readSession: () => Promise.resolve({ person: null, providers: ["google"] }),
    createAccount: signedIn,
    signInWithPassword: signedIn,
    signInWithCredential: signedIn,
    linkCredential: () => Promise.resolve({ person: maya }),
    sendPasswordReset: done,
    checkPasswordReset: () => Promise.resolve({ isValid: true }),
    resetPassword: () => Promise.resolve({ person: null }),
    deleteAccount: done,
    signOut: done,
    ...calls,
  };
}

const credential: Credential = {
  kind: "code",
  provider: "google",
  code: "code",
  state: "state",
  firstName: null,
  lastName: null,
};

function createIdentity(
  server: Client,
  obtainCredential: ObtainCredential = () => Promise.resolve(credential),
) {
  return createEmbeddedIdentity(server, obtainCredential);
}

const { signal } = new AbortController();

describe("The identity", () => {
  it("knows nobody before it has asked", () => {
    expect(createIdentity(createServer()).signIn.get().status).toBe("unknown");
  });

  it("learns from the server who is signed in and what the screens may offer", async () => {
    const identity = createIdentity(
      createServer({ readSession: () => Promise.resolve({ person: maya, providers: [] }) }),
    );
    expect(await identity.refresh()).toEqual({ status: "signed-in", person: maya, providers: [] });
  });

  it("stays as it was when no answer comes", async () => {
    const noAnswer = new ApiError("network", "no answer");
    const identity = createIdentity(createServer({ readSession: () => Promise.reject(noAnswer) }));
    await expect(identity.refresh()).rejects.toBe(noAnswer);
    expect(identity.signIn.get().status).toBe("unknown");
  });

  it("knows who has signed in or made an account, and tells those who listen", async () => {
    const identity = createIdentity(createServer());
    const told: string[] = [];
    identity.signIn.subscribe(() => told.push(identity.signIn.get().status));
    await identity.refresh();
    await identity.signInWithPassword("maya@example.com", "secret");
    await identity.signOut();
    await identity.createAccount("maya@example.com", "secret");
    expect(told).toEqual(["signed-out", "signed-in", "signed-out", "signed-in"]);
    expect(identity.signIn.get()).toMatchObject({ person: maya, providers: ["google"] });
  });

  it("keeps the person signed in when the sign-out fails", async () => {
    const identity = createIdentity(
      createServer({ signOut: () => Promise.reject(new ApiError("network", "no answer")) }),
    );
    await identity.signInWithPassword("maya@example.com", "secret");
    await expect(identity.signOut()).rejects.toThrow("no answer");
    expect(identity.signIn.get().status).toBe("signed-in");
  });

  it("trusts a sign-in over an answer that was asked for before it", async () => {
    const { promise, resolve } = Promise.withResolvers<{ person: null; providers: [] }>();
    const identity = createIdentity(createServer({ readSession: () => promise }));
    const asked = identity.refresh();
    await identity.signInWithPassword("maya@example.com", "secret");
    resolve({ person: null, providers: [] });
    expect((await asked).status).toBe("signed-in");
  });

  it("hands the provider's credential to the server and knows who came in by it", async () => {
    const signInWithCredential = vi.fn<Client["signInWithCredential"]>(() =>
      Promise.resolve({ person: maya, token: null }),
    );
    const identity = createIdentity(createServer({ signInWithCredential }));
    expect(await identity.signInWithProvider("google", signal)).toEqual(maya);
    expect(signInWithCredential).toHaveBeenCalledWith({ credential });
    expect(identity.signIn.get()).toMatchObject({ status: "signed-in", person: maya });
  });

  it("asks the server nothing when the provider's sign-in was interrupted", async () => {
    const signInWithCredential = vi.fn<Client["signInWithCredential"]>();
    const closed = new SignInInterrupted("closed");
    const identity = createIdentity(createServer({ signInWithCredential }), () =>
      Promise.reject(closed),
    );
    await expect(identity.signInWithProvider("google", signal)).rejects.toBe(closed);
    expect(signInWithCredential).not.toHaveBeenCalled();
    expect(identity.signIn.get().status).toBe("unknown");
  });

  it("knows the ways in that a person has added", async () => {
    const both: Person = { ...maya, methods: ["password", "apple"] };
    const identity = createIdentity(
      createServer({ linkCredential: () => Promise.resolve({ person: both }) }),
    );
    await identity.signInWithPassword("maya@example.com", "secret");
    await identity.linkProvider("apple", signal);
    expect(identity.signIn.get()).toMatchObject({ person: both });
  });

  it("leaves everything as it is when a new password is set for nobody here", async () => {
    const identity = createIdentity(createServer());
    await identity.refresh();
    expect(await identity.resetPassword("token", "secret")).toBeNull();
    expect(identity.signIn.get().status).toBe("signed-out");
  });

  it("knows nobody any more when the account is deleted, and only then", async () => {
    const deleteAccount = vi.fn<Client["deleteAccount"]>(() =>
      Promise.reject(new ApiError("wrong-password", "no")),
    );
    const identity = createIdentity(createServer({ deleteAccount }));
    await identity.signInWithPassword("maya@example.com", "secret");
    await expect(identity.deleteAccount("wrong")).rejects.toThrow("no");
    expect(identity.signIn.get().status).toBe("signed-in");
    deleteAccount.mockResolvedValue({});
    await identity.deleteAccount("secret");
    expect(identity.signIn.get().status).toBe("signed-out");
  });
});
