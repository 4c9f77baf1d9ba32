import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type DocumentData, FieldValue, Timestamp } from "@google-cloud/firestore";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Documents } from "../../ports/documents/documents.ts";
import type { InspirationChange } from "../../ports/documents/inspiration-store.ts";
import { addTo, newProfile } from "../../ports/documents/documents.fixture.ts";
import { describeDocuments } from "../../ports/documents/documents.suite.ts";
import { openFirestore } from "../firestore/open-firestore.ts";
import { createFirestoreDocuments } from "./firestore.ts";

const otis = toUid("otis");
const one = toInspirationId("one");
const ann = toUid("ann");
const newProject = () => `demo-${randomUUID()}`;
const open = (project: string) => openFirestore(project, "(default)");

describeDocuments("Firestore", async () => createFirestoreDocuments(open(newProject())));

const profile: Profile = { ...newProfile, goals: ["I sing"] };
const inspiration = (id: string) =>
  ({ id: toInspirationId(id), userId: ann, length: 3, description: "a talk" }) as const;

async function watch(documents: Documents): Promise<readonly InspirationChange[]> {
  const changes: InspirationChange[] = [];
  const listener = (change: InspirationChange) => changes.push(change);
  await documents.inspirations.watch(ann, listener, () => undefined, new AbortController().signal);
  return changes;
}

describe("Firestore documents in a database of their own", () => {
  let project: string;
  let documents: Documents;
  /** The database itself, past the adapter. */
  let database: ReturnType<typeof open>;

  beforeEach(() => {
    project = newProject();
    documents = createFirestoreDocuments(open(project));
    database = open(project);
  });
  afterEach(async () => {
    await documents.close();
    await database.terminate();
  });
  const read = async (path: string): Promise<DocumentData> =>
    (await database.doc(path).get()).data() ?? {};

  it("have the collections, names and types of the product's documents", async () => {
    await documents.profiles.create(ann, profile);
    const { id, createdAt, ...added } = await addTo(documents.inspirations, inspiration("one"));
    const moment = Timestamp.fromDate(new Date(profile.createdAt));
    expect(await read("users/ann")).toEqual({
      ...profile,
      createdAt: moment,
      lastLoginAt: moment,
      updatedAt: moment,
    });
    const { changedAt, changeId: _changeId, ...fields } = await read(`motivations/${id}`);
    const { description, scriptText, ...others } = added;
    expect(fields).toEqual({
      ...others,
      goals: description,
      recordText: scriptText,
      createdAt: Timestamp.fromDate(new Date(createdAt)),
    });
    expect(changedAt).toBeInstanceOf(Timestamp);
  });

  it("read what older versions wrote, and write it as they did", async () => {
    const createdAt = Timestamp.fromDate(new Date("2026-01-02T03:04:05.006Z"));
    const motivation = {
      userId: "ann",
      length: 3,
      goals: "a long week",
      createdAt,
      status: "processing",
      title: null,
      recordText: "Breathe.",
      timeline: [],
    };
    const generation = {
      userId: "ann",
      userGoals: ["I sing"],
      description: "a long week",
      script: null,
    };
    await database.doc("motivations/one").set(motivation);
    await database.doc("generations/one").set(generation);
    await database.doc("deletions/otis").set({ beganAt: createdAt, providerTokens: [] });
    await database.doc("deletions/otis/parts/000000000000").set({ motivations: ["two"] });

    const kept = await documents.generations.read(one);
    expect(kept).toEqual({
      userId: "ann",
      goals: ["I sing"],
      description: "a long week",
      script: null,
    });
    expect((await documents.deletions.read(otis))?.inspirationIds).toEqual(["two"]);
    const { inspirations } = await documents.inspirations.list(ann, 1, null);
    expect(inspirations).toMatchObject([
      {
        description: "a long week",
        scriptText: "Breathe.",
        help: false,
        madeBy: null,
        music: "full",
      },
    ]);
    const {
      voice: _voice,
      keepsWordsHere: _keepsWordsHere,
      music: _music,
      reminder: _reminder,
      calendarHash: _calendarHash,
      ...older
    } = profile;
    await database.doc("users/ann").set(older);
    expect(await documents.profiles.read(ann)).toEqual(profile);

    await documents.inspirations.update(one, ["processing"], { scriptText: "Breathe in." });
    if (kept !== null) await documents.generations.write(one, kept);
    const {
      changedAt: _changedAt,
      changeId: _changeId,
      ...written
    } = await read("motivations/one");
    expect(written).toEqual({ ...motivation, recordText: "Breathe in." });
    expect(await read("generations/one")).toEqual(generation);
  });

  it("list those of the same millisecond by id, over pages", async () => {
    const ids = ["d", "a", "c", "e", "b"];
    const createdAt = Timestamp.fromDate(new Date("2026-01-02T03:04:05.006Z"));
    for (const id of ids) {
      await documents.inspirations.add(inspiration(id));
      await database.doc(`motivations/${id}`).update({ createdAt });
    }
    const first = await documents.inspirations.list(ann, 2, null);
    const second = await documents.inspirations.list(ann, 2, first.nextCursor);
    const third = await documents.inspirations.list(ann, 2, second.nextCursor);
    const pages = [first, second, third];
    expect(pages.flatMap((page) => page.inspirations.map(({ id }) => id))).toEqual(ids.sort());
    expect(third.nextCursor).toBeNull();
  });

  it("begin from the start with a cursor that names no possible place", async () => {
    await documents.inspirations.add(inspiration("one"));
    for (const place of [
      "2026-99-99T00:00:00.000Z one",
      "0000-01-01T00:00:00.000Z one",
      "2026-01-01T00:00:00.000Z a/b",
    ]) {
      const cursor = Buffer.from(place).toString("base64url");
      expect((await documents.inspirations.list(ann, 2, cursor)).inspirations).toHaveLength(1);
    }
  });

  it("keep text that is not well-formed as far as it is", async () => {
    await documents.inspirations.add({ ...inspiration("one"), description: "a \ud800 talk" });
    await documents.inspirations.update(one, ["pending"], {
      timeline: [{ text: "\udc00!", start: 0, end: 1 }],
    });
    expect(await documents.inspirations.read(one)).toMatchObject({
      description: "a \ufffd talk",
      timeline: [{ text: "\ufffd!", start: 0, end: 1 }],
    });
  });

  it("keep what was used of a day by its day and resource, for all processes together", async () => {
    const other = createFirestoreDocuments(open(project));
    const answers = await Promise.all(
      [documents, other, documents, other, documents, other].map(({ usage }) =>
        usage.reserve("spending", "2026-11-23", 3, 10),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(await read("usage/2026-11-23 spending")).toMatchObject({ amount: 9 });
    await other.close();
  });

  it("forget more days than one write can remove", async () => {
    const writer = database.bulkWriter();
    for (let count = 0; count < 1_100; count += 1)
      void writer.set(database.doc(`usage/2026-11-21 ${randomUUID()}`), { amount: 1 });
    await writer.close();
    await documents.usage.reserve("spending", "2026-11-22", 1, 1);
    await documents.usage.deleteBefore("2026-11-22");
    const { docs } = await database.collection("usage").get();
    expect(docs.map(({ id }) => id)).toEqual(["2026-11-22 spending"]);
  });

  it("leave out what is undefined", async () => {
    await documents.profiles.create(ann, profile);
    const nothing = { displayName: undefined } as unknown as Partial<Profile>;
    await documents.profiles.update(ann, nothing);
    expect(await documents.profiles.read(ann)).toEqual(profile);
  });

  it("tell one process what another has written", async () => {
    const other = createFirestoreDocuments(open(project));
    await documents.inspirations.add(inspiration("one"));
    const changes = await watch(documents);
    await other.inspirations.update(one, ["pending"], { status: "processing" });
    await other.inspirations.deleteAll(ann);
    await expect
      .poll(() => changes.map((change) => change.inspiration?.status ?? null))
      .toEqual(["processing", null]);
    await other.close();
  });

  it("tell of what had not changed for long, and read none of it before", async () => {
    const longAgo = Timestamp.fromDate(new Date(0));
    for (const id of ["one", "two"]) await documents.inspirations.add(inspiration(id));
    await database.doc("motivations/one").update({ changedAt: longAgo });
    await database.doc("motivations/two").update({ changedAt: FieldValue.delete() });
    const changes = await watch(documents);
    for (const id of ["one", "two"])
      await documents.inspirations.update(toInspirationId(id), ["pending"], {
        title: `new for ${id}`,
      });
    await expect
      .poll(() => changes.map((change) => change.inspiration?.title))
      .toEqual(["new for one", "new for two"]);
    await documents.inspirations.deleteAll(ann);
    await expect.poll(() => changes.length).toBe(4);
  });

  it("know what they have written when the answer was lost and they write again", async () => {
    const firestore = open(project);
    const runOnce = firestore.runTransaction.bind(firestore);
    firestore.runTransaction = async (work, options) => {
      await runOnce(work, options);
      return runOnce(work, options);
    };
    const forgetful = createFirestoreDocuments(firestore);
    expect(await forgetful.profiles.create(ann, profile)).toEqual(profile);
    const { inspiration: added, isNew } = await forgetful.inspirations.add(inspiration("one"));
    expect(added).toMatchObject({ userId: "ann", status: "pending" });
    expect(isNew).toBe(true);
    expect((await forgetful.inspirations.add(inspiration("one"))).isNew).toBe(false);
    const move = { status: "processing" } as const;
    expect(await forgetful.inspirations.update(one, ["pending"], move)).toEqual({
      ...added,
      ...move,
    });
    expect(await forgetful.inspirations.update(one, ["pending"], move)).toBeNull();
    expect(await forgetful.usage.reserve("spending", "2026-11-23", 4, 7)).toBe(true);
    expect(await forgetful.usage.reserve("spending", "2026-11-23", 3, 7)).toBe(true);
    await forgetful.usage.giveBack("spending", "2026-11-23", 2);
    expect(await forgetful.usage.read("spending", "2026-11-23")).toBe(5);
    const deletion = await forgetful.deletions.begin(ann, ["sealed"]);
    expect(deletion).toMatchObject({ inspirationIds: ["one"], providerTokens: ["sealed"] });
    await forgetful.inspirations.deleteAll(ann);
    expect(await forgetful.inspirations.read(one)).toBeNull();
    await forgetful.close();
  });

  it("lose no inspiration that is being added while its person leaves", async () => {
    const firestore = open(project);
    const run = firestore.runTransaction.bind(firestore);
    const hasLooked = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    firestore.runTransaction = (work, options) =>
      run(async (transaction) => {
        const result = await work(transaction);
        hasLooked.resolve();
        await mayGoOn.promise;
        return result;
      }, options);
    const hesitant = createFirestoreDocuments(firestore);
    const adding = addTo(hesitant.inspirations, inspiration("one")).then(
      ({ id }) => [id],
      () => [],
    );
    await hasLooked.promise;
    const leaving = documents.deletions.begin(ann, []);
    await Promise.race([leaving, setTimeout(1_000)]);
    mayGoOn.resolve();
    const added = await adding;
    expect((await leaving).inspirationIds).toEqual(added);
    const { inspirations } = await documents.inspirations.list(ann, 10, null);
    expect(inspirations.map(({ id }) => id)).toEqual(added);
    await hesitant.close();
  });

  it("remove more than one write can, tell all of it, and leave no document", async () => {
    const ids = Array.from({ length: 450 }, () => randomUUID());
    const writer = database.bulkWriter();
    const createdAt = Timestamp.now();
    for (const id of ids) {
      void writer.set(database.doc(`motivations/${id}`), { userId: "ann", createdAt });
      void writer.set(database.doc(`generations/${id}`), { userId: "ann" });
    }
    await writer.close();
    const changes = await watch(documents);
    const deletion = await documents.deletions.begin(ann, []);
    expect([...deletion.inspirationIds].sort()).toEqual(ids.sort());
    await documents.inspirations.deleteAll(ann);
    await expect.poll(() => changes.length).toBe(450);
    expect(changes.map((change) => change.id).sort()).toEqual(ids);
    expect(changes.every((change) => change.inspiration === null)).toBe(true);

    expect(await documents.deletions.read(ann)).toEqual(deletion);
    await documents.deletions.end([ann]);
    for (const collection of ["motivations", "generations", "deletions", "users"])
      expect((await database.collection(collection).get()).size).toBe(0);
    expect((await database.collectionGroup("parts").get()).size).toBe(0);
  });
});
