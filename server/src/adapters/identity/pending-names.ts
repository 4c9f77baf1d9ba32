import * as v from "valibot";
import type { Uid } from "@hearten/contract/ids.ts";
import type { PersonName } from "../../ports/authentication-provider.ts";
import { removeExpiredLinksAndNames, type Rows } from "./account-rows.ts";
import type { ProviderClaim } from "./provider-client.ts";

/** How long a name is kept for somebody who could not sign in yet. */
const pendingMilliseconds = 24 * 60 * 60 * 1_000;

const nameText = v.nullable(v.string());
const keptName = v.object({ displayName: nameText, firstName: nameText, lastName: nameText });

const identifierOf = ({ provider, subject }: Pick<ProviderClaim, "provider" | "subject">) =>
  `told-name:${provider}:${subject}`;

const isTold = (name: PersonName) => Object.values(name).some((part) => part !== null);

/**
 * Keeps a name until its person has linked the provider. Apple tells a name only once, and the person may not be
 * allowed to sign in with it yet.
 *
 * @param uid of the account that has the same address; the name is deleted with it
 */
export async function storePendingName(rows: Rows, claim: ProviderClaim, uid: Uid): Promise<void> {
  await removeExpiredLinksAndNames(rows);
  if (!isTold(claim.name)) return;
  await takePendingName(rows, claim);
  const now = new Date();
  await rows.create({
    model: "verification",
    data: {
      identifier: identifierOf(claim),
      value: JSON.stringify({ ...claim.name, uid }),
      expiresAt: new Date(now.getTime() + pendingMilliseconds),
      createdAt: now,
      updatedAt: now,
    },
  });
}

/** Returns the name of the claim, or else the one that was kept, and stops keeping it. */
export async function takePendingName(rows: Rows, claim: ProviderClaim): Promise<PersonName> {
  const where = [{ field: "identifier", value: identifierOf(claim) }];
  const kept = await rows.findOne<{ value: string }>({ model: "verification", where });
  await rows.deleteMany({ model: "verification", where });
  if (isTold(claim.name) || kept === null) return claim.name;
  return v.parse(keptName, JSON.parse(kept.value));
}

/** Removes the names that were kept because of a person's account. Returns how many. */
export async function removePendingNames(rows: Rows, uid: Uid): Promise<number> {
  return rows.deleteMany({
    model: "verification",
    where: [{ field: "value", operator: "contains", value: `"uid":"${uid}"` }],
  });
}
