import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { readSetting } from "./empty-log.ts";
import { inTransaction } from "./in-transaction.ts";

describe("Work in a transaction", () => {
  let database: DatabaseSync;
  beforeEach(() => {
    database = new DatabaseSync(":memory:");
    database.exec("create table notes (words text)");
  });
  const note = (words: string) => database.prepare("insert into notes values (?)").run(words);
  const noted = () =>
    database
      .prepare("select words from notes")
      .all()
      .map((row) => row["words"]);

  it("is undone as a whole when a part of it fails, and the next goes on", () => {
    expect(() =>
      inTransaction(database, () => {
        note("half");
        throw new Error("no more");
      }),
    ).toThrow("no more");
    expect(inTransaction(database, () => note("whole").changes)).toBe(1);
    expect(noted()).toEqual(["whole"]);
  });

  it("fails for its own reason also when SQLite has ended the transaction, as on a full disk", () => {
    database.exec(`pragma max_page_count = ${readSetting(database, "page_count")}`);
    expect(() =>
      inTransaction(database, () => {
        note("half");
        note("too long ".repeat(1_000));
      }),
    ).toThrow("database or disk is full");
    inTransaction(database, () => note("whole"));
    expect(noted()).toEqual(["whole"]);
  });
});
