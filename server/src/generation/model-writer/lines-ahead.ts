import type { Line } from "../../ports/writer.ts";
import type { ScriptPolicy } from "../script-policy.ts";
import { normalize } from "../trigrams.ts";
import type { HasHarm } from "./harm-check.ts";
import type { PlannedPart } from "./plan-script.ts";
import type { DraftLine } from "./script-answer.ts";

/** Hands lines on while others are still being written. */
export interface LinesAhead {
  /** Takes a line, and hands it on once it is known that it may be spoken, after those that were taken before it. */
  take(line: DraftLine): void;
  /** Resolves once all that were taken are handed on or not. */
  settle(): Promise<void>;
  /** Hands nothing on any more. */
  stop(): void;
}

interface LinesAheadParts {
  readonly plan: readonly PlannedPart[];
  readonly policy: Pick<ScriptPolicy, "findFault">;
  readonly hasHarm: HasHarm;
  readonly onLine: (line: Line) => void;
}

/**
 * Each line may be paid for, so there are never more than were planned of a part, none is handed on twice, and none that
 * could not stay.
 */
export function createLinesAhead({ plan, policy, hasHarm, onLine }: LinesAheadParts): LinesAhead {
  const left = new Map(plan.map(({ role, count }) => [role, count]));
  const taken = new Set<string>();
  let last = Promise.resolve();
  let isStopped = false;

  async function judge(line: DraftLine): Promise<void> {
    if (isStopped || (await hasHarm(line.text))) return;
    const count = left.get(line.role) ?? 0;
    if (isStopped || count === 0) return;
    left.set(line.role, count - 1);
    onLine({ ...line, startsParagraph: false });
  }

  return {
    take(line) {
      const plain = normalize(line.text);
      const isWanted = (left.get(line.role) ?? 0) > 0 && !taken.has(plain);
      if (!isWanted || policy.findFault(line.text) !== null) return;
      taken.add(plain);
      // What can't be read is not handed on; whoever reads the whole script hears why.
      last = last.then(() => judge(line)).catch(() => undefined);
    },
    settle: () => last,
    stop: () => {
      isStopped = true;
    },
  };
}
