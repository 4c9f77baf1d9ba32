import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";

const dates = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** Such as `November 21, 2026`. */
export const toDate = (moment: string | Date): string => dates.format(new Date(moment));

/** What it is called; one that has no title by where it stands. */
export function titleOf({ title, status }: StoredInspiration): string {
  if (title !== null) return title;
  return status === "failed" ? "Not finished" : "On its way";
}

/** Why there is nothing to hear; null for one that is finished. */
export function whyUnfinished({ status, error }: StoredInspiration): string | null {
  if (status === "completed") return null;
  if (status === "failed") return ["We couldn't finish this one.", error].filter(Boolean).join(" ");
  return "It was still being made when this was packed.";
}

/** Such as `3 minutes`. */
export const toMinutes = (length: number): string => `${length} minute${length === 1 ? "" : "s"}`;
