import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeDocuments } from "../../ports/documents.suite.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { createSqliteDocuments } from "./sqlite.ts";

describeDocuments("SQLite", async () => createSqliteDocuments(openDatabase(":memory:")));

const motivation = (id: string) => ({ id, userId: "ann", length: 3, goals: "a talk" }) as const;

describe("SQLite documents on disk", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "documents-"));
  });
  afterAll(() => rm(directory, { recursive: true }));
  const path = () => join(directory, "hearten.sqlite");

  it("finds what it kept after a restart, and keeps the order when the clock went back", async () => {
    const first = createSqliteDocuments(openDatabase(path()), () => Date.UTC(2030, 0, 1));
    const early = await first.addMotivation(motivation("early"));
    await first.close();
    const second = createSqliteDocuments(openDatabase(path()), () => Date.UTC(2020, 0, 1));
    const late = await second.addMotivation(motivation("late"));
    expect(late.createdAt > early.createdAt).toBe(true);
    const { motivations } = await second.listMotivations("ann", 10, null);
    expect(motivations).toEqual([late, early]);
    await second.close();
  });

  it("syncs every commit to the disk", () => {
    const database = openDatabase(path());
    const setting = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {});
    expect(setting("journal_mode")).toEqual(["wal"]);
    expect(setting("synchronous")).toEqual([2]);
    expect(setting("foreign_keys")).toEqual([1]);
    database.close();
  });

  it("refuses a database of a newer version and leaves it as it is", () => {
    const newer = join(directory, "newer.sqlite");
    const database = new DatabaseSync(newer);
    database.exec("pragma user_version = 999");
    database.close();
    expect(() => openDatabase(newer)).toThrow(/newer/);
  });
});
