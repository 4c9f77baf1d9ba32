import {
  type Person,
  type Provider,
  providers,
  type SignInMethod,
  signInMethod,
} from "@hearten/contract/account.ts";
import type { DBTransactionAdapter, User } from "better-auth";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import type { PersonName } from "../../ports/authentication-provider.ts";
import { isPlaceholderAddress } from "./placeholder-address.ts";
import type { ProviderClaim } from "./provider-client.ts";

/** better-auth's tables, with or without a transaction. */
export type Rows = Omit<DBTransactionAdapter, "createSchema" | "options">;

/** A person, whose uid is the row's id. */
export interface UserRow extends User {
  readonly id: Uid;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** A sign-in method: a provider's subject, or a password. It is never changed, only replaced. */
export interface SignInMethodRow {
  readonly id: string;
  readonly userId: Uid;
  readonly providerId: Provider | "credential";
  /** The provider's subject, or for a password the person's uid. */
  readonly accountId: string;
  /** The password's hash. */
  readonly password: string | null;
  readonly vouchedEmail: string | null;
}

export function findUser(rows: Rows, field: "id" | "email", value: string) {
  return rows.findOne<UserRow>({ model: "user", where: [{ field, value }] });
}

export function findSignInMethod(rows: Rows, id: string) {
  return rows.findOne<SignInMethodRow>({ model: "account", where: [{ field: "id", value: id }] });
}

export function findSignInMethodOf(rows: Rows, claim: Pick<ProviderClaim, "provider" | "subject">) {
  return rows.findOne<SignInMethodRow>({
    model: "account",
    where: [
      { field: "providerId", value: claim.provider },
      { field: "accountId", value: claim.subject },
    ],
  });
}

export function listSignInMethods(rows: Rows, uid: Uid) {
  return rows.findMany<SignInMethodRow>({
    model: "account",
    where: [{ field: "userId", value: uid }],
  });
}

/** The providers' tokens of sign-in methods, by the ids of these. */
export function listTokens(rows: Rows, ids: readonly string[]) {
  return rows.findMany<{ sealed: string }>({
    model: "providerToken",
    where: [{ field: "accountId", operator: "in", value: [...ids] }],
  });
}

export function isPassword(method: SignInMethodRow): boolean {
  return method.providerId === "credential";
}

export function linkedProviders(methods: readonly SignInMethodRow[]): Provider[] {
  return providers.filter((provider) => methods.some(({ providerId }) => providerId === provider));
}

export function addSignInMethod(rows: Rows, row: Omit<SignInMethodRow, "id">) {
  const now = new Date();
  return rows.create<Record<string, unknown>, SignInMethodRow>({
    model: "account",
    data: { ...row, createdAt: now, updatedAt: now },
  });
}

/** Whether a sign-in was not ended. It may have expired. */
export async function hasSignIn(rows: Rows, sessionId: string): Promise<boolean> {
  const where = [{ field: "id", value: sessionId }];
  return (await rows.findOne({ model: "session", where })) !== null;
}

/**
 * Removes all sign-ins of a person, and all links with which a password could be set. Returns how many rows it
 * removed.
 */
export async function endSignIns(rows: Rows, uid: Uid): Promise<number> {
  const where = (field: string) => [{ field, value: uid }];
  const sessions = await rows.deleteMany({ model: "session", where: where("userId") });
  const links = await rows.deleteMany({ model: "verification", where: where("value") });
  return sessions + links;
}

/** Removes expired links and pending names. */
export async function removeExpiredLinksAndNames(rows: Rows): Promise<void> {
  await rows.deleteMany({
    model: "verification",
    where: [{ field: "expiresAt", operator: "lt", value: new Date() }],
  });
}

/** Removes expired sign-ins. */
export async function removeExpiredSignIns(rows: Rows): Promise<void> {
  await rows.deleteMany({
    model: "session",
    where: [{ field: "expiresAt", operator: "lt", value: new Date() }],
  });
}

/** Removes it, and notes its provider's tokens as removed. */
export async function removeSignInMethod(rows: Rows, { id }: SignInMethodRow): Promise<void> {
  const removedAt = new Date();
  for (const { sealed } of await listTokens(rows, [id]))
    await rows.create({ model: "removedToken", data: { sealed, removedAt } });
  await rows.deleteMany({ model: "account", where: [{ field: "id", value: id }] });
}

/** In the order of the contract. */
export function methodsOf(methods: readonly Pick<SignInMethodRow, "providerId">[]): SignInMethod[] {
  const present = methods.map(({ providerId }) =>
    providerId === "credential" ? "password" : providerId,
  );
  return signInMethod.options.filter((method) => present.includes(method));
}

/** The person in an answer of better-auth's. */
export function toUserRow(user: User): UserRow {
  return { ...user, id: toUid(user.id) };
}

/** The person, as in the contract. */
export function toPerson(
  { id: uid, email }: Pick<UserRow, "id" | "email">,
  methods: readonly Pick<SignInMethodRow, "providerId">[],
): Person {
  return {
    uid,
    email: isPlaceholderAddress(email) ? null : email,
    methods: methodsOf(methods),
  };
}

export function toName(user: Pick<UserRow, "name" | "firstName" | "lastName">): PersonName {
  return {
    displayName: user.name === "" ? null : user.name,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
  };
}
