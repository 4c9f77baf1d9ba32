import { describe, expect, it } from "vitest";
import { readSetting } from "./empty-log.ts";
import { inTransaction } from "./in-transaction.ts";
import { openNotes } from "./notes.fixture.ts";

describe("Work in a transaction", () => {
  it("is undone as a whole when a part of it fails, and the next goes on", () => {
    const { database, note, noted } = openNotes();
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
    const { database, note, noted } = openNotes();
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
