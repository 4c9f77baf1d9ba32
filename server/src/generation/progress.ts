import type { InspirationId } from "@hearten/contract/ids.ts";
import type { MakingStep } from "@hearten/contract/inspirations.ts";
import type { InspirationStore } from "../ports/documents/inspiration-store.ts";
import type { Log } from "../ports/log.ts";

/** Tells the person, by their inspiration, what is happening while it is made. */
export interface Progress {
  /**
   * Writes the step, after those told before it; nothing when it is the one told last, or when the inspiration is at its
   * end. Nobody needs to wait for it: it never rejects, and what it can't write is only missing on a screen.
   */
  tell(id: InspirationId, step: MakingStep): Promise<void>;
  /** Forgets what was told, so that another attempt tells its steps anew. */
  forget(id: InspirationId): void;
}

interface Told {
  readonly step: MakingStep;
  readonly written: Promise<void>;
}

export function createProgress(inspirations: Pick<InspirationStore, "update">, log: Log): Progress {
  const latest = new Map<InspirationId, Told>();

  async function write(id: InspirationId, step: MakingStep): Promise<void> {
    try {
      await inspirations.update(id, ["processing"], { step });
    } catch (error) {
      log.warn({ id, step, error }, "step could not be told");
    }
  }

  return {
    tell(id, step) {
      const before = latest.get(id);
      if (before?.step === step) return before.written;
      const written =
        before === undefined ? write(id, step) : before.written.then(() => write(id, step));
      latest.set(id, { step, written });
      return written;
    },
    forget: (id) => void latest.delete(id),
  };
}
