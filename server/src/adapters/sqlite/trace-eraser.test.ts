import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTraceEraser } from "./trace-eraser.ts";
import { findUnusedBytes } from "./unused-bytes.ts";

/** A database on disk with people's words, in which SQLite has moved rows from page to page. */
async function openFull(pageSize = 4_096) {
  const directory = await mkdtemp(join(tmpdir(), "traces-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, "words.sqlite");
  const database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec(
    `pragma page_size = ${pageSize}; pragma journal_mode = wal; pragma synchronous = off;
     pragma secure_delete = on;
     create table notes (id text primary key, person text, words text) strict, without rowid;
     create index notes_of_a_person on notes (person, id)`,
  );
  const put = database.prepare(
    `insert into notes values (?, ?, ?)
     on conflict do update set person = excluded.person, words = excluded.words`,
  );
  // A course of writes that SQLite 3.53 leaves traces of; should it no longer, look for another.
  let seed = 16;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const write = (people: readonly string[], count: number) => {
    database.exec("begin");
    for (let number = 0; number < count; number += 1) {
      const person = people[random(people.length)] ?? "";
      put.run(`${random(5_000)}`, person, `words of ${person} `.repeat(1 + random(12)));
    }
    database.exec("commit");
  };
  write(["maya", "otis", "zoe"], 4_000);
  const remove = (person: string) =>
    database.exec(`delete from notes where person = '${person}'; pragma wal_checkpoint(truncate)`);
  const isFound = async (words: string) => {
    const files = [path, `${path}-wal`].map((file) => readFile(file, "latin1"));
    return (await Promise.all(files)).some((text) => text.includes(words));
  };
  const contentOf = () => JSON.stringify(database.prepare("select * from notes").all());
  const isIntact = () =>
    database.prepare("pragma integrity_check").get()?.["integrity_check"] === "ok";
  const eraser = createTraceEraser(database);
  const close = () => {
    if (database.isOpen) database.close();
    eraser.close();
  };
  onTestFinished(close);
  return { path, database, write, remove, isFound, contentOf, isIntact, eraser, close };
}

describe("Erasing traces", () => {
  it.each([512, 4_096, 8_192])(
    "leaves none of what was deleted, and all else, in pages of %i bytes",
    async (pageSize) => {
      const { path, remove, isFound, contentOf, isIntact, eraser } = await openFull(pageSize);
      remove("maya");
      expect(await isFound("maya")).toBe(true);
      const before = contentOf();
      await eraser.erase();
      expect(await isFound("maya")).toBe(false);
      expect(await isFound("words of otis")).toBe(true);
      const file = await readFile(path);
      for (let number = 1; number * pageSize <= file.length; number += 1) {
        const page = file.subarray((number - 1) * pageSize, number * pageSize);
        const { start, end } = findUnusedBytes(page, number) ?? { start: 0, end: 0 };
        expect(page.subarray(start, end).every((byte) => byte === 0)).toBe(true);
      }
      expect(contentOf()).toBe(before);
      expect(isIntact()).toBe(true);
    },
  );

  it("lets others read and write meanwhile, who bring nothing back", async () => {
    const { database, write, remove, isFound, isIntact, eraser } = await openFull(512);
    remove("maya");
    const over = new AbortController();
    const erasing = eraser.erase().finally(() => over.abort());
    while (!over.signal.aborted) {
      write(["otis", "zoe"], 20);
      await setImmediate();
    }
    await erasing;
    expect(await isFound("maya")).toBe(false);
    write(["otis", "zoe"], 2_000);
    database.exec("pragma wal_checkpoint(truncate)");
    expect(await isFound("maya")).toBe(false);
    expect(isIntact()).toBe(true);
  });

  it("looks at 128 pages at a time, and lets others go on after them", async () => {
    const { database, eraser } = await openFull(512);
    const pages = Number(database.prepare("pragma page_count").get()?.["page_count"]);
    expect(pages).toBeGreaterThan(1_280);
    let turn = 0;
    // Each step begins with it.
    const turns: number[] = [];
    vi.spyOn(database, "exec").mockImplementation((sql) => {
      if (sql.includes("shrink_memory")) turns.push(turn);
    });
    const over = new AbortController();
    const erasing = eraser.erase().finally(() => over.abort());
    for (; !over.signal.aborted; turn += 1) await setImmediate();
    await erasing;
    expect(turns).toHaveLength(Math.ceil(pages / 128));
    expect(new Set(turns).size).toBeGreaterThanOrEqual(turns.length - 1);
  });

  it("waits for a transaction, and for whoever else reads, and blocks nobody", async () => {
    const { path, database, remove, isFound, eraser } = await openFull();
    remove("maya");
    const reader = new DatabaseSync(path);
    reader.exec("begin; select * from notes limit 1");
    database.exec("begin; delete from notes where person = 'zoe'");
    const erasing = eraser.erase();
    await setImmediate();
    expect(await isFound("maya")).toBe(true);
    database.exec("commit");
    await setImmediate();
    expect(await isFound("maya")).toBe(true);
    reader.close();
    await erasing;
    for (const person of ["maya", "zoe"]) expect(await isFound(person)).toBe(false);
  });

  it("covers what was deleted while an earlier pass was under way", async () => {
    const { remove, isFound, eraser } = await openFull(512);
    remove("maya");
    const first = eraser.erase();
    await setImmediate();
    remove("zoe");
    await Promise.all([first, eraser.erase()]);
    for (const person of ["maya", "zoe"]) expect(await isFound(person)).toBe(false);
  });

  it("can be asked for soon: once for many, within a minute", async () => {
    const { database, remove, isFound, eraser } = await openFull();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const exec = vi.spyOn(database, "exec");
    remove("maya");
    for (let count = 0; count < 5; count += 1) eraser.eraseSoon();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(10_000);
    // Comes after the pass that the timer has begun.
    await eraser.erase();
    expect(await isFound("maya")).toBe(false);
    expect(exec.mock.calls.filter(([sql]) => sql.includes("shrink_memory"))).toHaveLength(2);
  });

  it("ends with the database, and has nothing to do in memory", async () => {
    const { eraser, close } = await openFull(512);
    eraser.eraseSoon();
    const erasing = eraser.erase();
    await setImmediate();
    close();
    await expect(erasing).resolves.toBeUndefined();
    const inMemory = createTraceEraser(new DatabaseSync(":memory:"));
    await expect(inMemory.erase()).resolves.toBeUndefined();
  });
});
