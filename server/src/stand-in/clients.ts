import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { Provider } from "@hearten/contract/account.ts";

/** Where a provider's stand-in is mounted on the server. */
export const standInPath = (provider: Provider): string => `/stand-in/${provider}`;

/** What the provider's console would tell of the key by which Apple's clients prove themselves. */
export interface AppleKey {
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 in PEM, for ES256. */
  readonly privateKey: string;
}

/** How the server is known to a stand-in. */
export interface StandInClient {
  readonly provider: Provider;
  readonly issuer: string;
  readonly clientId: string;
  /** The native shell's own, a further audience of ID tokens. */
  readonly nativeClientId: string;
  readonly redirectUri: string;
  /** What proves the client: Google's secret, or Apple's key. */
  readonly secret: string | AppleKey;
}

/**
 * A client of the provider's stand-in, with a proof made anew.
 *
 * @param publicUrl the server's own, where the stand-in is mounted too
 * @param redirectUri where the stand-in sends the browser back to
 */
export function createStandInClient(
  provider: Provider,
  publicUrl: string,
  redirectUri: string,
): StandInClient {
  return {
    provider,
    issuer: publicUrl + standInPath(provider),
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
