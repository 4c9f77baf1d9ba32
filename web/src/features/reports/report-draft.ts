import { maxReportNoteCharacters } from "@hearten/contract/limits.ts";
import type { ReportReason } from "@hearten/contract/reports.ts";

/** What a person is about to report. */
export interface ReportDraft {
  /** Undefined until it is chosen. */
  readonly reason: ReportReason | undefined;
  readonly note: string;
  /** Whether the text may be read. */
  readonly showsText: boolean;
}

export const blankReport: ReportDraft = { reason: undefined, note: "", showsText: false };

/** What is wrong with the note; null if nothing is. */
export function noteFault(note: string): string | null {
  const surplus = note.trim().length - maxReportNoteCharacters;
  return surplus > 0
    ? `${maxReportNoteCharacters} characters at most, please: this is ${surplus} too many`
    : null;
}
