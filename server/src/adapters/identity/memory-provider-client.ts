import { randomUUID } from "node:crypto";
import type { Provider } from "@hearten/contract/account.ts";
import type { PersonName, PresentedCredential } from "../../ports/authentication-provider.ts";
import { Refusal } from "../../ports/refusal.ts";
import type { ProviderClaim, ProviderClient } from "./provider-client.ts";

const unknownName: PersonName = { displayName: null, firstName: null, lastName: null };

const away = () => new Refusal("unavailable", "The provider does not answer.");

/** A provider that answers what a test tells it to. */
export interface MemoryProviderClient extends ProviderClient {
  /** Makes a sign-in there, as a browser presents it. It can be used once. */
  present(told: Partial<ProviderClaim> & Pick<ProviderClaim, "subject">): PresentedCredential;
  /** The tokens that were revoked. */
  readonly revoked: readonly string[];
  /** Whether it answers. */
  isAway: boolean;
}

export function createMemoryProviderClient(provider: Provider): MemoryProviderClient {
  const claims = new Map<string, ProviderClaim>();
  const revoked: string[] = [];
  return {
    provider,
    revoked,
    isAway: false,
    present(told) {
      const code = randomUUID();
      claims.set(code, {
        provider,
        email: null,
        isEmailVerified: false,
        name: unknownName,
        token: null,
        ...told,
      });
      const state = "state";
      return {
        credential: { kind: "code", provider, code, state, firstName: null, lastName: null },
        popupSecret: "secret",
      };
    },
    async startPopup(state) {
      if (this.isAway) throw away();
      const address = `https://${provider}.example/?state=${encodeURIComponent(state)}`;
      return { address, secret: "secret" };
    },
    async redeem({ credential }) {
      if (this.isAway) throw away();
      const code = credential.kind === "code" ? credential.code : credential.idToken;
      const claim = claims.get(code);
      claims.delete(code);
      if (claim === undefined) throw new Refusal("invalid-credential", "It does not hold.");
      return claim;
    },
    async revoke({ token }) {
      if (this.isAway) throw away();
      revoked.push(token);
    },
  };
}

/** An identity with such providers, as the suites need it. */
export function withMemoryProviders<I>(build: (clients: readonly ProviderClient[]) => Promise<I>) {
  return async (providers: readonly Provider[]) => {
    const clients = new Map(
      providers.map((provider) => [provider, createMemoryProviderClient(provider)]),
    );
    const clientOf = (provider: Provider): MemoryProviderClient => {
      const client = clients.get(provider);
      if (client === undefined) throw new Error(`There is no ${provider}.`);
      return client;
    };
    return {
      identity: await build([...clients.values()]),
      present: (provider: Provider, told: Parameters<MemoryProviderClient["present"]>[0]) =>
        clientOf(provider).present(told),
      setAway: (provider: Provider, isAway: boolean) => {
        clientOf(provider).isAway = isAway;
      },
      revoked: (provider: Provider) => clientOf(provider).revoked,
    };
  };
}
