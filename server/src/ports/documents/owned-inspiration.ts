import type { InspirationId } from "@hearten/contract/ids.ts";
import type { Session } from "../identity.ts";
import { Refusal } from "../refusal.ts";
import type { InspirationStore, StoredInspiration } from "./inspiration-store.ts";

declare const owned: unique symbol;

/**
 * An inspiration that belongs to the person who asks: the proof that they may read and change it. A
 * function that does this for a person takes an `OwnedInspiration` and not an id. Only `requireOwned`
 * makes one, so the owner is always checked, and in one place.
 */
export type OwnedInspiration = StoredInspiration & { readonly [owned]: true };

/**
 * Checks that the inspiration belongs to the session's person.
 *
 * @param inspiration null when there is none
 * @throws `not-found`, with and without an inspiration of another person, so that nobody learns which ids exist
 */
export function requireOwned(
  session: Session,
  inspiration: StoredInspiration | null,
): OwnedInspiration {
  if (inspiration === null || inspiration.userId !== session.person.uid)
    throw new Refusal("not-found", "There is no such inspiration.");
  return inspiration as OwnedInspiration;
}

/**
 * Reads the inspiration and checks the owner.
 *
 * @throws `not-found` when it does not exist or belongs to another person
 */
export async function readOwned(
  store: Pick<InspirationStore, "read">,
  session: Session,
  id: InspirationId,
): Promise<OwnedInspiration> {
  return requireOwned(session, await store.read(id));
}
