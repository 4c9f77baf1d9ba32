import { randomUUID } from "node:crypto";
import type { Profile } from "@hearten/contract/profile.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Documents, MotivationChange, NewMotivation } from "./documents.ts";

const profile: Profile = {
  email: "ann@example.com",
  createdAt: "2026-01-02T03:04:05.006Z",
  lastLoginAt: "2026-01-02T03:04:05.006Z",
  firstName: null,
  lastName: null,
  displayName: null,
  goals: [],
  hasCompletedOnboarding: false,
  updatedAt: "2026-01-02T03:04:05.006Z",
};

/** What every store of documents does. */
export function describeDocuments(name: string, create: () => Promise<Documents>): void {
  describe(`${name} documents`, () => {
    let documents: Documents;
    let uid: string;
    const watching = new AbortController();

    beforeEach(async () => {
      documents = await create();
      uid = randomUUID();
    });
    afterEach(() => documents.close());

    const motivation = (changes: Partial<NewMotivation> = {}): NewMotivation => ({
      id: randomUUID(),
      userId: uid,
      length: 1,
      goals: "a talk on Monday",
      ...changes,
    });
    const watch = async (person: string, signal = watching.signal) => {
      const changes: MotivationChange[] = [];
      await documents.watchMotivations(
        person,
        (change) => changes.push(change),
        () => undefined,
        signal,
      );
      return changes;
    };
    /** Stores may tell a little later; a change of one's own is the mark that all before is told. */
    const untilTold = async (changes: readonly MotivationChange[]) => {
      const last = await documents.addMotivation(motivation());
      await expect.poll(() => changes.at(-1)?.id).toBe(last.id);
      return changes.slice(0, -1);
    };

    it("has no profile of somebody new", async () => {
      expect(await documents.readProfile(uid)).toBeNull();
      expect(await documents.updateProfile(uid, { displayName: "Ann" })).toBeNull();
      expect(await documents.readProfile(uid)).toBeNull();
    });

    it("keeps the first profile of a person", async () => {
      expect(await documents.createProfile(uid, profile)).toEqual(profile);
      const other = { ...profile, displayName: "Somebody else" };
      expect(await documents.createProfile(uid, other)).toEqual(profile);
      expect(await documents.readProfile(uid)).toEqual(profile);
    });

    it("changes the fields of a profile that are given and leaves the others", async () => {
      await documents.createProfile(uid, profile);
      const changed = await documents.updateProfile(uid, { goals: ["I sing", ""] });
      expect(changed).toEqual({ ...profile, goals: ["I sing", ""] });
      expect(await documents.readProfile(uid)).toEqual(changed);
    });

    it("removes a profile", async () => {
      await documents.createProfile(uid, profile);
      await documents.deleteProfile(uid);
      await documents.deleteProfile(uid);
      expect(await documents.readProfile(uid)).toBeNull();
    });

    it("adds a motivation as pending and with the store's time", async () => {
      const before = Date.now();
      const added = await documents.addMotivation(motivation({ length: 5 }));
      expect(added).toMatchObject({ userId: uid, length: 5, status: "pending", timeline: [] });
      expect(added.audio).toBeNull();
      expect(Math.abs(Date.parse(added.createdAt) - before)).toBeLessThan(60_000);
      expect(await documents.readMotivation(added.id)).toEqual(added);
    });

    it("adds a motivation once however often it is asked to", async () => {
      const wanted = motivation();
      const all = await Promise.all([1, 2, 3].map(() => documents.addMotivation(wanted)));
      expect(new Set(all.map((added) => added.createdAt)).size).toBe(1);
      const { motivations } = await documents.listMotivations(uid, 10, null);
      expect(motivations).toHaveLength(1);
    });

    it("finds nothing under an id of whatever shape", async () => {
      const ids = ["a/b", "a/b/c", ".", "..", "__id__", "", "\ud800", "x".repeat(2_000)];
      const generation = { userId: uid, userGoals: [], description: "a talk", script: null };
      for (const id of ids) {
        expect(await documents.readMotivation(id)).toBeNull();
        expect(await documents.updateMotivation(id, ["pending"], { title: "No" })).toBeNull();
        await documents.writeGeneration(id, generation);
        expect(await documents.readGeneration(id)).toBeNull();
      }
    });

    it("leaves a motivation to the person who added it first", async () => {
      const first = await documents.addMotivation(motivation());
      const second = await documents.addMotivation(motivation({ id: first.id, userId: "other" }));
      expect(second).toEqual(first);
    });

    it("changes a motivation only from the statuses named", async () => {
      const { id } = await documents.addMotivation(motivation());
      expect(await documents.updateMotivation(id, ["failed"], { title: "No" })).toBeNull();
      expect(await documents.updateMotivation("unknown", ["pending"], { title: "No" })).toBeNull();
      const changed = await documents.updateMotivation(id, ["pending", "failed"], {
        status: "processing",
        timeline: [{ text: "Breathe.", start: 1, end: 2.5 }],
      });
      expect(changed).toMatchObject({ id, status: "processing", title: null });
      expect(await documents.readMotivation(id)).toEqual(changed);
    });

    it("lets one of many callers make a move", async () => {
      const { id } = await documents.addMotivation(motivation());
      const moves = await Promise.all(
        [1, 2, 3, 4].map(() =>
          documents.updateMotivation(id, ["pending"], { status: "processing" }),
        ),
      );
      expect(moves.filter((moved) => moved !== null)).toHaveLength(1);
    });

    it("lists a person's own motivations by pages, newest first", async () => {
      const added: string[] = [];
      for (let count = 0; count < 7; count += 1)
        added.unshift((await documents.addMotivation(motivation())).id);
      await documents.addMotivation(motivation({ userId: "other" }));

      const listed: string[] = [];
      const sizes: number[] = [];
      let cursor: string | null = null;
      do {
        const page = await documents.listMotivations(uid, 3, cursor);
        listed.push(...page.motivations.map((one) => one.id));
        sizes.push(page.motivations.length);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(listed).toEqual(added);
      expect(sizes).toEqual([3, 3, 1]);
    });

    it("has no next page when the last one is full", async () => {
      await documents.addMotivation(motivation());
      await documents.addMotivation(motivation());
      expect((await documents.listMotivations(uid, 2, null)).nextCursor).toBeNull();
      expect(await documents.listMotivations("nobody", 2, null)).toEqual({
        motivations: [],
        nextCursor: null,
      });
    });

    it("skips and repeats nothing when motivations are added between two pages", async () => {
      for (let count = 0; count < 4; count += 1) await documents.addMotivation(motivation());
      const first = await documents.listMotivations(uid, 2, null);
      await documents.addMotivation(motivation());
      const second = await documents.listMotivations(uid, 2, first.nextCursor);
      const ids = [...first.motivations, ...second.motivations].map((one) => one.id);
      expect(new Set(ids).size).toBe(4);
      expect(second.nextCursor).toBeNull();
    });

    it("begins from the start with a cursor that it did not give", async () => {
      const { id } = await documents.addMotivation(motivation());
      for (const cursor of ["nonsense", "%00", "", "AAAA", "MjAyNiB4"]) {
        const { motivations } = await documents.listMotivations(uid, 2, cursor);
        expect(motivations.map((one) => one.id)).toEqual([id]);
      }
    });

    it("finds what is waiting, of all people, and added before a moment", async () => {
      const pending = await documents.addMotivation(motivation());
      const processing = await documents.addMotivation(motivation({ userId: "other" }));
      const failed = await documents.addMotivation(motivation());
      await documents.updateMotivation(processing.id, ["pending"], { status: "processing" });
      await documents.updateMotivation(failed.id, ["pending"], { status: "failed" });
      const later = new Date(Date.now() + 60_000);
      const ids = (await documents.listWaitingMotivations(later, 100)).map((one) => one.id);
      expect(ids).toContain(pending.id);
      expect(ids).toContain(processing.id);
      expect(ids).not.toContain(failed.id);
      // The oldest first.
      expect(ids.indexOf(pending.id)).toBeLessThan(ids.indexOf(processing.id));
      const [first, ...others] = await documents.listWaitingMotivations(later, 1);
      expect([first?.id, others]).toEqual([ids[0], []]);
      expect(await documents.listWaitingMotivations(new Date(0), 100)).toEqual([]);
    });

    it("tells a watcher every change of the person's own motivations, in order", async () => {
      const early = await documents.addMotivation(motivation());
      const changes = await watch(uid);
      await documents.updateMotivation(early.id, ["pending"], { status: "processing" });
      await documents.addMotivation(motivation({ userId: "other" }));
      await documents.updateMotivation(early.id, ["processing"], { status: "completed" });
      await documents.updateMotivation(early.id, ["processing"], { title: "not made" });
      const told = await untilTold(changes);
      expect(told.map(({ id }) => id)).toEqual([early.id, early.id]);
      expect(told.map((change) => change.motivation?.status)).toEqual(["processing", "completed"]);
    });

    it("tells nothing for adding what is already there", async () => {
      const added = await documents.addMotivation(motivation());
      const changes = await watch(uid);
      await documents.addMotivation(motivation({ id: added.id }));
      expect(await untilTold(changes)).toEqual([]);
    });

    it("tells each of several watchers until its signal aborts", async () => {
      const leaving = new AbortController();
      const left = await watch(uid, leaving.signal);
      const staying = await watch(uid);
      leaving.abort();
      const { id } = await documents.addMotivation(motivation());
      await expect.poll(() => staying.map((change) => change.id)).toEqual([id]);
      expect(left).toEqual([]);
    });

    it("removes everything of a person and tells who watches", async () => {
      const ids = [
        (await documents.addMotivation(motivation())).id,
        (await documents.addMotivation(motivation())).id,
      ];
      const other = await documents.addMotivation(motivation({ userId: "other" }));
      const generation = { userId: uid, userGoals: [], description: "a talk", script: null };
      for (const id of ids) await documents.writeGeneration(id, generation);
      const changes = await watch(uid);

      const removed = await documents.deleteMotivations(uid);
      expect([...removed].sort()).toEqual([...ids].sort());
      for (const id of ids) {
        expect(await documents.readMotivation(id)).toBeNull();
        expect(await documents.readGeneration(id)).toBeNull();
      }
      expect(await documents.readMotivation(other.id)).toEqual(other);
      await expect.poll(() => changes.length).toBe(2);
      expect(changes.every((change) => change.motivation === null)).toBe(true);
      expect(await documents.deleteMotivations(uid)).toEqual([]);
    });

    it("keeps what generation has to remember", async () => {
      const { id } = await documents.addMotivation(motivation());
      expect(await documents.readGeneration(id)).toBeNull();
      const first = { userId: uid, userGoals: ["I sing"], description: "a talk", script: null };
      await documents.writeGeneration(id, first);
      expect(await documents.readGeneration(id)).toEqual(first);
      await documents.writeGeneration(id, { ...first, script: '{"title":"x"}' });
      expect(await documents.readGeneration(id)).toEqual({ ...first, script: '{"title":"x"}' });
    });

    it("keeps nothing of a generation whose motivation is gone", async () => {
      const { id } = await documents.addMotivation(motivation());
      const generation = { userId: uid, userGoals: [], description: "a talk", script: null };
      await documents.writeGeneration(id, generation);
      await documents.deleteMotivations(uid);
      await documents.writeGeneration(id, { ...generation, script: "{}" });
      await documents.writeGeneration("unknown", generation);
      expect(await documents.readGeneration(id)).toBeNull();
      expect(await documents.readGeneration("unknown")).toBeNull();
    });

    it("remembers that a person is leaving, once, with all that will have to go", async () => {
      const before = Date.now();
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1)
        ids.push((await documents.addMotivation(motivation())).id);
      await documents.addMotivation(motivation({ userId: randomUUID() }));
      expect(await documents.readDeletion(uid)).toBeNull();

      const begun = await documents.beginDeletion(uid, ["sealed"]);
      expect(begun).toMatchObject({ uid, providerTokens: ["sealed"] });
      expect([...begun.motivations].sort()).toEqual(ids.sort());
      expect(Math.abs(Date.parse(begun.beganAt) - before)).toBeLessThan(60_000);
      await documents.deleteMotivations(uid);
      expect(await documents.beginDeletion(uid, ["other"])).toEqual(begun);
      expect(await documents.readDeletion(uid)).toEqual(begun);
    });

    it("lets nothing be added for a person who is leaving, and for any other person", async () => {
      const early = await documents.addMotivation(motivation());
      await documents.beginDeletion(uid, []);
      const refusal = { code: "not-signed-in" };
      await expect(documents.addMotivation(motivation())).rejects.toMatchObject(refusal);
      await expect(documents.createProfile(uid, profile)).rejects.toMatchObject(refusal);
      expect(await documents.readProfile(uid)).toBeNull();
      const { motivations } = await documents.listMotivations(uid, 10, null);
      expect(motivations).toEqual([early]);
      const stranger = randomUUID();
      expect(await documents.createProfile(stranger, profile)).toEqual(profile);
      await documents.addMotivation(motivation({ userId: stranger }));
    });

    it("forgets a deletion when it ends, and not what is left of it before", async () => {
      const stranger = randomUUID();
      const first = await documents.beginDeletion(uid, ["one", "two"]);
      const second = await documents.beginDeletion(stranger, []);
      await documents.updateDeletion(uid, { providerTokens: ["two"] });
      const left = { ...first, providerTokens: ["two"] };
      expect(await documents.readDeletion(uid)).toEqual(left);
      const mine = async () =>
        (await documents.listDeletions()).filter((one) => [uid, stranger].includes(one.uid));
      expect(await mine()).toHaveLength(2);
      await documents.endDeletions([uid, "unknown"]);
      await documents.endDeletions([uid]);
      await documents.updateDeletion(uid, { providerTokens: [] });
      expect(await mine()).toEqual([second]);
      expect(await documents.createProfile(uid, profile)).toEqual(profile);
    });

    it("keeps every character as it is", async () => {
      const goals = "quotes ' \" `, {braces}, null, 😩, \u2028, Ünïcödé, \\n and -- a comment;";
      const added = await documents.addMotivation(motivation({ goals }));
      expect((await documents.readMotivation(added.id))?.goals).toBe(goals);
    });

    it("is healthy until it is closed, and then refuses", async () => {
      await expect(documents.checkHealth()).resolves.toBeUndefined();
      await documents.close();
      await expect(documents.checkHealth()).rejects.toBeInstanceOf(Error);
      await expect(documents.readProfile(uid)).rejects.toBeInstanceOf(Error);
      documents = await create();
    });
  });
}
