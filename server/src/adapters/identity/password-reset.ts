import { createHash, randomBytes } from "node:crypto";
import type { PasswordResetMail } from "../../ports/authentication-provider.ts";
import { findUser, removeExpired, type Rows, type UserRow } from "./account-rows.ts";
import { isPlaceholderAddress } from "./placeholder-address.ts";

/** How long a link can be used. */
const linkMilliseconds = 30 * 60 * 1_000;

/** Whose link it is when the address has no account: the database does the same work for it. */
const nobody = "nobody";

/** The secret itself is only in the mail: who reads the database can't use a link. */
const identifierOf = (token: string) =>
  `reset-password:${createHash("sha256").update(token).digest("base64url")}`;

/** A new link, in place of an earlier one; null when the address has no account. */
export async function createReset(rows: Rows, email: string): Promise<PasswordResetMail | null> {
  const user = await findUser(rows, "email", email.toLowerCase());
  const uid = user === null || isPlaceholderAddress(user.email) ? nobody : user.id;
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const expires = new Date(now.getTime() + linkMilliseconds);
  await rows.deleteMany({ model: "verification", where: [{ field: "value", value: uid }] });
  await removeExpired(rows);
  await rows.create({
    model: "verification",
    data: {
      identifier: identifierOf(token),
      value: uid,
      expiresAt: expires,
      createdAt: now,
      updatedAt: now,
    },
  });
  return user === null || uid === nobody ? null : { email: user.email, token, expires };
}

/** Whose link it is; null when it can't be used any more. */
export async function findReset(rows: Rows, token: string): Promise<UserRow | null> {
  const found = await rows.findOne<{ value: string; expiresAt: Date }>({
    model: "verification",
    where: [{ field: "identifier", value: identifierOf(token) }],
  });
  return found === null || found.expiresAt <= new Date() ? null : findUser(rows, "id", found.value);
}
