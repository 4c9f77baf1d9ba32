import { importPKCS8, SignJWT } from "jose";

/** The key with which a client authenticates at Apple. The developer account has it. */
export interface AppleKey {
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 in PEM, for ES256. */
  readonly privateKey: string;
}

/** Each is used immediately. */
const lifetime = "5 minutes";

/**
 * A client secret for Apple: a JWT signed with the client's key
 * (developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret).
 *
 * @param clientId the client id that makes the call, on the web or in the native shell
 */
export async function createAppleClientSecret(key: AppleKey, clientId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(clientId)
    .setAudience("https://appleid.apple.com")
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await importPKCS8(key.privateKey, "ES256"));
}
