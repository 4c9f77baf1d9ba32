import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import type { InspirationsStore } from "./inspirations-store.ts";

/** Removes inspirations after a while in which the person may think again. */
export interface Removal {
  /** Takes it out of the list at once, and does nothing else until `finish`. */
  begin(inspiration: Inspiration): void;
  /** Puts it back into the list. Returns false when it is removed already. */
  undo(id: string): boolean;
  /**
   * Removes it for good, also when the page is closed meanwhile. Does nothing for one that has not begun. Rejects with
   * an `ApiError`; then it is in the list again.
   */
  finish(id: string): Promise<void>;
  /** Removes all that have begun: the person leaves. Never rejects. */
  finishAll(): Promise<void>;
  /** Forgets what has begun: somebody else may be signed in. */
  clear(): void;
}

interface RemovalDependencies {
  readonly client: Pick<Client, "removeInspiration">;
  readonly inspirations: Pick<InspirationsStore, "hide" | "unhide" | "forget">;
}

export function createRemoval({ client, inspirations }: RemovalDependencies): Removal {
  const begun = new Set<string>();

  async function finish(id: string): Promise<void> {
    if (!begun.delete(id)) return;
    try {
      await client.removeInspiration({ id }, { keepalive: true });
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "not-found";
      if (!isGone) {
        inspirations.unhide(id);
        throw error;
      }
    }
    inspirations.forget(id);
  }

  return {
    begin(inspiration) {
      begun.add(inspiration.id);
      inspirations.hide(inspiration);
    },
    undo(id) {
      if (!begun.delete(id)) return false;
      inspirations.unhide(id);
      return true;
    },
    finish,
    async finishAll() {
      await Promise.allSettled([...begun].map(finish));
    },
    clear: () => begun.clear(),
  };
}
