import type { Person } from "@hearten/contract/account.ts";
import type { ObtainCredential } from "../platform/provider-sign-in.ts";
import type { TokenStore } from "../platform/token-store.ts";
import { createEmbeddedIdentity } from "./embedded.ts";
import type { Identity } from "./identity.ts";

type AccountClient = Parameters<typeof createEmbeddedIdentity>[0];

/** The identity of the embedded stack for apps that can't use cookies: the app stores a bearer token. */
export function createBearerIdentity(
  client: AccountClient,
  obtainCredential: ObtainCredential,
  tokens: TokenStore,
): Identity {
  const identity = createEmbeddedIdentity(keepingTokens(client, tokens), obtainCredential);
  return {
    ...identity,
    token: () => tokens.read(),
    forget() {
      void tokens.remove();
      identity.forget();
    },
  };
}

/** The same calls. Those that sign in store the token, and those that sign out remove it. */
function keepingTokens(client: AccountClient, tokens: TokenStore): AccountClient {
  const carrier = "bearer";

  async function keep(answer: { readonly person: Person; readonly token: string | null }) {
    if (answer.token !== null) await tokens.write(answer.token);
    return answer;
  }

  return {
    ...client,
    createAccount: async (input, options) =>
      keep(await client.createAccount({ ...input, carrier }, options)),
    signInWithPassword: async (input, options) =>
      keep(await client.signInWithPassword({ ...input, carrier }, options)),
    signInWithCredential: async (input, options) =>
      keep(await client.signInWithCredential({ ...input, carrier }, options)),
    async readSession(input, options) {
      const asked = await tokens.read();
      const answer = await client.readSession(input, options);
      // If somebody has signed in meanwhile, the stored token is another one.
      const isOver = answer.person === null && asked !== null && (await tokens.read()) === asked;
      if (isOver) await tokens.remove();
      return answer;
    },
    async signOut(input, options) {
      const answer = await client.signOut(input, options);
      await tokens.remove();
      return answer;
    },
    async deleteAccount(input, options) {
      const answer = await client.deleteAccount(input, options);
      await tokens.remove();
      return answer;
    },
  };
}
