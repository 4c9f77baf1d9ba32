import type { accountEndpoints } from "@hearten/contract/account.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import type { Documents } from "../ports/documents.ts";
import type { Identity } from "../ports/identity.ts";
import { createCredentialRoutes } from "./credential-routes.ts";
import type { AccountDeletion } from "./deletion.ts";
import type { PopupCookies } from "./popup-cookies.ts";
import type { ResetMails } from "./reset-mails.ts";
import { createResetRoutes } from "./reset-routes.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import { createAnswerSignIn, createSignInRoutes } from "./sign-in-routes.ts";

interface AccountParts {
  readonly identity: Identity;
  readonly authentication: AuthenticationProvider;
  readonly documents: Documents;
  readonly guard: SignInGuard;
  readonly popupCookies: PopupCookies;
  readonly resetMails: ResetMails;
  readonly deletion: Pick<AccountDeletion, "deleteAccount">;
}

export function createAccountRoutes(parts: AccountParts): Handlers<typeof accountEndpoints> {
  const { authentication, documents, deletion } = parts;
  const shared = { ...parts, answerSignIn: createAnswerSignIn(documents) };
  return {
    ...createSignInRoutes(shared),
    ...createCredentialRoutes(shared),
    ...createResetRoutes(shared),

    async deleteAccount({ password }, call) {
      await deletion.deleteAccount(call.session, password, call.clientAddress);
      call.setCookies(await authentication.signOut(call.headers));
      return {};
    },
  };
}
