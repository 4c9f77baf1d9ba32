import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Observable } from "../../api/observable.ts";
import type { InspirationList } from "./inspiration-list.ts";
import { kindOf } from "./kind.ts";

/** Those that were being generated before, and are finished now. */
function newlyFinished(
  before: readonly Inspiration[],
  after: readonly Inspiration[],
): readonly Inspiration[] {
  const waited = new Set(before.filter((one) => kindOf(one) === "waiting").map(({ id }) => id));
  return after.filter((one) => kindOf(one) === "finished" && waited.has(one.id));
}

/** Calls back with each inspiration that becomes finished from now on. Returns the function that ends it. */
export function followFinished(
  list: Observable<InspirationList>,
  onFinished: (inspiration: Inspiration) => void,
): () => void {
  let before = list.get().inspirations;
  return list.subscribe(() => {
    const after = list.get().inspirations;
    const finished = newlyFinished(before, after);
    before = after;
    for (const inspiration of finished) onFinished(inspiration);
  });
}
