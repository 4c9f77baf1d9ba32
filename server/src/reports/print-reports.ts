import type { ReportReason } from "@hearten/contract/reports.ts";
import { type Report, tellReport } from "../ports/documents/report-store.ts";

const reasons: Record<ReportReason, string> = {
  untrue: "says something untrue of them",
  hurtful: "hurtful",
  "not-mine": "not their words or goals",
  sound: "the voice or the sound",
  other: "something else",
};

/**
 * The reports as text for the operator's terminal, in the given order. What people wrote can't move the cursor, change
 * colours, or pass for another report.
 */
export function toReportText(reports: readonly Report[]): string {
  if (reports.length === 0) return "There are no reports.\n";
  return `${reports.map(toParagraphs).join("\n\n")}\n`;
}

/** The reports as a JSON array, in the given order; `text` is null without consent. */
export function toReportJson(reports: readonly Report[]): string {
  const listed = reports.map(tellReport);
  return `${JSON.stringify(listed, null, 2).replaceAll(invisible, toEscape)}\n`;
}

function toParagraphs({ inspirationId, reportedAt, reason, note, scriptText }: Report): string {
  return [
    `${reportedAt}  ${inspirationId}\n${reasons[reason]}`,
    ...(note === "" ? [] : [indent(note)]),
    scriptText === null ? "(No consent to show the text.)" : `The text:\n${indent(scriptText)}`,
  ].join("\n");
}

const indent = (text: string) =>
  text
    .split("\n")
    .map((line) => `  | ${line.replaceAll(invisible, "\u{fffd}")}`)
    .join("\n");

/** Control characters but the line feed, and those that change the direction of writing. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const invisible = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

const toEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
