import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { addTo, newProfile } from "../../ports/documents/documents.fixture.ts";
import { describeDocuments } from "../../ports/documents/documents.suite.ts";
import { migrate } from "../sqlite/migrations.ts";
import { openHoldableDatabase } from "../sqlite/holdable-database.fixture.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { toStoredInspiration } from "./new-inspiration.ts";
import { encodeDocument } from "./sqlite-rows.ts";
import { createSqliteDocuments } from "./sqlite.ts";

const otis = toUid("otis");
const one = toInspirationId("one");
const ann = toUid("ann");
const maya = toUid("maya");
describeDocuments("SQLite", async () => createSqliteDocuments(openDatabase(":memory:")));

const inspiration = (id: string) =>
  ({ id: toInspirationId(id), userId: ann, length: 3, description: "a talk" }) as const;

const profile: Profile = { ...newProfile, email: "maya@example.com" };

describe("SQLite documents on disk", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "documents-"));
  });
  afterAll(() => rm(directory, { recursive: true }));
  const path = () => join(directory, "hearten.sqlite");

  it("finds what it kept after a restart, and keeps the order when the clock went back", async () => {
    const first = createSqliteDocuments(openDatabase(path()), () => Date.UTC(2030, 0, 1));
    const early = await addTo(first.inspirations, inspiration("early"));
    await first.close();
    const second = createSqliteDocuments(openDatabase(path()), () => Date.UTC(2020, 0, 1));
    const late = await addTo(second.inspirations, inspiration("late"));
    expect(late.createdAt > early.createdAt).toBe(true);
    const { inspirations } = await second.inspirations.list(ann, 10, null);
    expect(inspirations).toEqual([late, early]);
    await second.close();
  });

  it("keeps what was used of a day, also after a restart", async () => {
    const first = createSqliteDocuments(openDatabase(path()));
    expect(await first.usage.reserve("spending", "2026-11-23", 7, 10)).toBe(true);
    await first.close();
    const second = createSqliteDocuments(openDatabase(path()));
    expect(await second.usage.reserve("spending", "2026-11-23", 4, 10)).toBe(false);
    expect(await second.usage.read("spending", "2026-11-23")).toBe(7);
    await second.close();
  });

  it("never exceeds the limit of a day, however many processes reserve at once", async () => {
    const ownPath = join(directory, "used.sqlite");
    const documents = createSqliteDocuments(openDatabase(ownPath));
    const program = fileURLToPath(new URL("sqlite-usage.fixture.ts", import.meta.url));
    const processes = [1, 2].map(() => fork(program, [ownPath, "300"]));
    await Promise.all(processes.map((one) => once(one, "message")));
    const counts = await Promise.all(
      processes.map(async (one) => {
        one.send("begin");
        const [[count]] = await Promise.all([once(one, "message"), once(one, "exit")]);
        return Number(count);
      }),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(300);
    expect(await documents.usage.read("spending", "2026-11-23")).toBe(300);
    await documents.close();
  });

  it("keeps profiles in `users` by the person's id and inspirations in `motivations`", async () => {
    const database = openDatabase(":memory:");
    const documents = createSqliteDocuments(database);
    await documents.profiles.create(ann, profile);
    const added = await addTo(documents.inspirations, inspiration("one"));
    const kept = (collection: string, key: string) =>
      database
        .prepare(`select ${key} as key, document from ${collection}`)
        .all()
        .map((row) => [row["key"], JSON.parse(String(row["document"]))]);
    expect(kept("users", "uid")).toEqual([["ann", profile]]);
    const { description, scriptText, ...others } = added;
    expect(kept("motivations", "id")).toEqual([
      ["one", { ...others, goals: description, recordText: scriptText }],
    ]);
    await documents.close();
  });

  it("reads what older versions wrote, and writes it as they did", async () => {
    const database = openDatabase(":memory:");
    const rows = {
      motivations: `{"id":"one","userId":"maya","length":3,"goals":"a long week","createdAt":"2026-01-02T03:04:05.006Z","status":"processing","error":null,"help":false,"title":null,"preference":null,"recordText":"Breathe.","timeline":[],"thumbnail":null,"coverImage":null,"artwork":null,"audio":null,"duration":null,"madeBy":null}`,
      generations: `{"userId":"maya","userGoals":["I sing"],"description":"a long week","script":null}`,
      deletions: `{"uid":"otis","beganAt":"2026-01-02T03:04:05.006Z","motivations":["two"],"providerTokens":["sealed"]}`,
    };
    const inspiration = database.prepare("insert into motivations values (?, ?, ?, ?, ?)");
    inspiration.run("one", "maya", "2026-01-02T03:04:05.006Z", "processing", rows.motivations);
    const generation = database.prepare("insert into generations values (?, ?)");
    generation.run("one", rows.generations);
    const deletion = database.prepare("insert into deletions values (?, ?, ?)");
    deletion.run("otis", "2026-01-02T03:04:05.006Z", rows.deletions);

    const { inspirations, generations, deletions } = createSqliteDocuments(database);
    const read = {
      inspiration: await inspirations.read(one),
      generation: await generations.read(one),
      deletion: await deletions.read(otis),
    };
    expect(read).toMatchObject({
      inspiration: { length: 3, description: "a long week", scriptText: "Breathe." },
      generation: { goals: ["I sing"], description: "a long week" },
      deletion: { inspirationIds: ["two"], providerTokens: ["sealed"] },
    });
    expect(read.inspiration).not.toHaveProperty("goals");

    await inspirations.update(one, ["processing"], { scriptText: "Breathe in." });
    if (read.generation !== null) await generations.write(one, read.generation);
    await deletions.update(otis, { providerTokens: [] });
    const kept = Object.keys(rows).map((table) => [
      table,
      database.prepare(`select document from ${table}`).get()?.["document"],
    ]);
    expect(Object.fromEntries(kept)).toEqual({
      motivations: rows.motivations.replace("Breathe.", "Breathe in."),
      generations: rows.generations,
      deletions: rows.deletions.replace('"sealed"', ""),
    });
    database.close();
  });

  it("is not healthy while nothing can be written", async () => {
    const { database, hold, release } = await openHoldableDatabase();
    const documents = createSqliteDocuments(database);
    hold();
    await expect(documents.checkHealth()).rejects.toThrow("locked");
    release();
    await expect(documents.checkHealth()).resolves.toBeUndefined();
    await documents.close();
  });

  it("proves with a write on the disk that it is healthy", async () => {
    const ownPath = join(directory, "healthy.sqlite");
    const documents = createSqliteDocuments(openDatabase(ownPath));
    const lengthOfLog = async () => (await stat(`${ownPath}-wal`)).size;
    const before = await lengthOfLog();
    await documents.checkHealth();
    expect(await lengthOfLog()).toBeGreaterThan(before);
    await documents.close();
  });

  it("syncs every commit to the disk", () => {
    const database = openDatabase(path());
    const setting = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {});
    expect(setting("journal_mode")).toEqual(["wal"]);
    expect(setting("synchronous")).toEqual([2]);
    expect(setting("foreign_keys")).toEqual([1]);
    expect(setting("secure_delete")).toEqual([1]);
    database.close();
  });

  it("leaves no byte of what it removed in the database or the log beside it", async () => {
    const ownPath = join(directory, "removed.sqlite");
    const documents = createSqliteDocuments(openDatabase(ownPath));
    await documents.profiles.create(ann, { ...profile, displayName: "name of ann" });
    await documents.inspirations.add({
      ...inspiration("one"),
      description: "words of ann ".repeat(1_000),
    });
    const generation = { userId: ann, goals: ["goal of ann"], description: "words of ann" };
    await documents.generations.write(one, { ...generation, script: null });
    await documents.generations.write(one, { ...generation, script: "script of ann" });
    await documents.deletions.begin(ann, ["token of ann"]);
    expect(await areFound("of ann", ownPath)).toBe(true);
    await documents.inspirations.deleteAll(ann);
    await documents.profiles.delete(ann);
    await documents.deletions.update(ann, { providerTokens: [] });
    expect(await areFound("of ann", ownPath)).toBe(false);
    await documents.deletions.end([ann]);
    expect(await areFound("ann", ownPath)).toBe(false);
    await documents.close();
  });

  it("leaves no byte of one inspiration that was removed, and of its removal none once that ends", async () => {
    const ownPath = join(directory, "one-removed.sqlite");
    const documents = createSqliteDocuments(openDatabase(ownPath));
    for (const id of ["one", "two"]) {
      const words = `words of ${id} `.repeat(1_000);
      await documents.inspirations.add({ ...inspiration(id), description: words });
      await documents.generations.write(toInspirationId(id), {
        userId: ann,
        goals: [`words of ${id}`],
        description: words,
        script: `words of ${id}`,
      });
    }
    expect(await areFound("words of one", ownPath)).toBe(true);
    await documents.inspirations.remove(one);
    await documents.removals.end([one]);
    expect(await areFound("words of one", ownPath)).toBe(false);
    expect(await areFound("words of two", ownPath)).toBe(true);
    expect(await documents.generations.read(toInspirationId("two"))).not.toBeNull();
    await documents.close();
  });

  it("leaves none either where SQLite had moved rows from page to page", async () => {
    const ownPath = join(directory, "moved.sqlite");
    const database = openDatabase(ownPath);
    database.exec("pragma synchronous = off");
    const documents = createSqliteDocuments(database, () => Date.UTC(2030, 0, 1));
    // A course of writes that SQLite 3.53 leaves traces of; should it no longer, look for another.
    let seed = 88;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let count = 0; count < 250; count += 1) {
      const person = toUid(["maya", "otis", "zoe"][random(3)] ?? "");
      const words = () => `the words of ${person} `.repeat(1 + random(12));
      const id = toInspirationId(`${person}-${count}`);
      await documents.inspirations.add({ id, userId: person, length: 3, description: words() });
      for (const hasScript of [false, true])
        await documents.generations.write(id, {
          userId: person,
          goals: [words()],
          description: words(),
          script: hasScript ? words() : null,
        });
      await documents.inspirations.update(id, ["pending"], {
        scriptText: words(),
        status: "completed",
      });
    }
    await documents.deletions.begin(maya, []);
    await documents.inspirations.deleteAll(maya);
    expect(await areFound("the words of maya", ownPath)).toBe(true);
    await documents.deletions.end([maya]);
    expect(await areFound("maya", ownPath)).toBe(false);
    expect(await areFound("the words of otis", ownPath)).toBe(true);
    await documents.close();
  });

  it("erases what one removal leaves within a minute, also when a crash came in between", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const ownPath = join(directory, "soon.sqlite");
    const before = createSqliteDocuments(openDatabase(ownPath));
    await addTo(before.inspirations, inspiration("one"));
    await before.reports.deleteAll(ann);
    expect(vi.getTimerCount()).toBe(0);
    await before.inspirations.remove(one);
    expect(vi.getTimerCount()).toBe(1);
    await before.close();
    expect(vi.getTimerCount()).toBe(0);
    const database = openDatabase(ownPath);
    const after = createSqliteDocuments(database);
    const exec = vi.spyOn(database, "exec");
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(exec).toHaveBeenCalledWith("pragma shrink_memory"));
    await after.close();
  });

  it("tells of what it removed while the log can't be emptied, as on a full disk, and erases it later", async () => {
    const ownPath = join(directory, "full.sqlite");
    const database = openDatabase(ownPath);
    const documents = createSqliteDocuments(database);
    for (const id of ["one", "two"]) await documents.inspirations.add(inspiration(id));
    await documents.profiles.create(ann, { ...profile, displayName: "name of ann" });
    await documents.deletions.begin(otis, ["token of otis"]);
    const told: string[] = [];
    await documents.inspirations.watch(
      ann,
      ({ id }) => told.push(id),
      () => undefined,
      new AbortController().signal,
    );
    const prepare = database.prepare.bind(database);
    const full = vi.spyOn(database, "prepare").mockImplementation((sql) => {
      if (sql.includes("checkpoint")) throw new Error("database or disk is full");
      return prepare(sql);
    });
    await documents.inspirations.remove(one);
    await documents.inspirations.deleteAll(ann);
    await documents.profiles.delete(ann);
    await documents.deletions.update(otis, { providerTokens: [] });
    expect(told).toEqual(["one", "two"]);
    await expect(documents.removals.end([one])).rejects.toThrow("full");
    expect(await documents.removals.read(one)).not.toBeNull();
    full.mockRestore();
    await documents.removals.end([one]);
    for (const words of ["a talk", "name of ann", "token of otis"])
      expect(await areFound(words, ownPath)).toBe(false);
    await documents.close();
  });

  it("deletes a few at a time, and lets others go on in between", async () => {
    const documents = createSqliteDocuments(openDatabase(":memory:"));
    for (let count = 0; count < 45; count += 1)
      await addTo(documents.inspirations, inspiration(`number ${count}`));
    const told: number[] = [];
    let turn = 0;
    const { signal } = new AbortController();
    await documents.inspirations.watch(
      ann,
      () => told.push(turn),
      () => undefined,
      signal,
    );
    const over = new AbortController();
    const deleting = documents.inspirations.deleteAll(ann).finally(() => over.abort());
    for (; !over.signal.aborted; turn += 1) await setImmediate();
    await deleting;
    // In steps of ten.
    expect(told).toHaveLength(45);
    expect(new Set(told).size).toBeGreaterThanOrEqual(4);
    expect((await documents.inspirations.list(ann, 10, null)).inspirations).toEqual([]);
  });

  /** Opens documents of an older version: those of one person and one inspiration, which lack these fields. */
  function openOlder(version: number, ...missing: readonly string[]) {
    const older = join(directory, `version-${version}.sqlite`);
    const database = new DatabaseSync(older);
    migrate(database, version);
    const lacking = (encoded: string) =>
      JSON.stringify(JSON.parse(encoded), (name, value: unknown) =>
        missing.includes(name) ? undefined : value,
      );
    const stored = toStoredInspiration(newInspiration, new Date(0));
    database
      .prepare("insert into users (uid, document) values (?, ?)")
      .run(ann, lacking(encodeDocument("profile", profile)));
    database
      .prepare(
        "insert into motivations (id, user_id, created_at, status, document) values (?, ?, ?, ?, ?)",
      )
      .run(
        stored.id,
        stored.userId,
        stored.createdAt,
        stored.status,
        lacking(encodeDocument("inspiration", stored)),
      );
    database.close();
    return createSqliteDocuments(openDatabase(older));
  }

  it("gives inspirations of an older version no artwork", async () => {
    const documents = openOlder(2, "artwork");
    expect(await documents.inspirations.read(newInspiration.id)).toMatchObject({ artwork: null });
    await documents.close();
  });

  it("gives inspirations of an older version no help", async () => {
    const documents = openOlder(3, "help");
    expect((await documents.inspirations.read(newInspiration.id))?.help).toBe(false);
    await documents.close();
  });

  it("gives those of an older version the first voice, no bound on words, and no maker", async () => {
    const documents = openOlder(4, "voice", "keepsWordsHere", "madeBy");
    expect(await documents.profiles.read(ann)).toEqual(profile);
    expect((await documents.inspirations.read(newInspiration.id))?.madeBy).toBeNull();
    await documents.close();
  });

  it("gives inspirations of an older version no step", async () => {
    const documents = openOlder(7, "step");
    expect((await documents.inspirations.read(newInspiration.id))?.step).toBeNull();
    await documents.close();
  });

  it("gives people and inspirations of an older version the full music", async () => {
    const documents = openOlder(8, "music");
    expect(await documents.profiles.read(ann)).toEqual(profile);
    expect((await documents.inspirations.read(newInspiration.id))?.music).toBe("full");
    await documents.close();
  });

  it("gives people of an older version no reminder", async () => {
    const documents = openOlder(9, "reminder", "calendarHash");
    expect(await documents.profiles.read(ann)).toEqual(profile);
    await documents.close();
  });

  it("refuses a database of a newer version and leaves it as it is", () => {
    const newer = join(directory, "newer.sqlite");
    const database = new DatabaseSync(newer);
    database.exec("pragma user_version = 999");
    database.close();
    expect(() => openDatabase(newer)).toThrow(/newer/);
  });
});

const newInspiration = {
  id: one,
  userId: toUid("maya"),
  length: 1,
  description: "a long week",
} as const;

/** Whether one of the files beside the database holds the words. */
async function areFound(words: string, databasePath: string): Promise<boolean> {
  const folder = dirname(databasePath);
  const names = (await readdir(folder)).filter((name) => name.startsWith(basename(databasePath)));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), "latin1")));
  return files.some((text) => text.includes(words));
}
