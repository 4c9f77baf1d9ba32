import { type Inspiration, waitingStatuses } from "@hearten/contract/inspirations.ts";

/** Which card an inspiration gets. */
export type InspirationKind = "waiting" | "finished" | "failed";

const waiting: readonly string[] = waitingStatuses;

export function kindOf({ status }: Inspiration): InspirationKind {
  if (waiting.includes(status)) return "waiting";
  return status === "failed" ? "failed" : "finished";
}

/** The title, or a general one for an inspiration without a title. */
export function titleOf({ title }: Inspiration): string {
  return title ?? "Personal Inspiration";
}
