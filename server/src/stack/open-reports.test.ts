import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSqliteDocuments } from "../adapters/documents/sqlite.ts";
import { migrate } from "../adapters/sqlite/migrations.ts";
import { openDatabase } from "../adapters/sqlite/open-database.ts";
import { readConfig } from "../config.ts";
import type { Report } from "../ports/documents/report-store.ts";
import { openReports } from "./open-reports.ts";

const report = (id: string): Report => ({
  inspirationId: toInspirationId(id),
  userId: toUid("ann"),
  reportedAt: "2026-11-23T12:00:00.000Z",
  reason: "untrue",
  note: "",
  scriptText: "Breathe in.",
});

describe("The reports of an installation", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "reports-"));
  });
  afterEach(() => rm(directory, { recursive: true }));
  const open = () => openReports(readConfig({ DATA_DIR: directory }));
  const file = () => join(directory, "hearten.sqlite");

  it("are read while the product writes them", async () => {
    const product = createSqliteDocuments(openDatabase(file()));
    await product.reports.put(report("one"));
    const { reports, close } = await open();
    expect(await reports.list(new Date(0))).toEqual([report("one")]);
    await product.reports.put(report("two"));
    expect(await reports.list(new Date(0))).toHaveLength(2);
    expect(await reports.list(new Date("2026-11-24"))).toEqual([]);
    await close();
    await product.close();
  });

  it("need an installation, and one that is new enough", async () => {
    await expect(open()).rejects.toThrow("is not the data directory of a Hearten");
    const older = new DatabaseSync(file());
    migrate(older, 1);
    older.close();
    await expect(open()).rejects.toThrow("start the product once");
  });
});
