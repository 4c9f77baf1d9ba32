import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Profile } from "@hearten/contract/profile.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeDocuments } from "../../ports/documents.suite.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { createSqliteDocuments } from "./sqlite.ts";

describeDocuments("SQLite", async () => createSqliteDocuments(openDatabase(":memory:")));

const motivation = (id: string) => ({ id, userId: "ann", length: 3, goals: "a talk" }) as const;

const profile: Profile = {
  email: "maya@example.com",
  createdAt: "2026-01-02T03:04:05.006Z",
  lastLoginAt: "2026-01-02T03:04:05.006Z",
  firstName: null,
  lastName: null,
  displayName: null,
  goals: [],
  hasCompletedOnboarding: false,
  updatedAt: "2026-01-02T03:04:05.006Z",
};

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
    expect(setting("secure_delete")).toEqual([1]);
    database.close();
  });

  it("leaves no byte of what it removed in any of its files", async () => {
    const own = await mkdtemp(join(directory, "erased-"));
    const documents = createSqliteDocuments(openDatabase(join(own, "hearten.sqlite")));
    const found = async (words: string) => {
      const names = await readdir(own);
      const files = await Promise.all(names.map((name) => readFile(join(own, name), "latin1")));
      return files.some((text) => text.includes(words));
    };
    // Rows of many sizes, of two people in turn and changed on the way: pages split and overflow.
    for (let index = 0; index < 300; index += 1)
      for (const person of ["maya", "otis"]) {
        const id = `${person}-${index}`;
        const goals = `the words of ${person} `.repeat(1 + ((index * 7_919) % 400));
        await documents.addMotivation({ id, userId: person, length: 3, goals });
        const generation = { userId: person, userGoals: [goals], description: goals };
        await documents.writeGeneration(id, { ...generation, script: null });
        await documents.writeGeneration(id, { ...generation, script: goals });
        await documents.updateMotivation(id, ["pending"], { recordText: goals });
      }
    await documents.createProfile("maya", { ...profile, displayName: "the words of maya" });
    await documents.beginDeletion("maya", ["the words of maya"]);
    expect(await found("the words of maya")).toBe(true);

    await documents.deleteProfile("maya");
    expect(await documents.deleteMotivations("maya")).toHaveLength(300);
    await documents.updateDeletion("maya", { providerTokens: [] });
    expect(await found("the words of maya")).toBe(false);
    await documents.endDeletions(["maya"]);
    expect(await found("maya")).toBe(false);
    expect(await found("the words of otis")).toBe(true);
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
