import type { accountEndpoints, Provider } from "@hearten/contract/account.ts";
import type { Call, Handlers } from "../http/contract-routes.ts";
import type { Identity } from "../ports/identity.ts";
import type { EarlierAccounts } from "./earlier-account.ts";
import type { AccountDeletion } from "./deletion.ts";

interface AccountParts {
  readonly identity: Identity;
  /** The providers that show to this caller. */
  readonly providersFor: (call: Call) => readonly Provider[];
  readonly earlierAccounts: Pick<EarlierAccounts, "keep" | "remove">;
  readonly deletion: Pick<AccountDeletion, "deleteAccount">;
  /** Ends the sign-in of these headers. Returns the `Set-Cookie` values that clear it. */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>;
}

/** The calls that tell who is signed in and delete an account. */
export function createAccountRoutes(parts: AccountParts): Handlers<typeof accountEndpoints> {
  const { identity, providersFor, earlierAccounts, deletion, signOut } = parts;
  return {
    async readSession(_input, call) {
      const session = await identity.authenticate(call.headers);
      call.setCookies(session?.renewedCookies ?? []);
      return { person: session?.person ?? null, providers: [...providersFor(call)] };
    },

    async deleteAccount({ password }, call) {
      await deletion.deleteAccount(call.session, password, call.clientAddress);
      call.setCookies(await signOut(call.headers));
      return {};
    },

    async keepEarlierAccount(_input, { session }) {
      await earlierAccounts.keep(session);
      return {};
    },

    async removeEarlierAccount(_input, { session }) {
      await earlierAccounts.remove(session);
      return {};
    },
  };
}
