import { createHash, randomBytes } from "node:crypto";
import { toUid } from "@hearten/contract/ids.ts";
import type { PasswordResetMail } from "../../ports/authentication-provider.ts";
import { findUser, removeExpiredLinksAndNames, type Rows, type UserRow } from "./account-rows.ts";
import { isPlaceholderAddress } from "./placeholder-address.ts";

/** How long a link is valid. */
const linkMilliseconds = 30 * 60 * 1_000;

/** The uid in a link for an address without an account: then the work takes the same time. */
const nobody = toUid("nobody");

/** Only the mail has the secret itself, the database has its hash: nobody can use a link from the database. */
const identifierOf = (token: string) =>
  `reset-password:${createHash("sha256").update(token).digest("base64url")}`;

/** Creates a link, which replaces an earlier one. Returns null when the address has no account. */
export async function createReset(rows: Rows, email: string): Promise<PasswordResetMail | null> {
  const user = await findUser(rows, "email", email.toLowerCase());
  const uid = user === null || isPlaceholderAddress(user.email) ? nobody : user.id;
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const expires = new Date(now.getTime() + linkMilliseconds);
  await rows.deleteMany({ model: "verification", where: [{ field: "value", value: uid }] });
  await removeExpiredLinksAndNames(rows);
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

/** Returns the person of a link, or null when it is not valid any more. */
export async function findReset(rows: Rows, token: string): Promise<UserRow | null> {
  const found = await rows.findOne<{ value: string; expiresAt: Date }>({
    model: "verification",
    where: [{ field: "identifier", value: identifierOf(token) }],
  });
  return found === null || found.expiresAt <= new Date() ? null : findUser(rows, "id", found.value);
}
