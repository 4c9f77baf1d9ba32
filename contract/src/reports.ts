import * as v from "valibot";
import { givenInspirationId } from "./ids.ts";
import { maxReportNoteCharacters } from "./limits.ts";

/** What can be wrong with an inspiration, in the order in which it is offered. */
export const reportReasons = ["untrue", "hurtful", "not-mine", "sound", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportEndpoints = {
  /**
   * Tells whoever runs the server that something is wrong with an inspiration. A second report of the same one replaces
   * the first. Only a `completed` one can be reported. A report is kept for `reportDays`, also when its inspiration is
   * removed, and ends with the account.
   *
   * @throws `conflict` for one of another status, `not-found`, and `too-many-requests` after ten in a minute
   */
  reportInspiration: {
    method: "PUT",
    path: "/api/inspirations/:id/report",
    access: "signed-in",
    input: v.object({
      id: givenInspirationId,
      reason: v.picklist(reportReasons),
      /** In the person's own words; may be blank. */
      note: v.pipe(v.string(), v.trim(), v.maxLength(maxReportNoteCharacters)),
      /** The person's consent: only with it a copy of the script is kept with the report. */
      showsText: v.boolean(),
    }),
    output: v.object({}),
  },
} as const;
