import * as v from "valibot";
import type { PersonName } from "../../ports/authentication-provider.ts";
import { removeExpired, type Rows } from "./account-rows.ts";
import type { ProviderClaim } from "./provider-client.ts";

/** How long a name is kept for somebody who could not enter yet. */
const keptMilliseconds = 24 * 60 * 60 * 1_000;

const nameText = v.nullable(v.string());
const keptName = v.object({ displayName: nameText, firstName: nameText, lastName: nameText });

const identifierOf = ({ provider, subject }: Pick<ProviderClaim, "provider" | "subject">) =>
  `told-name:${provider}:${subject}`;

const isTold = (name: PersonName) => Object.values(name).some((part) => part !== null);

/**
 * Apple tells the name once. When the person may not enter by it yet, it is kept until they link it.
 *
 * @param uid of the account that stood in the way, with which the name goes
 */
export async function keepToldName(rows: Rows, claim: ProviderClaim, uid: string): Promise<void> {
  await removeExpired(rows);
  if (!isTold(claim.name)) return;
  await takeToldName(rows, claim);
  const now = new Date();
  await rows.create({
    model: "verification",
    data: {
      identifier: identifierOf(claim),
      value: JSON.stringify({ ...claim.name, uid }),
      expiresAt: new Date(now.getTime() + keptMilliseconds),
      createdAt: now,
      updatedAt: now,
    },
  });
}

/** The name that the claim tells, or else the one that was kept; it is kept no longer. */
export async function takeToldName(rows: Rows, claim: ProviderClaim): Promise<PersonName> {
  const where = [{ field: "identifier", value: identifierOf(claim) }];
  const kept = await rows.findOne<{ value: string }>({ model: "verification", where });
  await rows.deleteMany({ model: "verification", where });
  if (isTold(claim.name) || kept === null) return claim.name;
  return v.parse(keptName, JSON.parse(kept.value));
}

/** Removes the names that were kept because a person's account stood in the way; answers how many. */
export async function removeKeptNames(rows: Rows, uid: string): Promise<number> {
  return rows.deleteMany({
    model: "verification",
    where: [{ field: "value", operator: "contains", value: `"uid":"${uid}"` }],
  });
}
