import { reportDays } from "@hearten/contract/limits.ts";
import type { ReportReason } from "@hearten/contract/reports.ts";
import { ApiError, isOutOfReach } from "../../api/api-error.ts";
import type { ReportDraft } from "./report-draft.ts";

export const reasonWords: Record<ReportReason, string> = {
  untrue: "It says something untrue about me",
  hurtful: "It is hurtful",
  "not-mine": "These aren't my words or goals",
  sound: "The voice or the sound",
  other: "Something else",
};

/** What was kept, and for how long. */
export function keptWords({ note, showsText }: ReportDraft): string {
  const kept = ["your reason", note.trim() !== "" && "your words", showsText && "the text"].filter(
    (what) => what !== false,
  );
  const list =
    kept.length < 2 ? kept.join("") : `${kept.slice(0, -1).join(", ")} and ${kept.at(-1)}`;
  return `Thank you. Kept for ${reportDays} days: ${list}.`;
}

/** Why it could not be sent. */
export function failureWords(error: unknown): string {
  if (isOutOfReach(error))
    return "Sending needs a connection. What you wrote is still here: send it when you're back online.";
  const code = error instanceof ApiError ? error.code : null;
  if (code === "too-many-requests")
    return "That was a lot at once. What you wrote is still here: please send it in a minute.";
  if (code === "not-found") return "This inspiration has been removed, so nothing was sent.";
  return "We couldn't send it. What you wrote is still here: please try again.";
}
