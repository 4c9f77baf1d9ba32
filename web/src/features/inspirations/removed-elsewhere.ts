import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Client } from "../../api/client.ts";
import { type InspirationPage, newestFirst } from "./inspiration-list.ts";

/** Notices what was removed on another device while nobody listened here. */
export interface RemovedElsewhere {
  /** Call it with the newest page whenever one was read. */
  check(page: InspirationPage): void;
  /** Call it when the person leaves. */
  clear(): void;
}

interface RemovedElsewhereDependencies {
  readonly client: Pick<Client, "listInspirations">;
  /** All inspirations that this device knows of. */
  readonly known: () => readonly Inspiration[];
  readonly onRemoved: (id: string) => void;
}

/**
 * Whatever a page would hold and does not was removed. For what is older than the newest page, older ones are read, once
 * a visit and only as far as needed: usually not at all.
 */
export function createRemovedElsewhere({
  client,
  known,
  onRemoved,
}: RemovedElsewhereDependencies): RemovedElsewhere {
  let visit = 0;
  let isChecked = false;

  function checkPage(page: InspirationPage, newer: Inspiration | undefined): void {
    const there = new Set(page.inspirations.map(({ id }) => id));
    for (const inspiration of known()) {
      const isOlder = newer === undefined || newestFirst(newer, inspiration) < 0;
      if (isOlder && reaches(page, inspiration) && !there.has(inspiration.id))
        onRemoved(inspiration.id);
    }
  }

  async function checkOlder(newest: InspirationPage): Promise<void> {
    const ours = visit;
    let page = newest;
    while (page.nextCursor !== null && known().some((one) => !reaches(page, one))) {
      const next = await client.listInspirations({ cursor: page.nextCursor });
      if (ours !== visit) return;
      checkPage(next, page.inspirations.at(-1));
      page = next;
    }
  }

  return {
    check(page) {
      checkPage(page, undefined);
      if (isChecked) return;
      isChecked = true;
      // The next visit tries again.
      void checkOlder(page).catch(() => {});
    },
    clear() {
      visit += 1;
      isChecked = false;
    },
  };
}

/** Whether the inspiration would stand on the page or on a newer one. */
function reaches({ inspirations, nextCursor }: InspirationPage, inspiration: Inspiration): boolean {
  const oldest = inspirations.at(-1);
  return nextCursor === null || (oldest !== undefined && newestFirst(oldest, inspiration) >= 0);
}
