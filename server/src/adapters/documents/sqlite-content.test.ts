import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { addTo, newInspiration, newProfile } from "../../ports/documents/documents.fixture.ts";
import type { Documents } from "../../ports/documents/documents.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { readSqliteContent, type SqliteContent } from "./sqlite-content.ts";
import { createSqliteDocuments } from "./sqlite.ts";

const ann = toUid("ann");
const otis = toUid("otis");
const kinds = ["profile", "inspiration", "generation", "report"] as const;

describe("All that people have in SQLite", () => {
  let documents: Documents;
  let content: SqliteContent;

  beforeEach(() => {
    const database = openDatabase(":memory:");
    documents = createSqliteDocuments(database);
    content = readSqliteContent(database);
  });

  /** Gives a person one document of each kind, under an id of their own. */
  const give = async (uid = ann, id = toInspirationId(`${uid}'s`)) => {
    await documents.profiles.create(uid, newProfile);
    const inspiration = await addTo(documents.inspirations, newInspiration(uid, { id }));
    const generation = { userId: uid, goals: ["I sing"], description: "a talk", script: null };
    await documents.generations.write(id, generation);
    const report = {
      inspirationId: id,
      userId: uid,
      reportedAt: "2026-11-20T10:00:00.000Z",
      reason: "untrue",
      note: "",
      scriptText: "Breathe in.",
    } as const;
    await documents.reports.put(report);
    return { inspiration, generation, report };
  };

  it("is read document by document, but for that of those who are leaving", async () => {
    const { inspiration, generation, report } = await give();
    await give(otis);
    const deletion = await documents.deletions.begin(otis, ["sealed"]);
    expect([...content.profiles()]).toEqual([["ann", newProfile]]);
    expect([...content.inspirations()]).toEqual([["ann's", inspiration]]);
    expect([...content.generations()]).toEqual([["ann's", generation]]);
    expect([...content.reports()]).toEqual([["ann's", report]]);
    expect([...content.deletions()]).toEqual([["otis", deletion]]);
  });

  it("is read in the order of the ids", async () => {
    for (const id of ["b", "c", "a"]) await give(toUid(id), toInspirationId(id));
    for (const kind of ["profiles", "inspirations", "generations", "reports"] as const)
      expect([...content[kind]()].map(([id]) => id)).toEqual(["a", "b", "c"]);
  });

  it("is known by kind and id, of those who are leaving too", async () => {
    await give();
    await documents.deletions.begin(ann, []);
    for (const kind of kinds) {
      const id = kind === "profile" ? "ann" : "ann's";
      expect(content.hasDocument(kind, id)).toBe(true);
      expect(content.hasDocument(kind, "unknown")).toBe(false);
    }
  });

  it("says who is leaving, and which inspirations stay", async () => {
    await give();
    await give(otis);
    await documents.deletions.begin(otis, []);
    expect([ann, otis].map((uid) => content.isLeaving(uid))).toEqual([false, true]);
    const ids = ["ann's", "otis's", "unknown"].map(toInspirationId);
    expect(ids.map((id) => content.hasStayingInspiration(id))).toEqual([true, false, false]);
  });
});
