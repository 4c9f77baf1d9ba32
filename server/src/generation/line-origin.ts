import type { LineOrigin } from "@hearten/contract/inspirations.ts";
import { goalRoles, type Line, ownName } from "../ports/writer.ts";

/**
 * What of the person's a line was made from; null where that is not certain. A model says which goal a line is for, and
 * nobody can tell whether it is.
 */
export function originOf({ role, holdsWords }: Line, writtenBy: string): LineOrigin | null {
  if (writtenBy !== ownName) return null;
  const goal = goalRoles.find((one) => one === role);
  return goal ?? (holdsWords === true ? "words" : null);
}
