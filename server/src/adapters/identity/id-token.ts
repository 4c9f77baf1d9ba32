import { createHash, timingSafeEqual } from "node:crypto";
import type { Provider } from "@hearten/contract/account.ts";
import { maxNameCharacters } from "@hearten/contract/limits.ts";
import { jwtVerify, type JWTVerifyGetKey } from "jose";
import * as v from "valibot";
import { invalidCredential } from "./provider-faults.ts";

/** The greatest age of a token. */
const maxAge = "1 hour";
/** Seconds by which the provider's clock may differ from ours. */
const clockTolerance = 60;

/** Apple sometimes writes booleans as text. */
const truth = v.pipe(
  v.optional(v.union([v.boolean(), v.picklist(["true", "false"])]), false),
  v.transform((value) => value === true || value === "true"),
);
const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  aud: v.union([v.string(), v.array(v.string())]),
  email: v.optional(v.nullable(v.string()), null),
  email_verified: truth,
  name: v.optional(v.string(), ""),
  nonce: v.optional(v.string()),
});

/** The content of an ID token. */
export interface IdToken {
  readonly subject: string;
  /** The client id for which it was made. */
  readonly audience: string;
  /** In lower case. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

interface IdTokenChecks {
  readonly provider: Provider;
  readonly issuers: readonly string[];
  /** Client ids for which the token may have been made. */
  readonly audiences: readonly string[];
  /** The provider's public keys. */
  readonly keys: JWTVerifyGetKey;
  /** Null when none was asked for. */
  readonly nonce: string | null;
}

/**
 * Reads an ID token and checks its signature, issuer, audience, age and nonce (OpenID Connect Core, 3.1.3.7).
 *
 * @throws `invalid-credential`, and jose's errors
 */
export async function readIdToken(token: string, checks: IdTokenChecks): Promise<IdToken> {
  const { payload } = await jwtVerify(token, checks.keys, {
    issuer: [...checks.issuers],
    audience: [...checks.audiences],
    algorithms: ["RS256"],
    maxTokenAge: maxAge,
    clockTolerance,
    requiredClaims: ["sub", "exp"],
  });
  const read = v.safeParse(claims, payload);
  if (!read.success) throw invalidCredential(read.issues);
  const { sub, aud, email, email_verified, name, nonce } = read.output;
  if (!isNonceRight(checks, nonce ?? null))
    throw invalidCredential(new Error("It holds another nonce."));
  const address = email?.trim().toLowerCase() || null;
  return {
    subject: sub,
    audience: [aud].flat().find((id) => checks.audiences.includes(id)) ?? "",
    email: address,
    isEmailVerified: address !== null && email_verified,
    name: name.trim().slice(0, maxNameCharacters) || null,
  };
}

/** The native dialogs put the SHA-256 of the nonce into the token. Google's leaves it out when none was given. */
function isNonceRight({ provider, nonce }: IdTokenChecks, held: string | null): boolean {
  if (nonce === null || held === null)
    return provider === "google" && nonce === null && held === null;
  const hash = createHash("sha256").update(nonce).digest("hex");
  return isSame(held, nonce) || isSame(held, hash);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
