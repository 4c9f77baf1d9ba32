import type { InspirationId } from "@hearten/contract/ids.ts";
import type { InspirationStore } from "../ports/documents/inspiration-store.ts";
import { requireOwned } from "../ports/documents/owned-inspiration.ts";
import type { Removal, RemovalStore } from "../ports/documents/removal-store.ts";
import type { Session } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import { Refusal } from "../ports/refusal.ts";
import type { Sweep } from "../sweeps/repeat-sweep.ts";

/** Removes inspirations for good, with everything that belongs to them. */
export interface InspirationRemoval extends Sweep {
  /**
   * Removes one of the person's inspirations. Once this resolves nobody finds it any more, and `resume` removes what
   * could not be removed yet. A second call is the same removal.
   *
   * @throws `not-found` when it does not exist, belongs to another person, or was removed long ago
   */
  remove(session: Session, id: InspirationId): Promise<void>;
  /**
   * Continues every removal that has begun and not ended, until the signal aborts. Call it at the start of the
   * process, because a crash may have interrupted one, and from time to time. Never rejects.
   *
   * @returns false when media of one could not be removed, or the removals not be read or ended
   */
  resume(signal: AbortSignal): Promise<boolean>;
}

interface RemovalParts {
  readonly inspirations: Pick<InspirationStore, "read" | "remove">;
  readonly removals: RemovalStore;
  /** Removes all media of an inspiration. Idempotent. */
  readonly removeMedia: (id: InspirationId) => Promise<void>;
  readonly log: Log;
  readonly now?: () => number;
}

/**
 * Milliseconds that a removal stays, longer than anything that was under way: whatever still writes for the inspiration
 * is removed once more. So long its owner may also repeat the call, and a late repetition adds it no more.
 */
const settling = 60 * 60 * 1_000;
/** Milliseconds that it stays at most: removals end together, since their end can stop a store for a while. */
const longest = 2 * settling;
/** Removals continued at once, the oldest ones. */
const resumedAtOnce = 1_000;

export function createInspirationRemoval({
  inspirations,
  removals,
  removeMedia,
  log,
  now = Date.now,
}: RemovalParts): InspirationRemoval {
  let tellWorkLeft: (() => void) | null = null;

  async function removeMediaOf(id: InspirationId): Promise<boolean> {
    try {
      await removeMedia(id);
      return true;
    } catch (error) {
      log.error({ id, error }, "media of a removed inspiration not removed yet");
      return false;
    }
  }

  return {
    async remove(session, id) {
      const inspiration = await inspirations.read(id);
      if (inspiration !== null) await inspirations.remove(requireOwned(session, inspiration).id);
      else if ((await removals.read(id))?.userId !== session.person.uid)
        throw new Refusal("not-found", "There is no such inspiration.");
      if (!(await removeMediaOf(id))) tellWorkLeft?.();
    },

    onWorkLeft(listener) {
      tellWorkLeft = listener;
    },

    async resume(signal) {
      try {
        const settled: Removal[] = [];
        let isDone = true;
        for (const removal of await removals.list(resumedAtOnce)) {
          if (signal.aborted) return isDone;
          const isRemoved = await removeMediaOf(removal.id);
          isDone &&= isRemoved;
          if (isRemoved && ageOf(removal) > settling) settled.push(removal);
        }
        if (!settled.some((removal) => ageOf(removal) > longest)) return isDone;
        await removals.end(settled.map(({ id }) => id));
        log.info({ inspirations: settled.length }, "removals of inspirations ended");
        return isDone;
      } catch (error) {
        log.error({ error }, "removals of inspirations not ended");
        return false;
      }
    },
  };

  function ageOf({ removedAt }: Removal): number {
    return now() - Date.parse(removedAt);
  }
}
