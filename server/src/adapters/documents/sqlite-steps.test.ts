import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { inSteps } from "./sqlite-steps.ts";

describe("Work in steps", () => {
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

  it("is done by ten items in a transaction, each once", async () => {
    const items = Array.from({ length: 25 }, (_, index) => `number ${index}`);
    const exec = vi.spyOn(database, "exec");
    const begun = () => exec.mock.calls.filter(([sql]) => sql.startsWith("begin")).length;
    const steps: number[] = [];
    await inSteps(database, items, (item) => {
      steps.push(begun());
      note(item);
    });
    expect(noted()).toEqual(items);
    expect(steps).toEqual(items.map((_, index) => Math.floor(index / 10) + 1));
  });
});
