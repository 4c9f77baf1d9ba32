import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";

/** A date such as `November 21, 2026`, in UTC. */
export const toDate = (moment: string | Date): string =>
  new Date(moment).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });

/** The title, or words for its status if it has no title. */
export function titleOf({ title, status }: StoredInspiration): string {
  if (title !== null) return title;
  return status === "failed" ? "Not finished" : "On its way";
}

/** A sentence that says why there is no audio; null if it is finished. */
export function whyUnfinished({ status, error }: StoredInspiration): string | null {
  if (status === "completed") return null;
  if (status === "failed") return ["We couldn't finish this one.", error].filter(Boolean).join(" ");
  return "It was still being made when this was packed.";
}

/** A sentence that says which machine wrote and which spoke; null if that is not known. */
export function whoMade({ madeBy }: StoredInspiration): string | null {
  if (madeBy === null) return null;
  return `Made by a machine: written by ${madeBy.writer}, spoken by ${madeBy.voice}.`;
}

/** A length in minutes as words, such as `3 minutes`. */
export const toMinutes = (length: number): string => `${length} minute${length === 1 ? "" : "s"}`;
