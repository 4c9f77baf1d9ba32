import type { accountEndpoints } from "@hearten/contract/account.ts";
import { minPasswordCharacters } from "@hearten/contract/limits.ts";
import * as v from "valibot";
import type { Call, Handlers } from "../http/contract-routes.ts";
import type { PasswordAuthentication, SignedIn } from "../ports/authentication-provider.ts";
import type { Documents } from "../ports/documents.ts";
import type { Identity } from "../ports/identity.ts";
import { Refusal } from "../ports/refusal.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import { welcome } from "./welcome.ts";

interface AccountParts {
  readonly identity: Identity;
  readonly authentication: PasswordAuthentication;
  readonly documents: Documents;
  readonly guard: SignInGuard;
}

export function createAccountRoutes(parts: AccountParts): Handlers<typeof accountEndpoints> {
  const { identity, authentication, documents, guard } = parts;

  /** Hands the proof to who keeps it: the cookie jar or the caller, never both. */
  const answer = async (signedIn: SignedIn, carrier: "cookie" | "bearer", call: Call) => {
    await welcome(documents, signedIn.person, new Date());
    if (carrier === "cookie") call.setCookies(signedIn.cookies);
    return { person: signedIn.person, token: carrier === "bearer" ? signedIn.token : null };
  };

  return {
    async readSession(_input, call) {
      const session = await identity.authenticate(call.headers);
      call.setCookies(session?.renewedCookies ?? []);
      return { person: session?.person ?? null, providers: [...authentication.providers] };
    },

    async createAccount({ email, password, carrier }, call) {
      if (!v.is(emailAddress, email))
        throw new Refusal("invalid-email", "This is not an e-mail address.", { field: "email" });
      if (password.length < minPasswordCharacters)
        throw new Refusal("weak-password", "The password is too short.", { field: "password" });
      const signedIn = await guard.attempt(email, call.clientAddress, () =>
        authentication.createAccount(email, password),
      );
      return answer(signedIn, carrier, call);
    },

    async signInWithPassword({ email, password, carrier }, call) {
      const signedIn = await guard.attempt(email, call.clientAddress, () =>
        authentication.signInWithPassword(email, password),
      );
      return answer(signedIn, carrier, call);
    },

    async signOut(_input, call) {
      call.setCookies(await authentication.signOut(call.headers));
      return {};
    },
  };
}

const emailAddress = v.pipe(v.string(), v.email());
