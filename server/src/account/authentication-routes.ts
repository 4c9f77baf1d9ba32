import type { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import { createCredentialRoutes } from "./credential-routes.ts";
import type { EarlierAccounts } from "./earlier-account.ts";
import type { DeviceCookies } from "./device-cookies.ts";
import type { NetworkLimits } from "./network-limits.ts";
import type { PopupCookies } from "./popup-cookies.ts";
import type { ResetMails } from "./reset-mails.ts";
import { createResetRoutes } from "./reset-routes.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import { createAnswerSignIn, createSignInRoutes } from "./sign-in-routes.ts";

interface AuthenticationParts {
  readonly authentication: AuthenticationProvider;
  readonly profiles: ProfileStore;
  readonly earlierAccounts: EarlierAccounts;
  readonly guard: SignInGuard;
  readonly networkLimits: NetworkLimits;
  readonly deviceCookies: DeviceCookies;
  readonly popupCookies: PopupCookies;
  readonly resetMails: ResetMails;
}

/** The calls for signing in, where this server is itself the authentication provider. */
export function createAuthenticationRoutes(
  parts: AuthenticationParts,
): Handlers<typeof authenticationEndpoints> {
  const answerSignIn = createAnswerSignIn(
    parts.profiles,
    parts.earlierAccounts,
    parts.deviceCookies,
  );
  const shared = { ...parts, answerSignIn };
  return {
    ...createSignInRoutes(shared),
    ...createCredentialRoutes(shared),
    ...createResetRoutes(shared),
  };
}
