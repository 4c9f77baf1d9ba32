import type { Person } from "@hearten/contract/account.ts";
import { describe, expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createEmbeddedIdentity } from "./embedded.ts";

const maya: Person = { uid: "maya", email: "maya@example.com", methods: ["password"] };

type Client = Parameters<typeof createEmbeddedIdentity>[0];

/** The server's side; each call may be replaced. */
function createServer(calls: Partial<Client> = {}): Client {
  return {
    readSession: () => Promise.resolve({ person: null, providers: ["google"] }),
    createAccount: () => Promise.resolve({ person: maya, token: null }),
    signInWithPassword: () => Promise.resolve({ person: maya, token: null }),
    signOut: () => Promise.resolve({}),
    ...calls,
  };
}

describe("The identity", () => {
  it("knows nobody before it has asked", () => {
    expect(createEmbeddedIdentity(createServer()).signIn.get().status).toBe("unknown");
  });

  it("learns from the server who is signed in and what the screens may offer", async () => {
    const identity = createEmbeddedIdentity(
      createServer({ readSession: () => Promise.resolve({ person: maya, providers: [] }) }),
    );
    expect(await identity.refresh()).toEqual({ status: "signed-in", person: maya, providers: [] });
  });

  it("stays as it was when no answer comes", async () => {
    const noAnswer = new ApiError("network", "no answer");
    const identity = createEmbeddedIdentity(
      createServer({ readSession: () => Promise.reject(noAnswer) }),
    );
    await expect(identity.refresh()).rejects.toBe(noAnswer);
    expect(identity.signIn.get().status).toBe("unknown");
  });

  it("knows who has signed in or made an account, and tells those who listen", async () => {
    const identity = createEmbeddedIdentity(createServer());
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
    const identity = createEmbeddedIdentity(
      createServer({ signOut: () => Promise.reject(new ApiError("network", "no answer")) }),
    );
    await identity.signInWithPassword("maya@example.com", "secret");
    await expect(identity.signOut()).rejects.toThrow("no answer");
    expect(identity.signIn.get().status).toBe("signed-in");
  });

  it("trusts a sign-in over an answer that was asked for before it", async () => {
    const { promise, resolve } = Promise.withResolvers<{ person: null; providers: [] }>();
    const identity = createEmbeddedIdentity(createServer({ readSession: () => promise }));
    const asked = identity.refresh();
    await identity.signInWithPassword("maya@example.com", "secret");
    resolve({ person: null, providers: [] });
    expect((await asked).status).toBe("signed-in");
  });
});
