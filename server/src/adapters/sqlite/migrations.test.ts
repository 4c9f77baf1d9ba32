import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSetting } from "./empty-log.ts";
import { migrate } from "./migrations.ts";

describe("Migrating a database", () => {
  it("changes nothing when a step of it fails", () => {
    const database = new DatabaseSync(":memory:");
    database.exec("create table deletions (words text)");
    expect(() => migrate(database)).toThrow("deletions");
    expect(database.isTransaction).toBe(false);
    expect(readSetting(database, "user_version")).toBe(0);
    expect(database.prepare("select name from sqlite_schema").all()).toHaveLength(1);
  });

  it("waits for nobody when it is of the newest version", async () => {
    const directory = await mkdtemp(join(tmpdir(), "migrations-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const open = () => new DatabaseSync(join(directory, "hearten.sqlite"), { timeout: 0 });
    const [database, other] = [open(), open()];
    migrate(database);
    other.exec("begin immediate");
    expect(() => migrate(database)).not.toThrow();
    for (const one of [database, other]) one.close();
  });
});
