import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { Provider } from "@hearten/contract/account.ts";

/** The path of a provider's stand-in. */
export const standInPath = (provider: Provider): string => `/stand-in/${provider}`;

/** The key with which Apple's clients authenticate, as Apple's console would show it. */
export interface AppleKey {
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 in PEM, for ES256. */
  readonly privateKey: string;
}

/** How the server is registered with a stand-in. */
export interface StandInClient {
  readonly provider: Provider;
  readonly issuer: string;
  readonly clientId: string;
  /** The native shell's client id, a second audience of ID tokens. */
  readonly nativeClientId: string;
  readonly redirectUri: string;
  /** Authenticates the client: Google's secret, or Apple's key. */
  readonly secret: string | AppleKey;
}

/**
 * Makes a client of the provider's stand-in, with a new secret or key.
 *
 * @param origin where the stand-in listens
 * @param redirectUri to where the stand-in redirects the browser
 */
export function createStandInClient(
  provider: Provider,
  origin: string,
  redirectUri: string,
): StandInClient {
  return {
    provider,
    issuer: origin + standInPath(provider),
    clientId: `hearten.stand-in.${provider}`,
    nativeClientId: `hearten.stand-in.${provider}.native`,
    redirectUri,
    secret: provider === "apple" ? createAppleKey() : randomBytes(32).toString("base64url"),
  };
}

function createAppleKey(): AppleKey {
  const { privateKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  return { teamId: "STANDIN000", keyId: "STANDIN001", privateKey };
}
