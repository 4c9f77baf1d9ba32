import type { Uid } from "@hearten/contract/ids.ts";
import type { PersonName } from "../../ports/authentication-provider.ts";
import {
  addSignInMethod,
  endSignIns,
  findUser,
  findSignInMethodOf,
  isPassword,
  linkedProviders,
  listSignInMethods,
  removeSignInMethod,
  type Rows,
  toName,
  type UserRow,
  type SignInMethodRow,
} from "./account-rows.ts";
import { decideLink, decideSignIn } from "./linking.ts";
import { createPlaceholderAddress, isPlaceholderAddress } from "./placeholder-address.ts";
import type { ProviderClaim } from "./provider-client.ts";
import { storePendingName, takePendingName } from "./pending-names.ts";

/** A claim, with its token as it is stored. */
export interface EncryptedClaim extends ProviderClaim {
  readonly encryptedToken: string | null;
}

interface ProviderSignIn {
  readonly method: SignInMethodRow;
  /** Whether other sign-ins of the account were ended. */
  readonly hasEndedSignIns: boolean;
}

/**
 * Finds or creates the account of a claim, and links the provider to it. Call it in a transaction: then two calls at
 * the same time make one account. Returns null when the claim may not enter any account.
 */
export async function signInOrSignUp(
  rows: Rows,
  claim: EncryptedClaim,
): Promise<ProviderSignIn | null> {
  const owner = await findSignInMethodOf(rows, claim);
  const email = addressOf(claim);
  const namesake = email === null ? null : await findUser(rows, "email", email);
  const decision = decideSignIn(
    claim,
    owner === null ? null : { uid: owner.userId },
    namesake === null
      ? null
      : {
          uid: namesake.id,
          isEmailVerified: namesake.emailVerified,
          providers: linkedProviders(await listSignInMethods(rows, namesake.id)),
        },
  );
  if (decision.kind === "refuse") {
    if (namesake !== null) await storePendingName(rows, claim, namesake.id);
    return null;
  }
  const name = await takePendingName(rows, claim);
  if (decision.kind === "take-over") await clearForTakeOver(rows, decision.uid);
  const method =
    owner ??
    (await link(
      rows,
      decision.kind === "create" ? await addUser(rows, claim) : decision.uid,
      claim,
    ));
  await fillName(rows, method.userId, name);
  await keepToken(rows, method, claim);
  return { method, hasEndedSignIns: decision.kind === "take-over" };
}

/**
 * Links a provider to a person's account, in a transaction. Returns false when that is not allowed.
 */
export async function linkProvider(rows: Rows, uid: Uid, claim: EncryptedClaim): Promise<boolean> {
  const owner = await findSignInMethodOf(rows, claim);
  const linked = linkedProviders(await listSignInMethods(rows, uid));
  const decision = decideLink(claim, owner === null ? null : { uid: owner.userId }, {
    uid,
    providers: linked,
  });
  if (decision === "refuse") {
    if (owner === null) await storePendingName(rows, claim, uid);
    return false;
  }
  await fillName(rows, uid, await takePendingName(rows, claim));
  await keepToken(rows, owner ?? (await link(rows, uid, claim)), claim);
  return true;
}

/**
 * Sets the password of somebody who has proved the address, in a transaction, and ends all sign-ins. If the address
 * was never proved before, somebody else may have linked a provider. Then only providers that vouched for this
 * address stay linked.
 *
 * @returns the password as a sign-in method
 */
export async function setProvedPassword(
  rows: Rows,
  user: UserRow,
  hash: string,
): Promise<SignInMethodRow> {
  await endSignIns(rows, user.id);
  for (const method of await listSignInMethods(rows, user.id)) {
    const isDoubtful = !user.emailVerified && method.vouchedEmail !== user.email;
    if (isPassword(method) || isDoubtful) await removeSignInMethod(rows, method);
  }
  await rows.update({
    model: "user",
    where: [{ field: "id", value: user.id }],
    update: { emailVerified: true },
  });
  return addSignInMethod(rows, {
    userId: user.id,
    providerId: "credential",
    accountId: user.id,
    password: hash,
    vouchedEmail: null,
  });
}

/** Removes all sign-in methods and the name, because somebody else may have made the account. */
async function clearForTakeOver(rows: Rows, uid: Uid): Promise<void> {
  await endSignIns(rows, uid);
  for (const method of await listSignInMethods(rows, uid)) await removeSignInMethod(rows, method);
  await rows.update({
    model: "user",
    where: [{ field: "id", value: uid }],
    update: { emailVerified: true, name: "", firstName: null, lastName: null },
  });
}

async function addUser(rows: Rows, claim: ProviderClaim): Promise<Uid> {
  const now = new Date();
  const email = addressOf(claim);
  const user = await rows.create<Record<string, unknown>, UserRow>({
    model: "user",
    data: {
      name: "",
      email: email ?? createPlaceholderAddress(),
      emailVerified: email !== null && claim.isEmailVerified,
      createdAt: now,
      updatedAt: now,
    },
  });
  return user.id;
}

async function link(rows: Rows, uid: Uid, claim: ProviderClaim): Promise<SignInMethodRow> {
  return addSignInMethod(rows, {
    userId: uid,
    providerId: claim.provider,
    accountId: claim.subject,
    password: null,
    vouchedEmail: claim.isEmailVerified ? addressOf(claim) : null,
  });
}

/** Adds missing parts of the name; the others stay. */
async function fillName(rows: Rows, uid: Uid, told: PersonName): Promise<void> {
  const user = await findUser(rows, "id", uid);
  if (user === null) return;
  const known = toName(user);
  await rows.update({
    model: "user",
    where: [{ field: "id", value: uid }],
    update: {
      name: known.displayName ?? told.displayName ?? "",
      firstName: known.firstName ?? told.firstName,
      lastName: known.lastName ?? told.lastName,
    },
  });
}

/** Stores the newest token of a client id: revoking it makes the provider forget the person. */
async function keepToken(
  rows: Rows,
  method: SignInMethodRow,
  claim: EncryptedClaim,
): Promise<void> {
  if (claim.token === null || claim.encryptedToken === null) return;
  const { clientId } = claim.token;
  await rows.deleteMany({
    model: "providerToken",
    where: [
      { field: "accountId", value: method.id },
      { field: "clientId", value: clientId },
    ],
  });
  await rows.create({
    model: "providerToken",
    data: { accountId: method.id, clientId, sealed: claim.encryptedToken },
  });
}

function addressOf({ email }: ProviderClaim): string | null {
  return email === null || isPlaceholderAddress(email) ? null : email;
}
