import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { describeDeletionStore } from "./deletion-store.suite.ts";
import type { Documents } from "./documents.ts";
import { describeGenerationStore } from "./generation-store.suite.ts";
import { describeInspirationStore } from "./inspiration-store.suite.ts";
import { describePaceStore } from "./pace-store.suite.ts";
import { describeProfileStore } from "./profile-store.suite.ts";
import { describeRemovalStore } from "./removal-store.suite.ts";
import { describeReportStore } from "./report-store.suite.ts";
import { describeUsageStore } from "./usage-store.suite.ts";

/** What every database of documents does, and each of its stores. */
export function describeDocuments(name: string, create: () => Promise<Documents>): void {
  describeProfileStore(name, create);
  describeInspirationStore(name, create);
  describeGenerationStore(name, create);
  describeRemovalStore(name, create);
  describeReportStore(name, create);
  describeDeletionStore(name, create);
  describeUsageStore(name, create);
  describePaceStore(name, create);

  describe(`${name} documents`, () => {
    it("are healthy until they are closed, and then every store refuses", async () => {
      const documents = await create();
      const { profiles, inspirations, generations, removals, deletions } = documents;
      const { reports, usage, paces } = documents;
      await expect(documents.checkHealth()).resolves.toBeUndefined();
      await documents.close();
      await expect(documents.checkHealth()).rejects.toBeInstanceOf(Error);
      for (const store of [profiles, deletions])
        await expect(store.read(toUid(randomUUID()))).rejects.toBeInstanceOf(Error);
      for (const store of [inspirations, generations, removals])
        await expect(store.read(toInspirationId(randomUUID()))).rejects.toBeInstanceOf(Error);
      await expect(reports.listOf(toUid(randomUUID()))).rejects.toBeInstanceOf(Error);
      await expect(usage.read("spending", "2026-11-23")).rejects.toBeInstanceOf(Error);
      await expect(paces.read(1)).rejects.toBeInstanceOf(Error);
    });
  });
}
