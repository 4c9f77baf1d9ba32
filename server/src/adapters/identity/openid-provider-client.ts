import type { Provider } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";
import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  genericGrantRequest,
  None,
  type ServerMetadata,
  tokenRevocation,
} from "openid-client";
import { loadOnce } from "../../loading/load-once.ts";
import type { PersonName } from "../../ports/authentication-provider.ts";
import { type AppleKey, createAppleClientSecret } from "./apple-client-secret.ts";
import { type IdToken, readIdToken } from "./id-token.ts";
import { createPopupSecret, deriveProofs } from "./pkce.ts";
import type { ProviderClient, ProviderToken } from "./provider-client.ts";
import {
  invalidCredential,
  isForgotten,
  toCredentialRefusal,
  unavailable,
} from "./provider-faults.ts";

/** How this server is registered with a provider. */
export interface ProviderSettings {
  readonly provider: Provider;
  /** `https://accounts.google.com`, `https://appleid.apple.com`, or that of a stand-in. */
  readonly issuer: string;
  /** Of the web app. Google: the web client id; Apple: the Services ID. */
  readonly clientId: string;
  /** Of the native shell: Google's for iOS, Apple's bundle id. Tokens made for them are valid too. */
  readonly nativeClientIds: readonly string[];
  /** Authenticates the client: Google's secret, or the key that signs Apple's. */
  readonly secret: string | AppleKey;
  /** To where the provider redirects a popup. */
  readonly redirectUri: string;
  /** A stand-in on this machine is called without encryption. */
  readonly isStandIn: boolean;
}

/** Seconds that a call to the provider may take. */
const timeout = 10;

interface Discovered {
  readonly metadata: ServerMetadata;
  readonly keys: JWTVerifyGetKey;
}

/** An OpenID Connect client for Google, Apple or a stand-in for them. */
export function createOpenIdProviderClient(settings: ProviderSettings): ProviderClient {
  const { provider, clientId, redirectUri } = settings;
  const isApple = provider === "apple";
  const insecure = settings.isStandIn ? [allowInsecureRequests] : [];

  const discover = loadOnce(async (): Promise<Discovered> => {
    const issuer = new URL(settings.issuer);
    const options = { timeout, execute: insecure };
    const metadata = (
      await discovery(issuer, clientId, undefined, None(), options)
    ).serverMetadata();
    if (metadata.jwks_uri === undefined) throw new Error("The provider publishes no keys.");
    const timeoutDuration = timeout * 1_000;
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration });
    return { metadata, keys };
  });

  const configure = async (metadata: ServerMetadata, id: string, signal?: AbortSignal) => {
    const secret = await proofOf(settings.secret, id);
    const configuration = new Configuration(metadata, id, undefined, ClientSecretPost(secret));
    configuration.timeout = timeout;
    for (const extension of insecure) extension(configuration);
    if (signal !== undefined)
      configuration[customFetch] = (address, options) => {
        const signals = [signal, ...(options.signal ? [options.signal] : [])];
        return fetch(address, { ...options, signal: AbortSignal.any(signals) } as RequestInit);
      };
    return configuration;
  };

  const read = (
    { keys }: Discovered,
    token: string,
    nonce: string | null,
    ids: readonly string[],
  ) => readIdToken(token, { provider, issuers: issuersOf(settings), audiences: ids, keys, nonce });

  const redeemCode = async (
    credential: Extract<Credential, { kind: "code" }>,
    popupSecret: string | null,
  ): Promise<Redeemed> => {
    if (popupSecret === null) throw invalidCredential(new Error("No popup was begun here."));
    const { code, state } = credential;
    const { codeVerifier, nonce } = deriveProofs(popupSecret, state);
    const found = await discover();
    const answer = new URL(redirectUri);
    answer.searchParams.set("code", code);
    answer.searchParams.set("state", state);
    // Each provider redirects to its own address, which keeps them apart (RFC 9700, 4.4.2.2).
    if (found.metadata.authorization_response_iss_parameter_supported === true)
      answer.searchParams.set("iss", found.metadata.issuer);
    const tokens = await authorizationCodeGrant(await configure(found.metadata, clientId), answer, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const idToken = await read(found, tokens.id_token ?? "", nonce, [clientId]);
    return { idToken, refreshToken: tokens.refresh_token ?? null };
  };

  const redeemIdToken = async (
    credential: Extract<Credential, { kind: "id-token" }>,
  ): Promise<Redeemed> => {
    const found = await discover();
    const ids = [clientId, ...settings.nativeClientIds];
    const idToken = await read(found, credential.idToken, credential.nonce, ids);
    const code = isApple ? credential.authorizationCode : null;
    return { idToken, refreshToken: await exchangeNativeCode(found.metadata, idToken, code) };
  };

  /**
   * The ID token alone proves the sign-in. Without a refresh token it only can't be revoked later, so a failure to get
   * one is no reason to refuse the sign-in.
   */
  const exchangeNativeCode = async (
    metadata: ServerMetadata,
    idToken: IdToken,
    code: string | null,
  ): Promise<string | null> => {
    if (code === null) return null;
    try {
      const configuration = await configure(metadata, idToken.audience);
      const tokens = await genericGrantRequest(configuration, "authorization_code", { code });
      // A token of somebody else's sign-in must not be stored as this person's.
      return tokens.claims()?.sub === idToken.subject ? (tokens.refresh_token ?? null) : null;
    } catch {
      return null;
    }
  };

  return {
    provider,

    async startPopup(state) {
      const secret = createPopupSecret();
      const { codeVerifier, nonce } = deriveProofs(secret, state);
      try {
        const { metadata } = await discover();
        const address = buildAuthorizationUrl(await configure(metadata, clientId), {
          redirect_uri: redirectUri,
          response_type: "code",
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          // Apple tells name and address only with `form_post`.
          ...(isApple
            ? { scope: "openid name email", response_mode: "form_post" }
            : { scope: "openid email profile" }),
        });
        return { address: address.href, secret };
      } catch (error) {
        throw unavailable(error);
      }
    },

    async redeem({ credential, popupSecret }) {
      try {
        const { idToken, refreshToken } = await (credential.kind === "code"
          ? redeemCode(credential, popupSecret)
          : redeemIdToken(credential));
        const { subject, email, isEmailVerified, audience } = idToken;
        return {
          provider,
          subject,
          email,
          isEmailVerified,
          name: isApple ? appleName(credential) : googleName(idToken),
          token:
            isApple && refreshToken !== null ? { clientId: audience, token: refreshToken } : null,
        };
      } catch (error) {
        throw toCredentialRefusal(error);
      }
    },

    async revoke({ clientId: id, token }: ProviderToken, signal) {
      try {
        const { metadata } = await discover();
        signal.throwIfAborted();
        const configuration = await configure(metadata, id, signal);
        await tokenRevocation(configuration, token, { token_type_hint: "refresh_token" });
      } catch (error) {
        if (isForgotten(error)) return;
        throw unavailable(error);
      }
    },
  };
}

interface Redeemed {
  readonly idToken: IdToken;
  readonly refreshToken: string | null;
}

async function proofOf(secret: string | AppleKey, clientId: string): Promise<string> {
  return typeof secret === "string" ? secret : createAppleClientSecret(secret, clientId);
}

/** Google's tokens name their issuer with and without the scheme (developers.google.com/identity). */
function issuersOf({ issuer }: ProviderSettings): string[] {
  return issuer === "https://accounts.google.com" ? [issuer, "accounts.google.com"] : [issuer];
}

/** Apple's tokens have no name. It comes once, with the first credential. */
function appleName({ firstName, lastName }: Credential): PersonName {
  const displayName = [firstName, lastName].filter(Boolean).join(" ");
  return {
    displayName: displayName || null,
    firstName: firstName || null,
    lastName: lastName || null,
  };
}

function googleName({ name }: IdToken): PersonName {
  return { displayName: name, firstName: null, lastName: null };
}
