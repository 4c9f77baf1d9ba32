import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useObservable } from "../../../ui/use-observable.ts";
import type { InspirationsStore } from "../inspirations-store.ts";
import { findInspirations, type OnThisDevice, prepareSearch } from "./find-inspirations.ts";
import { isSearching, type Wanted } from "./wanted.ts";

/** What a search has found. */
export interface Found {
  /** Newest first. */
  readonly inspirations: readonly Inspiration[];
  /**
   * How many of the person's inspirations were looked through: `all`, `more` while older ones are being loaded, or
   * `some` when those can't be loaded now.
   */
  readonly reach: "all" | "more" | "some";
}

/**
 * Finds what is wanted among all inspirations; null while nothing is. The older ones are loaded as soon as the person
 * `isAboutTo` search, so that they are mostly here when the words are.
 */
export function useFound(
  store: Pick<InspirationsStore, "list" | "loadAll" | "isOutOfReach">,
  wanted: Wanted,
  { liked, here }: OnThisDevice,
  isAboutTo: boolean,
): Found | null {
  const { inspirations, nextCursor, isRecalled } = useObservable(store.list);
  const nobodyAnswers = useObservable(store.isOutOfReach);
  const hasMore = nextCursor !== null;
  /** The page that could not be loaded. */
  const [failed, setFailed] = useState<string | null>(null);
  const searching = isSearching(wanted);
  /** The next older page, while it is needed. */
  const needed = !nobodyAnswers && (isAboutTo || searching) ? nextCursor : null;

  // For each page, though all are loaded: after a failure another one may become the next.
  useEffect(() => {
    if (needed === null) return;
    store.loadAll().catch(() => setFailed(store.list.get().nextCursor));
  }, [store, needed]);

  useEffect(() => {
    if (isAboutTo) prepareSearch(inspirations);
  }, [inspirations, isAboutTo]);

  // A letter is shown before its answer.
  const asked = useDeferredValue(wanted);
  const found = useMemo(
    () => (isSearching(asked) ? findInspirations(inspirations, asked, { liked, here }) : null),
    [inspirations, asked, liked, here],
  );
  const isCut = isRecalled === true || (hasMore && (nobodyAnswers || failed === nextCursor));
  const reach = isCut ? "some" : hasMore ? "more" : "all";
  return useMemo(
    () => (found === null || !searching ? null : { inspirations: found, reach }),
    [found, searching, reach],
  );
}
