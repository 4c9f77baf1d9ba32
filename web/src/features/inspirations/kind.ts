import { type Inspiration, waitingStatuses } from "@hearten/contract/inspirations.ts";

/** What a card makes of an inspiration. */
export type InspirationKind = "waiting" | "finished" | "failed";

const waiting: readonly string[] = waitingStatuses;

export function kindOf({ status }: Inspiration): InspirationKind {
  if (waiting.includes(status)) return "waiting";
  return status === "failed" ? "failed" : "finished";
}

/** The title that a person reads; one without a title has a general one. */
export function titleOf({ title }: Inspiration): string {
  return title ?? "Personal Inspiration";
}
