import type { accountEndpoints, Provider } from "@hearten/contract/account.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { Identity } from "../ports/identity.ts";
import type { AccountDeletion } from "./deletion.ts";

interface AccountParts {
  readonly identity: Identity;
  /** Those that are set up. */
  readonly providers: readonly Provider[];
  readonly deletion: Pick<AccountDeletion, "deleteAccount">;
  /** Ends the sign-in that the headers prove; answers the `Set-Cookie` values that clear it. */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>;
}

/** Who is signed in, and leaving. */
export function createAccountRoutes(parts: AccountParts): Handlers<typeof accountEndpoints> {
  const { identity, providers, deletion, signOut } = parts;
  return {
    async readSession(_input, call) {
      const session = await identity.authenticate(call.headers);
      call.setCookies(session?.renewedCookies ?? []);
      return { person: session?.person ?? null, providers: [...providers] };
    },

    async deleteAccount({ password }, call) {
      await deletion.deleteAccount(call.session, password, call.clientAddress);
      call.setCookies(await signOut(call.headers));
      return {};
    },
  };
}
