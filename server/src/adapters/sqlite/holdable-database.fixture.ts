import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { openDatabase } from "./open-database.ts";

/** A database that waits for nobody, and which another connection may hold: then nothing can be written to it. */
export async function openHoldableDatabase(): Promise<{
  readonly database: DatabaseSync;
  readonly hold: () => void;
  readonly release: () => void;
}> {
  const directory = await mkdtemp(join(tmpdir(), "held-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, "hearten.sqlite");
  const database = openDatabase(path);
  database.exec("pragma busy_timeout = 0");
  const other = new DatabaseSync(path);
  return { database, hold: () => other.exec("begin immediate"), release: () => other.close() };
}
