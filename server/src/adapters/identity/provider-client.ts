import type { Provider } from "@hearten/contract/account.ts";
import type {
  PersonName,
  PopupStart,
  PresentedCredential,
} from "../../ports/authentication-provider.ts";

/** A token with which a provider can be asked to forget a sign-in. */
export interface ProviderToken {
  /** The client id that got it; only this one may revoke it. */
  readonly clientId: string;
  readonly token: string;
}

/** What a provider says about a person who has just signed in there. */
export interface ProviderClaim {
  readonly provider: Provider;
  /** The provider's permanent id of the person: OpenID Connect's `sub`. */
  readonly subject: string;
  /** In lower case; null when the provider tells none. */
  readonly email: string | null;
  /** Whether the provider has verified the address. */
  readonly isEmailVerified: boolean;
  readonly name: PersonName;
  /** Null when the provider gives none (Google). */
  readonly token: ProviderToken | null;
}

/** The calls to one sign-in provider. It keeps no state between them. */
export interface ProviderClient {
  readonly provider: Provider;
  /**
   * Returns the page to which a popup goes, and a secret that binds the answer to the browser that opened it;
   * `unavailable`.
   *
   * @param state comes back with the code, unchanged
   */
  startPopup(state: string): Promise<PopupStart>;
  /**
   * Checks a credential with the provider. Its code can be used once. `invalid-credential` when it is not valid,
   * `unavailable` when the provider gives no usable answer.
   */
  redeem(presented: PresentedCredential): Promise<ProviderClaim>;
  /** Revokes a token; `unavailable` when the provider did not accept that. */
  revoke(token: ProviderToken, signal: AbortSignal): Promise<void>;
}
