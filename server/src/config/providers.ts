import { createPrivateKey } from "node:crypto";
import * as v from "valibot";
import { list, word } from "./values.ts";

/** What the consoles of Google and Apple give to whoever registers the product there. */
export const providerVariables = {
  GOOGLE_CLIENT_ID: v.optional(word),
  GOOGLE_CLIENT_SECRET: v.optional(word),
  GOOGLE_NATIVE_CLIENT_IDS: v.optional(list(word), ""),
  APPLE_CLIENT_ID: v.optional(word),
  APPLE_TEAM_ID: v.optional(word),
  APPLE_KEY_ID: v.optional(word),
  APPLE_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(String.raw`\n`, "\n")),
      v.check(
        isSigningKey,
        String.raw`must be the text of the key file (PEM, P-256), with \n for its line breaks.`,
      ),
    ),
  ),
  APPLE_NATIVE_CLIENT_IDS: v.optional(list(word), ""),
};

/** Whether the text is a key by which Apple's clients can sign (ES256). */
function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === "prime256v1";
  } catch {
    return false;
  }
}

const variables = v.object(providerVariables);

/** Google as it is set up; null when it is not. */
export function toGoogle(given: v.InferOutput<typeof variables>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = given;
  if (clientId === undefined || secret === undefined) return null;
  return Object.freeze({ clientId, secret, nativeClientIds: given.GOOGLE_NATIVE_CLIENT_IDS });
}

/** Apple as it is set up; null when it is not. */
export function toApple(given: v.InferOutput<typeof variables>) {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId } = given;
  const { APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = given;
  if (
    clientId === undefined ||
    teamId === undefined ||
    keyId === undefined ||
    privateKey === undefined
  )
    return null;
  return Object.freeze({
    clientId,
    secret: Object.freeze({ teamId, keyId, privateKey }),
    nativeClientIds: given.APPLE_NATIVE_CLIENT_IDS,
  });
}

/** A variable that is given without another one that it needs, each said in one plain sentence. */
export function findHalfProviders(given: Readonly<Record<string, unknown>>): string[] {
  const isGiven = (name: string) => given[name] !== undefined;
  return [
    ["Google", ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]] as const,
    ["Apple", ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"]] as const,
  ].flatMap(([provider, needed]) => {
    const isBegun = [...needed, `${provider.toUpperCase()}_NATIVE_CLIENT_IDS`].some(isGiven);
    return isBegun
      ? needed
          .filter((name) => !isGiven(name))
          .map((name) => `${name} is missing: signing in by ${provider} needs it too.`)
      : [];
  });
}
