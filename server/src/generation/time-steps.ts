import type { InspirationId } from "@hearten/contract/ids.ts";
import type { MakingStep } from "@hearten/contract/inspirations.ts";
import type { Metrics } from "../ports/metrics.ts";
import type { Progress } from "./progress.ts";

interface Running {
  readonly step: MakingStep;
  readonly since: number;
}

/**
 * Notes how long each step took that is told: until the next one, the last until all is stored.
 *
 * @param now milliseconds of a clock that nobody sets
 */
export function timeSteps(
  progress: Progress,
  metrics: Pick<Metrics, "timeStep">,
  now: () => number = () => performance.now(),
): Progress {
  const running = new Map<InspirationId, Running>();

  function end(id: InspirationId): void {
    const ended = running.get(id);
    if (ended !== undefined) metrics.timeStep(ended.step, (now() - ended.since) / 1_000);
    running.delete(id);
  }

  return {
    tell(id, step) {
      if (running.get(id)?.step !== step) {
        end(id);
        running.set(id, { step, since: now() });
      }
      return progress.tell(id, step);
    },
    forget(id) {
      end(id);
      progress.forget(id);
    },
  };
}
