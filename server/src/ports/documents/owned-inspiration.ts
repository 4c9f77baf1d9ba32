import type { InspirationId } from "@hearten/contract/ids.ts";
import type { Session } from "../identity.ts";
import { Refusal } from "../refusal.ts";
import type { InspirationStore, StoredInspiration } from "./inspiration-store.ts";

declare const owned: unique symbol;

/**
 * An inspiration of the person who asks for it: the proof that they may have it shown and changed.
 * Whatever does so for a person takes this and no id, so that the owner is compared before, and in
 * one place: `requireOwned` alone makes one.
 */
export type OwnedInspiration = StoredInspiration & { readonly [owned]: true };

/**
 * The inspiration as one that belongs to the session's person.
 *
 * @param inspiration null when there is none
 * @throws `not-found`, the same for another person's as for none: nobody learns which ids there are
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
 * The inspiration as it is stored now.
 *
 * @throws `not-found` for one that is unknown or another person's
 */
export async function readOwned(
  store: Pick<InspirationStore, "read">,
  session: Session,
  id: InspirationId,
): Promise<OwnedInspiration> {
  return requireOwned(session, await store.read(id));
}
