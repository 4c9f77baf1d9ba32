import { isDeepStrictEqual } from "node:util";
import { toUid } from "@hearten/contract/ids.ts";
import type { Auth, UserIdentifier, UserImportRecord, UserRecord } from "firebase-admin/auth";
import { inParallel } from "./in-parallel.ts";
import type { StoredAccount } from "./embedded-accounts.ts";
import type { Embedded } from "./embedded.ts";
import { createPart, type Examined, type Part, type Standing } from "./part.ts";
import { passwordHashing } from "./password-hash.ts";

/** Accounts that one call may import, and identifiers that one may ask for (Firebase's limits). */
const importedAtOnce = 1_000;
const identifiersAtOnce = 100;
/** Calls at the same time; a project may make 500 a second. */
const concurrentCalls = 8;

const providerIds = { google: "google.com", apple: "apple.com" } as const;

/**
 * Moves accounts to Firebase Authentication: uid, address, name, password and providers.
 *
 * What Firebase tells of a password's hash is compared. It tells none to whoever may not read it, and
 * Google's own service tells only hashes of its own making; then that there is a password has to do.
 * When an account was made is written and not compared: nothing in the product reads it.
 */
export function createAccountsPart(here: Embedded, auth: Auth): Part {
  async function findAll(accounts: readonly StoredAccount[]): Promise<UserRecord[]> {
    const identifiers = accounts.flatMap(toIdentifiers);
    const calls: UserIdentifier[][] = [];
    for (let start = 0; start < identifiers.length; start += identifiersAtOnce)
      calls.push(identifiers.slice(start, start + identifiersAtOnce));
    const answers = await inParallel(calls, concurrentCalls, (call) => auth.getUsers(call));
    return answers.flatMap(({ users }) => users);
  }

  return createPart<StoredAccount, null>({
    name: "accounts",
    atOnce: importedAtOnce,
    items: () => here.accounts(),
    nameOf: ({ uid }) => `account ${uid}`,
    async examine(page) {
      const found = await findAll(page);
      const byUid = new Map(found.map((user) => [user.uid, user]));
      const owners = new Map(found.flatMap((user) => unique(user).map((key) => [key, user.uid])));
      return page.map((item) => {
        const isTaken = uniqueOf(item).some((key) => (owners.get(key) ?? item.uid) !== item.uid);
        const user = byUid.get(item.uid) ?? null;
        return { item, seen: null, standing: isTaken ? "taken" : compare(item, user) };
      });
    },
    async write(page, tell) {
      // Google's service would replace an account and the emulator refuses to; this suits both.
      const outdated = page.filter(({ standing }) => standing === "different");
      await inParallel(outdated, concurrentCalls, ({ item }) => auth.deleteUser(item.uid));
      await importAll(auth, page, tell);
    },
    async *strangers() {
      for (let token: string | undefined; ;) {
        const { users, pageToken } = await auth.listUsers(importedAtOnce, token);
        for (const uid of users.map((user) => toUid(user.uid)))
          if (!here.hasAccount(uid) && !here.isLeaving(uid)) yield `account ${uid}`;
        if (pageToken === undefined) return;
        token = pageToken;
      }
    },
  });
}

async function importAll(
  auth: Auth,
  page: readonly Examined<StoredAccount, null>[],
  tell: (line: string) => void,
): Promise<void> {
  const records = page.map(({ item }) => toRecord(item));
  const { errors } = await auth.importUsers(records, passwordHashing);
  for (const { index, error } of errors)
    tell(`account ${records[index]?.uid} was refused by Firebase: ${error.message}`);
}

function toRecord(account: StoredAccount): UserImportRecord {
  const { uid, email, isEmailVerified, displayName, createdAt, password, providers } = account;
  return {
    uid,
    emailVerified: isEmailVerified,
    metadata: { creationTime: createdAt },
    providerData: providers.map(({ provider, subject, email: vouched }) => ({
      providerId: providerIds[provider],
      uid: subject,
      ...(vouched === null ? {} : { email: vouched }),
    })),
    ...(email === null ? {} : { email }),
    ...(displayName === null ? {} : { displayName }),
    ...(password === null ? {} : { passwordHash: password.hash, passwordSalt: password.salt }),
  };
}

function compare(account: StoredAccount, user: UserRecord | null): Standing {
  if (user === null) return "absent";
  const there = {
    email: user.email ?? null,
    isEmailVerified: user.emailVerified,
    displayName: user.displayName ?? null,
    methods: user.providerData.map(toMethod).toSorted(),
    isDisabled: user.disabled,
  };
  const wanted = {
    email: account.email,
    isEmailVerified: account.isEmailVerified,
    displayName: account.displayName,
    methods: [
      ...account.providers.map(({ provider, subject }) => `${providerIds[provider]} ${subject}`),
      ...(account.password === null ? [] : ["password"]),
    ].toSorted(),
    isDisabled: false,
  };
  if (isDeepStrictEqual(there, wanted) && isPasswordSame(account, user)) return "same";
  return user.metadata.lastSignInTime || user.metadata.lastRefreshTime ? "newer" : "different";
}

function isPasswordSame({ password }: StoredAccount, user: UserRecord): boolean {
  if (password === null || !user.passwordHash) return true;
  const hash = Buffer.from(user.passwordHash, "base64");
  const salt = Buffer.from(user.passwordSalt ?? "", "base64");
  return hash.equals(password.hash) && salt.equals(password.salt);
}

const toMethod = ({ providerId, uid }: UserRecord["providerData"][number]) =>
  providerId === "password" ? providerId : `${providerId} ${uid}`;

function toIdentifiers({ uid, email, providers }: StoredAccount): UserIdentifier[] {
  return [
    { uid },
    ...(email === null ? [] : [{ email }]),
    ...providers.map(({ provider, subject }) => ({
      providerId: providerIds[provider],
      providerUid: subject,
    })),
  ];
}

/** What only one account can have. */
function uniqueOf({ email, providers }: StoredAccount): string[] {
  return [
    ...(email === null ? [] : [`address ${email}`]),
    ...providers.map(({ provider, subject }) => `${providerIds[provider]} ${subject}`),
  ];
}

function unique(user: UserRecord): string[] {
  return [
    ...(user.email === undefined ? [] : [`address ${user.email}`]),
    ...user.providerData.map(toMethod).filter((method) => method !== "password"),
  ];
}
