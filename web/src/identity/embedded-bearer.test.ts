import type { Person } from "@hearten/contract/account.ts";
import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it } from "vitest";
import type { TokenStore } from "../platform/token-store.ts";
import { createBearerIdentity } from "./embedded-bearer.ts";

const maya: Person = { uid: toUid("maya"), email: "maya@example.com", methods: ["password"] };

type Client = Parameters<typeof createBearerIdentity>[0];

function createTokens(token: string | null = null): TokenStore & { readonly kept: () => unknown } {
  let kept = token;
  return {
    kept: () => kept,
    read: async () => kept,
    write: async (next) => void (kept = next),
    remove: async () => void (kept = null),
  };
}

const done = async () => ({});
const nothing = (): void => undefined;

function setUp(calls: Partial<Client> = {}, tokens = createTokens()) {
  const asked: object[] = [];
  const enter = async (input: object) => {
    asked.push(input);
    return { person: maya, token: `token ${asked.length}` };
  };
  const client: Client = {
    readSession: async () => ({ person: null, providers: [] }),
    createAccount: enter,
    signInWithPassword: enter,
    signInWithCredential: enter,
    linkCredential: async () => ({ person: maya }),
    sendPasswordReset: done,
    checkPasswordReset: async () => ({ isValid: true }),
    resetPassword: async () => ({ person: null }),
    deleteAccount: done,
    signOut: done,
    ...calls,
  };
  const credential = {
    kind: "id-token",
    provider: "google",
    idToken: "token",
    nonce: null,
    authorizationCode: null,
    firstName: null,
    lastName: null,
  } as const;
  return { identity: createBearerIdentity(client, async () => credential, tokens), asked, tokens };
}

const { signal } = new AbortController();

describe("An identity without cookies", () => {
  it("asks for the token in each way to sign in, and proves each call by the last one", async () => {
    const { identity, asked } = setUp();
    await identity.createAccount("maya@example.com", "secret");
    await identity.signInWithPassword("maya@example.com", "secret");
    await identity.signInWithProvider("google", signal);
    expect(asked.map((input) => "carrier" in input && input.carrier)).toEqual([
      "bearer",
      "bearer",
      "bearer",
    ]);
    expect(await identity.token()).toBe("token 3");
    expect(identity.signIn.get().status).toBe("signed-in");
  });

  it.each([
    ["a sign-out", (identity) => identity.signOut()],
    ["the account's end", (identity) => identity.deleteAccount("secret")],
    ["a sign-in that has ended elsewhere", async (identity) => identity.forget()],
    ["an answer that knows nobody", (identity) => identity.refresh()],
  ] satisfies [string, (identity: ReturnType<typeof setUp>["identity"]) => Promise<unknown>][])(
    "keeps no token after %s",
    async (_what, end) => {
      const { identity, tokens } = setUp({}, createTokens("old"));
      await end(identity);
      expect(tokens.kept()).toBeNull();
      expect(identity.signIn.get().status).toBe("signed-out");
    },
  );

  it("keeps the token while no sign-out has come through", async () => {
    const { identity, tokens } = setUp(
      { signOut: () => Promise.reject(new Error("no network")) },
      createTokens("old"),
    );
    await expect(identity.signOut()).rejects.toThrow("no network");
    expect(tokens.kept()).toBe("old");
  });

  it("keeps the token of a sign-in that came while the server was asked about an older one", async () => {
    let answer = nothing;
    const { identity, tokens } = setUp(
      {
        readSession: () =>
          new Promise((resolve) => {
            answer = () => resolve({ person: null, providers: [] });
          }),
      },
      createTokens("old"),
    );
    const refreshed = identity.refresh();
    await identity.signInWithPassword("maya@example.com", "secret");
    answer();
    expect((await refreshed).status).toBe("signed-in");
    expect(tokens.kept()).toBe("token 1");
  });
});
