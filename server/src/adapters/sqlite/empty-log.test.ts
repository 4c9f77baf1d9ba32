import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { emptyLog, readSetting } from "./empty-log.ts";

it("A log is emptied at once or not at all, and the database waits for others as before", async () => {
  const directory = await mkdtemp(join(tmpdir(), "log-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, "words.sqlite");
  // Longer than a test may take.
  const timeout = 120_000;
  const database = new DatabaseSync(path, { timeout });
  onTestFinished(() => database.close());
  database.exec("pragma journal_mode = wal; create table notes (words text)");
  const lengthOfLog = async () => (await stat(`${path}-wal`)).size;

  const reader = new DatabaseSync(path);
  reader.exec("begin; select * from notes");
  expect(emptyLog(database)).toBe(false);
  expect(await lengthOfLog()).toBeGreaterThan(0);
  expect(readSetting(database, "busy_timeout")).toBe(timeout);

  reader.close();
  expect(emptyLog(database)).toBe(true);
  expect(await lengthOfLog()).toBe(0);
  expect(readSetting(database, "busy_timeout")).toBe(timeout);
});
