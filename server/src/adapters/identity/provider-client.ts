import type { Provider } from "@hearten/contract/account.ts";
import type {
  PersonName,
  PopupStart,
  PresentedCredential,
} from "../../ports/authentication-provider.ts";

/** A token by which a provider can be asked to forget a sign-in. */
export interface ProviderToken {
  /** The client id that the provider gave it to; only this one may give it back. */
  readonly clientId: string;
  readonly token: string;
}

/** What a provider has just said of a person. */
export interface ProviderClaim {
  readonly provider: Provider;
  /** The provider's lasting name for the person: OpenID Connect's `sub`. */
  readonly subject: string;
  /** In lower case; null for people whose provider tells none. */
  readonly email: string | null;
  /** Whether the provider vouches that the address is the person's. */
  readonly isEmailVerified: boolean;
  readonly name: PersonName;
  /** Null where the provider gives none (Google). */
  readonly token: ProviderToken | null;
}

/** The conversation with one sign-in provider. Nothing is remembered between its calls. */
export interface ProviderClient {
  readonly provider: Provider;
  /**
   * The page where a popup goes on, and the secret that binds its answer to the browser that began;
   * `unavailable`.
   *
   * @param state comes back with the code, as it is
   */
  startPopup(state: string): Promise<PopupStart>;
  /**
   * Checks a credential with the provider, which uses its code up. `invalid-credential` when it does
   * not hold, `unavailable` when the provider gives no answer to go by.
   */
  redeem(presented: PresentedCredential): Promise<ProviderClaim>;
  /** Gives a token back; `unavailable` when the provider did not take it. */
  revoke(token: ProviderToken, signal: AbortSignal): Promise<void>;
}
