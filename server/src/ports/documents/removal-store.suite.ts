import { randomUUID } from "node:crypto";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addTo, impossibleIds, newInspiration } from "./documents.fixture.ts";
import type { Documents } from "./documents.ts";
import type { InspirationChange } from "./inspiration-store.ts";

/** What every store of removals does, and every store of inspirations when one is removed. */
export function describeRemovalStore(name: string, create: () => Promise<Documents>): void {
  describe(`${name} removals`, () => {
    let documents: Documents;
    let uid: Uid;

    beforeEach(async () => {
      documents = await create();
      uid = toUid(randomUUID());
    });
    afterEach(() => documents.close());

    const add = async () => {
      const { id } = await addTo(documents.inspirations, newInspiration(uid));
      const generation = { userId: uid, goals: [], description: "a talk", script: null };
      await documents.generations.write(id, generation);
      return id;
    };
    const mine = async () =>
      (await documents.removals.list(100)).filter(({ userId }) => userId === uid);

    it("take an inspiration and its generation, and nothing else", async () => {
      const [id, other] = [await add(), await add()];
      const before = Date.now();
      await documents.inspirations.remove(id);
      expect(await documents.inspirations.read(id)).toBeNull();
      expect(await documents.generations.read(id)).toBeNull();
      expect(await documents.inspirations.update(id, ["pending"], { status: "failed" })).toBeNull();
      expect((await documents.inspirations.list(uid, 10, null)).inspirations).toHaveLength(1);
      expect(await documents.generations.read(other)).not.toBeNull();

      const removal = await documents.removals.read(id);
      expect(removal).toMatchObject({ id, userId: uid });
      expect(Math.abs(Date.parse(removal?.removedAt ?? "") - before)).toBeLessThan(60_000);
      expect(await mine()).toEqual([removal]);
      expect(await documents.removals.read(other)).toBeNull();
    });

    it("happen once, and not to what is not there", async () => {
      const id = await add();
      await Promise.all([1, 2, 3].map(() => documents.inspirations.remove(id)));
      const removals = await mine();
      expect(removals).toHaveLength(1);
      await documents.inspirations.remove(id);
      expect(await mine()).toEqual(removals);
      for (const impossible of impossibleIds) {
        await documents.inspirations.remove(impossible);
        expect(await documents.removals.read(impossible)).toBeNull();
      }
    });

    it("are told to who watches", async () => {
      const id = await add();
      const changes: InspirationChange[] = [];
      const watching = new AbortController();
      await documents.inspirations.watch(
        uid,
        (change) => changes.push(change),
        () => undefined,
        watching.signal,
      );
      await documents.inspirations.remove(id);
      await expect.poll(() => changes).toEqual([{ id, inspiration: null }]);
      watching.abort();
    });

    it("let nothing come back under the id until they end", async () => {
      const id = await add();
      await documents.inspirations.remove(id);
      const again = newInspiration(uid, { id });
      await expect(documents.inspirations.add(again)).rejects.toMatchObject({ code: "not-found" });
      const generation = { userId: uid, goals: [], description: "a talk", script: null };
      await documents.generations.write(id, generation);
      expect(await documents.generations.read(id)).toBeNull();
      await documents.removals.end([id, newInspiration(uid).id]);
      await documents.removals.end([]);
      expect(await mine()).toEqual([]);
      expect((await documents.inspirations.add(again)).isNew).toBe(true);
      // The end of a removal is no end of what has come since.
      await documents.removals.end([id]);
      expect(await documents.inspirations.read(id)).not.toBeNull();
    });

    it("are listed oldest first, and only as many as are asked for", async () => {
      const ids = [await add(), await add(), await add()];
      for (const id of ids) await documents.inspirations.remove(id);
      const all = await documents.removals.list(100);
      expect(all.map(({ removedAt }) => removedAt)).toEqual(
        all.map(({ removedAt }) => removedAt).toSorted(),
      );
      expect(new Set((await mine()).map(({ id }) => id))).toEqual(new Set(ids));
      expect(await documents.removals.list(1)).toEqual(all.slice(0, 1));
    });

    it("are a part of the person's deletion, and end with it", async () => {
      const [id, staying] = [await add(), await add()];
      const other = await addTo(documents.inspirations, newInspiration(toUid(randomUUID())));
      for (const removed of [id, other.id]) await documents.inspirations.remove(removed);
      const { inspirationIds } = await documents.deletions.begin(uid, []);
      expect([...inspirationIds].sort()).toEqual([id, staying].sort());
      await documents.inspirations.deleteAll(uid);
      expect(await mine()).toHaveLength(1);
      await documents.deletions.end([uid]);
      expect(await documents.removals.read(id)).toBeNull();
      expect(await mine()).toEqual([]);
      expect(await documents.removals.read(other.id)).not.toBeNull();
    });
  });
}
