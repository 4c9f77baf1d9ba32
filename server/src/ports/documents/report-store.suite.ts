import { randomUUID } from "node:crypto";
import { toInspirationId, toUid, type Uid } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addTo, newInspiration } from "./documents.fixture.ts";
import type { Documents } from "./documents.ts";
import type { Report } from "./report-store.ts";

/** What every store of reports does. */
export function describeReportStore(name: string, create: () => Promise<Documents>): void {
  describe(`${name} reports`, () => {
    let documents: Documents;
    let maya: Uid;
    let omar: Uid;

    beforeEach(async () => {
      documents = await create();
      maya = toUid(randomUUID());
      omar = toUid(randomUUID());
    });
    afterEach(() => documents.close());

    const put = async (userId: Uid, changes: Partial<Report> = {}): Promise<Report> => {
      const report = {
        inspirationId: toInspirationId(randomUUID()),
        userId,
        reportedAt: "2026-11-20T10:00:00.000Z",
        reason: "untrue" as const,
        note: "I have no garden.",
        scriptText: "Your garden waits.\n\nBreathe in.",
        ...changes,
      };
      await documents.reports.put(report);
      return report;
    };
    /** The database may hold other tests' reports too. */
    const all = async (since = new Date(0)) =>
      (await documents.reports.list(since)).filter(({ userId }) => [maya, omar].includes(userId));

    it("come back whole, newest first, each person's own", async () => {
      const middle = await put(maya, { note: "" });
      const last = await put(omar, { reportedAt: "2026-11-21T00:00:00.001Z", scriptText: null });
      const first = await put(maya, { reportedAt: "2026-11-19T23:59:59.999Z", reason: "sound" });
      expect(await all()).toEqual([last, middle, first]);
      expect(await all(new Date(middle.reportedAt))).toEqual([last, middle]);
      expect(await documents.reports.listOf(maya)).toEqual([middle, first]);
      expect(await documents.reports.listOf(toUid(randomUUID()))).toEqual([]);
    });

    it("replace the earlier one of the same inspiration, with what was consented to", async () => {
      const { inspirationId } = await put(maya);
      const again = await put(maya, {
        inspirationId,
        reportedAt: "2026-11-22T10:00:00.000Z",
        reason: "hurtful",
        note: "",
        scriptText: null,
      });
      expect(await all()).toEqual([again]);
    });

    it("outlive the removal of their inspiration", async () => {
      const { id } = await addTo(documents.inspirations, newInspiration(maya));
      const report = await put(maya, { inspirationId: id });
      await documents.inspirations.remove(id);
      expect(await documents.reports.listOf(maya)).toEqual([report]);
    });

    it("go with their person, and leave those of others", async () => {
      await put(maya);
      await put(maya);
      const other = await put(omar);
      await documents.reports.deleteAll(maya);
      await documents.reports.deleteAll(maya);
      expect(await all()).toEqual([other]);
    });

    it("are refused for somebody who is leaving", async () => {
      const { inspirationId } = await put(maya);
      await documents.deletions.begin(maya, []);
      const refusal = { code: "not-signed-in" };
      await expect(put(maya)).rejects.toMatchObject(refusal);
      await expect(put(maya, { inspirationId })).rejects.toMatchObject(refusal);
      expect(await all()).toHaveLength(1);
      await put(omar);
    });

    it("end with their time", async () => {
      // Long before those of other tests, which a shared database may hold.
      await put(maya, { reportedAt: "2001-01-01T00:00:00.000Z" });
      await put(omar, { reportedAt: "2001-01-01T23:59:59.999Z" });
      const staying = await put(maya, { reportedAt: "2001-01-02T00:00:00.000Z" });
      await documents.reports.deleteBefore(new Date("2001-01-02T00:00:00.000Z"));
      expect(await all()).toEqual([staying]);
    });
  });
}
