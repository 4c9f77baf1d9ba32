import type { accountEndpoints, Person, Provider } from "@hearten/contract/account.ts";
import type { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import type { ClientOf } from "../api/create-client.ts";
import { createVariable } from "../api/observable.ts";
import type { ObtainCredential } from "../platform/provider-sign-in.ts";
import type { Identity, SignIn } from "./identity.ts";

type AccountClient = ClientOf<
  Pick<typeof accountEndpoints, "readSession" | "deleteAccount"> & typeof authenticationEndpoints
>;

/** The identity of the stack on which Hearten's own server is the authentication provider. */
export function createEmbeddedIdentity(
  client: AccountClient,
  obtainCredential: ObtainCredential,
): Identity {
  const signIn = createVariable<SignIn>({ status: "unknown" });

  function enter(person: Person): Person {
    signIn.set({ status: "signed-in", person, providers: knownProviders() });
    return person;
  }

  function leave(): void {
    signIn.set({ status: "signed-out", providers: knownProviders() });
  }

  function knownProviders(): readonly Provider[] {
    const known = signIn.get();
    return known.status === "unknown" ? [] : known.providers;
  }

  return {
    signIn,
    token: () => Promise.resolve(null),
    async refresh() {
      const before = signIn.get();
      const { person, providers } = await client.readSession({});
      // A sign-in or sign-out during the call is newer than its answer.
      if (signIn.get() !== before) return signIn.get();
      if (person === null) signIn.set({ status: "signed-out", providers });
      else signIn.set({ status: "signed-in", person, providers });
      return signIn.get();
    },
    forget: leave,
    followSignOut: leave,
    async createAccount(email, password) {
      const { person } = await client.createAccount({ email, password });
      return enter(person);
    },
    async signInWithPassword(email, password) {
      const { person } = await client.signInWithPassword({ email, password });
      return enter(person);
    },
    async signInWithProvider(provider, signal) {
      const credential = await obtainCredential(provider, signal);
      const { person } = await client.signInWithCredential({ credential });
      return enter(person);
    },
    async linkProvider(provider, signal) {
      const credential = await obtainCredential(provider, signal);
      const { person } = await client.linkCredential({ credential });
      return enter(person);
    },
    prepareProviders() {},
    resetLinkParameter: "token",
    async sendPasswordReset(email) {
      await client.sendPasswordReset({ email });
    },
    async checkPasswordReset(token) {
      return (await client.checkPasswordReset({ token })).isValid;
    },
    async resetPassword(token, password) {
      const { person } = await client.resetPassword({ token, password });
      return person === null ? null : enter(person);
    },
    async deleteAccount(password) {
      await client.deleteAccount({ password });
      leave();
    },
    async signOut() {
      await client.signOut({});
      leave();
    },
  };
}
