import { Refusal } from "../../ports/refusal.ts";

/** @throws `not-signed-in` when there is a deletion: the person's sign-ins end with it */
export function refuseLeaving(deletion: object | null): void {
  if (deletion !== null) throw new Refusal("not-signed-in", "The account is being deleted.");
}
