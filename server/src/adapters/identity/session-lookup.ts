import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { toUid } from "@hearten/contract/ids.ts";
import type { Session } from "../../ports/identity.ts";
import { type SignInMethodRow, toPerson } from "./account-rows.ts";

interface SessionLookupParts {
  readonly database: DatabaseSync;
  readonly secret: string;
  /** The name of the cookie that holds the proof of a sign-in. */
  readonly cookieName: string;
  /** Seconds until an unused sign-in expires, and the age from which it is renewed by being used. */
  readonly sessionSeconds: number;
  readonly renewalSeconds: number;
}

/**
 * Finds the sign-in that the headers prove, by one look into better-auth's database. Null where better-auth has to be
 * asked: the sign-in is due to be renewed, or none that holds is proved as clearly.
 */
export type LookUpSession = (headers: Headers) => Session | null;

interface SessionRow {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: number;
  /** JSON. */
  readonly providerIds: string;
}

/**
 * Every request checks its sign-in. better-auth takes some 1.5 ms of a core for it, most of them for what this product
 * doesn't use, and three queries.
 */
export function createSessionLookup(parts: SessionLookupParts): LookUpSession {
  const { database, cookieName } = parts;
  const key = createSecretKey(parts.secret, "utf8");
  const find = database.prepare(
    `select session.id, session.createdAt, session.expiresAt, user.id as uid, user.email, user.emailVerified,
       (select json_group_array(providerId) from account where userId = user.id) as providerIds
     from session join user on user.id = session.userId where session.token = ?`,
  );
  const freshSeconds = parts.sessionSeconds - parts.renewalSeconds;

  return (headers) => {
    const proof = readProof(headers, cookieName);
    const at = proof?.lastIndexOf(".") ?? -1;
    if (proof === null || at === -1) return null;
    const token = proof.slice(0, at);
    if (!isSigned(token, proof.slice(at + 1))) return null;
    const row = find.get(token) as SessionRow | undefined;
    if (row === undefined) return null;
    const expiresAt = new Date(row.expiresAt);
    const isFresh = expiresAt.getTime() > Date.now() + freshSeconds * 1_000;
    return isFresh ? toSession(row, expiresAt) : null;
  };

  function isSigned(token: string, signature: string): boolean {
    const right = Buffer.from(createHmac("sha256", key).update(token).digest("base64"));
    // Compares the encoded texts, because several texts decode to the same bytes.
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  }
}

/** The signed token that a request presents: the header's, or else the cookie's. */
function readProof(headers: Headers, cookieName: string): string | null {
  const authorization = headers.get("authorization");
  const encoded =
    authorization === null
      ? findCookie(headers, cookieName)
      : (/^bearer (.+)$/i.exec(authorization)?.[1] ?? null);
  if (encoded === null) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

function findCookie(headers: Headers, name: string): string | null {
  const cookies = headers.get("cookie")?.split("; ") ?? [];
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? null;
}

function toSession(row: SessionRow, expiresAt: Date): Session {
  const providerIds = JSON.parse(row.providerIds) as SignInMethodRow["providerId"][];
  return {
    id: row.id,
    person: toPerson(
      { id: toUid(row.uid), email: row.email },
      providerIds.map((providerId) => ({ providerId })),
    ),
    isAddressProved: row.emailVerified === 1,
    signedInAt: new Date(row.createdAt),
    expiresAt,
    renewedCookies: [],
  };
}
