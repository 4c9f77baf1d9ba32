import type { DatabaseSync } from "node:sqlite";
import type { Provider } from "@hearten/contract/account.ts";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { isPlaceholderAddress } from "../adapters/identity/placeholder-address.ts";
import { parsePasswordHash, type PasswordHash } from "./password-hash.ts";

/** An account as better-auth keeps it. */
export interface StoredAccount {
  readonly uid: Uid;
  /** Null for somebody whose provider told none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly displayName: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly password: PasswordHash | null;
  readonly providers: readonly LinkedProvider[];
}

export interface LinkedProvider {
  readonly provider: Provider;
  /** Who it is at the provider. */
  readonly subject: string;
  /** The address that the provider vouched for. */
  readonly email: string | null;
}

type Row = Record<string, unknown>;

/** Every account, one at a time. */
export function* readAccounts(database: DatabaseSync): Generator<StoredAccount> {
  const users = database.prepare(`select * from "user" order by id`);
  const methods = database.prepare(
    `select * from account where "userId" = ? order by "providerId"`,
  );
  for (const user of users.iterate()) yield toAccount(user, methods.all(text(user, "id")));
}

/** Tokens of Apple's, by which a person's link with it can be ended; sealed with this machine's secret. */
export function countProviderTokens(database: DatabaseSync): number {
  return Number(database.prepare(`select count(*) as n from "providerToken"`).get()?.["n"]);
}

function toAccount(user: Row, methods: readonly Row[]): StoredAccount {
  const email = text(user, "email");
  const hasAddress = !isPlaceholderAddress(email);
  const password = methods.find((row) => row["providerId"] === "credential");
  return {
    uid: toUid(text(user, "id")),
    email: hasAddress ? email : null,
    isEmailVerified: hasAddress && user["emailVerified"] === 1,
    displayName: text(user, "name") || null,
    createdAt: text(user, "createdAt"),
    password: password === undefined ? null : parsePasswordHash(text(password, "password")),
    providers: methods.flatMap((row) => {
      const provider = row["providerId"];
      if (provider !== "google" && provider !== "apple") return [];
      const vouched = row["vouchedEmail"];
      const vouchedEmail = typeof vouched === "string" ? vouched : null;
      return [{ provider, subject: text(row, "accountId"), email: vouchedEmail }];
    }),
  };
}

function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new Error(`An account's ${column} can't be read.`);
  return value;
}
