import type { reportEndpoints } from "@hearten/contract/reports.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import type { InspirationStore } from "../ports/documents/inspiration-store.ts";
import { type OwnedInspiration, readOwned } from "../ports/documents/owned-inspiration.ts";
import type { ReportStore } from "../ports/documents/report-store.ts";
import { Refusal } from "../ports/refusal.ts";

interface ReportParts {
  readonly inspirations: Pick<InspirationStore, "read">;
  readonly reports: Pick<ReportStore, "put">;
  /** By person. */
  readonly rateLimit: RateLimit;
  readonly now?: () => number;
}

/** The call by which a person tells the operator that something is wrong with an inspiration of theirs. */
export function createReportRoutes({
  inspirations,
  reports,
  rateLimit,
  now = Date.now,
}: ReportParts): Handlers<typeof reportEndpoints> {
  return {
    async reportInspiration({ id, reason, note, showsText }, { session }) {
      rateLimit.consume(session.person.uid);
      const inspiration = await readOwned(inspirations, session, id);
      requireCompleted(inspiration);
      await reports.put({
        inspirationId: inspiration.id,
        userId: inspiration.userId,
        reportedAt: new Date(now()).toISOString(),
        reason,
        note,
        scriptText: showsText ? inspiration.scriptText : null,
      });
      return {};
    },
  };
}

function requireCompleted({ status }: OwnedInspiration): void {
  if (status !== "completed")
    throw new Refusal("conflict", "An inspiration can be reported once it is completed.");
}
