import { Refusal } from "../../ports/refusal.ts";

/** @throws `not-found` when there is a removal: for everybody as if the id had never been */
export function refuseRemoved(removal: object | null): void {
  if (removal !== null) throw new Refusal("not-found", "There is no such inspiration.");
}
