import {
  type Person,
  type Provider,
  providers,
  type SignInMethod,
  signInMethod,
} from "@hearten/contract/account.ts";
import type { DBTransactionAdapter, User } from "better-auth";
import type { PersonName } from "../../ports/authentication-provider.ts";
import { isPlaceholderAddress } from "./placeholder-address.ts";
import type { ProviderClaim } from "./provider-client.ts";

/** better-auth's tables, inside of a transaction or out of it. */
export type Rows = Omit<DBTransactionAdapter, "createSchema" | "options">;

/** A person. */
export interface UserRow extends User {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** A way in: a provider's subject, or a password. It is never changed, only removed for another. */
export interface WayInRow {
  readonly id: string;
  readonly userId: string;
  readonly providerId: Provider | "credential";
  /** The provider's subject; for a password the person's own id. */
  readonly accountId: string;
  /** The password's hash. */
  readonly password: string | null;
  readonly vouchedEmail: string | null;
}

export function findUser(rows: Rows, field: "id" | "email", value: string) {
  return rows.findOne<UserRow>({ model: "user", where: [{ field, value }] });
}

export function findWayIn(rows: Rows, id: string) {
  return rows.findOne<WayInRow>({ model: "account", where: [{ field: "id", value: id }] });
}

export function findWayInOf(rows: Rows, claim: Pick<ProviderClaim, "provider" | "subject">) {
  return rows.findOne<WayInRow>({
    model: "account",
    where: [
      { field: "providerId", value: claim.provider },
      { field: "accountId", value: claim.subject },
    ],
  });
}

export function listWaysIn(rows: Rows, uid: string) {
  return rows.findMany<WayInRow>({ model: "account", where: [{ field: "userId", value: uid }] });
}

export function isPassword(wayIn: WayInRow): boolean {
  return wayIn.providerId === "credential";
}

export function linkedProviders(waysIn: readonly WayInRow[]): Provider[] {
  return providers.filter((provider) => waysIn.some(({ providerId }) => providerId === provider));
}

export function addWayIn(rows: Rows, row: Omit<WayInRow, "id">) {
  const now = new Date();
  return rows.create<Record<string, unknown>, WayInRow>({
    model: "account",
    data: { ...row, createdAt: now, updatedAt: now },
  });
}

/** Whether a sign-in has not been ended; it may have run out. */
export async function hasSignIn(rows: Rows, sessionId: string): Promise<boolean> {
  const where = [{ field: "id", value: sessionId }];
  return (await rows.findOne({ model: "session", where })) !== null;
}

/**
 * Removes every sign-in of a person, and every link by which a password could be set; answers how many
 * rows that were.
 */
export async function endSignIns(rows: Rows, uid: string): Promise<number> {
  const where = (field: string) => [{ field, value: uid }];
  const sessions = await rows.deleteMany({ model: "session", where: where("userId") });
  const links = await rows.deleteMany({ model: "verification", where: where("value") });
  return sessions + links;
}

/** Removes links and kept names whose time is over. */
export async function removeExpired(rows: Rows): Promise<void> {
  await rows.deleteMany({
    model: "verification",
    where: [{ field: "expiresAt", operator: "lt", value: new Date() }],
  });
}

export async function removeWayIn(rows: Rows, { id }: WayInRow): Promise<void> {
  await rows.deleteMany({ model: "account", where: [{ field: "id", value: id }] });
}

/** In the contract's order. */
export function methodsOf(waysIn: readonly Pick<WayInRow, "providerId">[]): SignInMethod[] {
  const present = waysIn.map(({ providerId }) =>
    providerId === "credential" ? "password" : providerId,
  );
  return signInMethod.options.filter((method) => present.includes(method));
}

/** The person as the contract has it. */
export function toPerson(
  { id, email }: Pick<User, "id" | "email">,
  waysIn: readonly Pick<WayInRow, "providerId">[],
): Person {
  return {
    uid: id,
    email: isPlaceholderAddress(email) ? null : email,
    methods: methodsOf(waysIn),
  };
}

export function toName(user: Pick<UserRow, "name" | "firstName" | "lastName">): PersonName {
  return {
    displayName: user.name === "" ? null : user.name,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
  };
}
