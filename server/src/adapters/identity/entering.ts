import type { PersonName } from "../../ports/authentication-provider.ts";
import {
  addWayIn,
  endSignIns,
  findUser,
  findWayInOf,
  isPassword,
  linkedProviders,
  listWaysIn,
  removeWayIn,
  type Rows,
  toName,
  type UserRow,
  type WayInRow,
} from "./account-rows.ts";
import { decideLink, decideSignIn } from "./linking.ts";
import { createPlaceholderAddress, isPlaceholderAddress } from "./placeholder-address.ts";
import type { ProviderClaim } from "./provider-client.ts";
import { keepToldName, takeToldName } from "./told-names.ts";

/** A claim, and its token as it is stored. */
export interface SealedClaim extends ProviderClaim {
  readonly sealedToken: string | null;
}

interface Entered {
  readonly wayIn: WayInRow;
  /** Whether other sign-ins of the account were ended. */
  readonly hasEndedSignIns: boolean;
}

/**
 * Lets a claim into its account, inside a transaction: everything or nothing is written, and two
 * calls at once make one account. Null when the claim may enter none.
 */
export async function enter(rows: Rows, claim: SealedClaim): Promise<Entered | null> {
  const owner = await findWayInOf(rows, claim);
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
          providers: linkedProviders(await listWaysIn(rows, namesake.id)),
        },
  );
  if (decision.kind === "refuse") {
    if (namesake !== null) await keepToldName(rows, claim, namesake.id);
    return null;
  }
  const name = await takeToldName(rows, claim);
  if (decision.kind === "take-over") await clearForTakeOver(rows, decision.uid);
  const wayIn =
    owner ??
    (await link(
      rows,
      decision.kind === "create" ? await addUser(rows, claim) : decision.uid,
      claim,
    ));
  await fillName(rows, wayIn.userId, name);
  await keepToken(rows, wayIn, claim);
  return { wayIn, hasEndedSignIns: decision.kind === "take-over" };
}

/**
 * Adds a claim to a person's ways in, inside a transaction; false when it may not be theirs.
 */
export async function addClaim(rows: Rows, uid: string, claim: SealedClaim): Promise<boolean> {
  const owner = await findWayInOf(rows, claim);
  const linked = linkedProviders(await listWaysIn(rows, uid));
  const decision = decideLink(claim, owner === null ? null : { uid: owner.userId }, {
    uid,
    providers: linked,
  });
  if (decision === "refuse") {
    if (owner === null) await keepToldName(rows, claim, uid);
    return false;
  }
  await fillName(rows, uid, await takeToldName(rows, claim));
  await keepToken(rows, owner ?? (await link(rows, uid, claim)), claim);
  return true;
}

/**
 * Sets the password by a proof of the address, inside a transaction, and ends every sign-in. Was the
 * address never proved before, then whoever linked a provider may have been somebody else; only one
 * that vouched for this very address stays.
 *
 * @returns the password as a way in
 */
export async function setProvedPassword(
  rows: Rows,
  user: UserRow,
  hash: string,
): Promise<WayInRow> {
  await endSignIns(rows, user.id);
  for (const wayIn of await listWaysIn(rows, user.id)) {
    const isDoubtful = !user.emailVerified && wayIn.vouchedEmail !== user.email;
    if (isPassword(wayIn) || isDoubtful) await removeWayIn(rows, wayIn);
  }
  await rows.update({
    model: "user",
    where: [{ field: "id", value: user.id }],
    update: { emailVerified: true },
  });
  return addWayIn(rows, {
    userId: user.id,
    providerId: "credential",
    accountId: user.id,
    password: hash,
    vouchedEmail: null,
  });
}

/** Whoever came in before may have been somebody else. */
async function clearForTakeOver(rows: Rows, uid: string): Promise<void> {
  await endSignIns(rows, uid);
  for (const wayIn of await listWaysIn(rows, uid)) await removeWayIn(rows, wayIn);
  await rows.update({
    model: "user",
    where: [{ field: "id", value: uid }],
    update: { emailVerified: true, name: "", firstName: null, lastName: null },
  });
}

async function addUser(rows: Rows, claim: ProviderClaim): Promise<string> {
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

async function link(rows: Rows, uid: string, claim: ProviderClaim): Promise<WayInRow> {
  return addWayIn(rows, {
    userId: uid,
    providerId: claim.provider,
    accountId: claim.subject,
    password: null,
    vouchedEmail: claim.isEmailVerified ? addressOf(claim) : null,
  });
}

/** What is known of the name stays. */
async function fillName(rows: Rows, uid: string, told: PersonName): Promise<void> {
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

/** The newest token of a client id is the one that ends the provider's memory. */
async function keepToken(rows: Rows, wayIn: WayInRow, claim: SealedClaim): Promise<void> {
  if (claim.token === null || claim.sealedToken === null) return;
  const { clientId } = claim.token;
  await rows.deleteMany({
    model: "providerToken",
    where: [
      { field: "accountId", value: wayIn.id },
      { field: "clientId", value: clientId },
    ],
  });
  await rows.create({
    model: "providerToken",
    data: { accountId: wayIn.id, clientId, sealed: claim.sealedToken },
  });
}

function addressOf({ email }: ProviderClaim): string | null {
  return email === null || isPlaceholderAddress(email) ? null : email;
}
