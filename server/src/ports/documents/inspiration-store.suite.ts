import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toInspirationId, toUid, type Uid } from "@hearten/contract/ids.ts";
import { addTo, impossibleIds, newInspiration } from "./documents.fixture.ts";
import type { Documents } from "./documents.ts";
import type { InspirationChange } from "./inspiration-store.ts";

/** What every store of inspirations does. */
export function describeInspirationStore(name: string, create: () => Promise<Documents>): void {
  describe(`${name} inspirations`, () => {
    let documents: Documents;
    let uid: Uid;
    const watching = new AbortController();

    beforeEach(async () => {
      documents = await create();
      uid = toUid(randomUUID());
    });
    afterEach(() => documents.close());

    const watch = async (person: Uid, signal = watching.signal) => {
      const changes: InspirationChange[] = [];
      await documents.inspirations.watch(
        person,
        (change) => changes.push(change),
        () => undefined,
        signal,
      );
      return changes;
    };
    /** Stores may tell a little later; a change of one's own is the mark that all before is told. */
    const untilTold = async (changes: readonly InspirationChange[]) => {
      const last = await addTo(documents.inspirations, newInspiration(uid));
      await expect.poll(() => changes.at(-1)?.id).toBe(last.id);
      return changes.slice(0, -1);
    };

    it("adds an inspiration as pending and with the store's time", async () => {
      const before = Date.now();
      const added = await addTo(documents.inspirations, newInspiration(uid, { length: 5 }));
      expect(added).toMatchObject({ userId: uid, length: 5, status: "pending", timeline: [] });
      expect(added.audio).toBeNull();
      expect(added.help).toBe(false);
      expect(Math.abs(Date.parse(added.createdAt) - before)).toBeLessThan(60_000);
      expect(await documents.inspirations.read(added.id)).toEqual(added);
    });

    it("adds an inspiration once however often it is asked to", async () => {
      const wanted = newInspiration(uid);
      const all = await Promise.all([1, 2, 3].map(() => documents.inspirations.add(wanted)));
      expect(new Set(all.map(({ inspiration }) => inspiration.createdAt)).size).toBe(1);
      expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(await documents.inspirations.add(wanted)).toEqual({ ...all[0], isNew: false });
      const { inspirations } = await documents.inspirations.list(uid, 10, null);
      expect(inspirations).toHaveLength(1);
    });

    it("finds nothing under an impossible id", async () => {
      for (const id of impossibleIds) {
        expect(await documents.inspirations.read(id)).toBeNull();
        expect(await documents.inspirations.update(id, ["pending"], { title: "No" })).toBeNull();
      }
    });

    it("leaves an inspiration to the person who added it first", async () => {
      const first = await addTo(documents.inspirations, newInspiration(uid));
      const second = await addTo(
        documents.inspirations,
        newInspiration(toUid("other"), { id: first.id }),
      );
      expect(second).toEqual(first);
    });

    it("changes an inspiration only from the statuses named", async () => {
      const { id } = await addTo(documents.inspirations, newInspiration(uid));
      expect(await documents.inspirations.update(id, ["failed"], { title: "No" })).toBeNull();
      expect(
        await documents.inspirations.update(toInspirationId("unknown"), ["pending"], {
          title: "No",
        }),
      ).toBeNull();
      const changed = await documents.inspirations.update(id, ["pending", "failed"], {
        status: "processing",
        timeline: [{ text: "Breathe.", start: 1, end: 2.5 }],
      });
      expect(changed).toMatchObject({ id, status: "processing", title: null });
      expect(await documents.inspirations.read(id)).toEqual(changed);
    });

    it("shows where a person helps from the same write as the status, and keeps it", async () => {
      const { id } = await addTo(documents.inspirations, newInspiration(uid));
      const changes = await watch(uid);
      await documents.inspirations.update(id, ["pending"], { status: "processing", help: true });
      await documents.inspirations.update(id, ["processing"], { status: "completed" });
      expect(await documents.inspirations.read(id)).toMatchObject({ help: true });
      const { inspirations } = await documents.inspirations.list(uid, 10, null);
      expect(inspirations.map((one) => one.help)).toEqual([true]);
      const told = await untilTold(changes);
      expect(told.map((change) => change.inspiration?.help)).toEqual([true, true]);
    });

    it("keeps the music that it was added with, which can change", async () => {
      const usual = await addTo(documents.inspirations, newInspiration(uid));
      expect(usual.music).toBe("full");
      const { id, music } = await addTo(
        documents.inspirations,
        newInspiration(uid, { music: "soft" }),
      );
      expect(music).toBe("soft");
      await documents.inspirations.update(id, ["pending"], { status: "processing" });
      expect((await documents.inspirations.read(id))?.music).toBe("soft");
      await documents.inspirations.update(id, ["processing"], { music: "off" });
      const { inspirations } = await documents.inspirations.list(uid, 10, null);
      expect(inspirations.map((one) => one.music).toSorted()).toEqual(["full", "off"]);
    });

    it("keeps who wrote and who spoke", async () => {
      const { id, madeBy } = await addTo(documents.inspirations, newInspiration(uid));
      expect(madeBy).toBeNull();
      const made = { writer: "Hearten", voice: "Rowan" };
      await documents.inspirations.update(id, ["pending"], { step: "speaking" });
      expect((await documents.inspirations.read(id))?.step).toBe("speaking");
      await documents.inspirations.update(id, ["pending"], { status: "completed", madeBy: made });
      expect((await documents.inspirations.read(id))?.madeBy).toEqual(made);
      const { inspirations } = await documents.inspirations.list(uid, 10, null);
      expect(inspirations.map((one) => one.madeBy)).toEqual([made]);
    });

    it("keeps the goals that it was made from, beside the description, and which line each made", async () => {
      const { id, goals, description } = await addTo(documents.inspirations, newInspiration(uid));
      expect(goals).toBeUndefined();
      const timeline = [
        { text: "Breathe.", start: 1, end: 2 },
        { text: "You sing.", start: 3, end: 4, from: "goal-1" },
      ] as const;
      await documents.inspirations.update(id, ["pending"], { goals: ["I sing", ""], timeline });
      const made = { description, goals: ["I sing", ""], timeline };
      expect(await documents.inspirations.read(id)).toMatchObject(made);
    });

    it("lets one of many callers make a move", async () => {
      const { id } = await addTo(documents.inspirations, newInspiration(uid));
      const moves = await Promise.all(
        [1, 2, 3, 4].map(() =>
          documents.inspirations.update(id, ["pending"], { status: "processing" }),
        ),
      );
      expect(moves.filter((moved) => moved !== null)).toHaveLength(1);
    });

    it("lists a person's own inspirations by pages, newest first", async () => {
      const added: string[] = [];
      for (let count = 0; count < 7; count += 1)
        added.unshift((await addTo(documents.inspirations, newInspiration(uid))).id);
      await documents.inspirations.add(newInspiration(toUid("other")));

      const listed: string[] = [];
      const sizes: number[] = [];
      let cursor: string | null = null;
      do {
        const page = await documents.inspirations.list(uid, 3, cursor);
        listed.push(...page.inspirations.map((one) => one.id));
        sizes.push(page.inspirations.length);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(listed).toEqual(added);
      expect(sizes).toEqual([3, 3, 1]);
    });

    it("has no next page when the last one is full", async () => {
      await documents.inspirations.add(newInspiration(uid));
      await documents.inspirations.add(newInspiration(uid));
      expect((await documents.inspirations.list(uid, 2, null)).nextCursor).toBeNull();
      expect(await documents.inspirations.list(toUid("nobody"), 2, null)).toEqual({
        inspirations: [],
        nextCursor: null,
      });
    });

    it("skips and repeats nothing when inspirations are added between two pages", async () => {
      for (let count = 0; count < 4; count += 1)
        await documents.inspirations.add(newInspiration(uid));
      const first = await documents.inspirations.list(uid, 2, null);
      await documents.inspirations.add(newInspiration(uid));
      const second = await documents.inspirations.list(uid, 2, first.nextCursor);
      const ids = [...first.inspirations, ...second.inspirations].map((one) => one.id);
      expect(new Set(ids).size).toBe(4);
      expect(second.nextCursor).toBeNull();
    });

    it("begins from the start with a cursor that it did not give", async () => {
      const { id } = await addTo(documents.inspirations, newInspiration(uid));
      const made = ["a 2020-01-01T00:00:00.000Z a", "2020-01-01T00:00:00.000Z a\nb"].map((text) =>
        Buffer.from(text).toString("base64url"),
      );
      for (const cursor of ["nonsense", "%00", "", "AAAA", "MjAyNiB4", ...made]) {
        const { inspirations } = await documents.inspirations.list(uid, 2, cursor);
        expect(inspirations.map((one) => one.id)).toEqual([id]);
      }
    });

    it("finds what is waiting, of all people, and added before a moment", async () => {
      const pending = await addTo(documents.inspirations, newInspiration(uid));
      const processing = await addTo(documents.inspirations, newInspiration(toUid("other")));
      const failed = await addTo(documents.inspirations, newInspiration(uid));
      await documents.inspirations.update(processing.id, ["pending"], { status: "processing" });
      await documents.inspirations.update(failed.id, ["pending"], { status: "failed" });
      const later = new Date(Date.now() + 60_000);
      const ids = (await documents.inspirations.listWaiting(later, 100)).map((one) => one.id);
      expect(ids).toContain(pending.id);
      expect(ids).toContain(processing.id);
      expect(ids).not.toContain(failed.id);
      // The oldest first.
      expect(ids.indexOf(pending.id)).toBeLessThan(ids.indexOf(processing.id));
      const [first, ...others] = await documents.inspirations.listWaiting(later, 1);
      expect([first?.id, others]).toEqual([ids[0], []]);
      expect(await documents.inspirations.listWaiting(new Date(0), 100)).toEqual([]);
      const before = await documents.inspirations.listWaiting(new Date(processing.createdAt), 100);
      expect(before.map((one) => one.id)).not.toContain(processing.id);
    });

    it("tells a watcher every change of the person's own inspirations, in order", async () => {
      const early = await addTo(documents.inspirations, newInspiration(uid));
      const changes = await watch(uid);
      await documents.inspirations.update(early.id, ["pending"], { status: "processing" });
      await documents.inspirations.add(newInspiration(toUid("other")));
      await documents.inspirations.update(early.id, ["processing"], { status: "completed" });
      await documents.inspirations.update(early.id, ["processing"], { title: "not made" });
      const told = await untilTold(changes);
      expect(told.map(({ id }) => id)).toEqual([early.id, early.id]);
      expect(told.map((change) => change.inspiration?.status)).toEqual(["processing", "completed"]);
    });

    it("tells nothing for adding what is already there", async () => {
      const added = await addTo(documents.inspirations, newInspiration(uid));
      const changes = await watch(uid);
      await documents.inspirations.add(newInspiration(uid, { id: added.id }));
      expect(await untilTold(changes)).toEqual([]);
    });

    it("tells each of several watchers until its signal aborts", async () => {
      const leaving = new AbortController();
      const left = await watch(uid, leaving.signal);
      const gone = await watch(uid, AbortSignal.abort());
      const staying = await watch(uid);
      leaving.abort();
      const { id } = await addTo(documents.inspirations, newInspiration(uid));
      await expect.poll(() => staying.map((change) => change.id)).toEqual([id]);
      expect([left, gone]).toEqual([[], []]);
    });

    it("removes everything of a person and tells who watches", async () => {
      const ids = [
        (await addTo(documents.inspirations, newInspiration(uid))).id,
        (await addTo(documents.inspirations, newInspiration(uid))).id,
      ];
      const other = await addTo(documents.inspirations, newInspiration(toUid("other")));
      const generation = { userId: uid, goals: [], description: "a talk", script: null };
      for (const id of ids) await documents.generations.write(id, generation);
      const changes = await watch(uid);

      await documents.inspirations.deleteAll(uid);
      for (const id of ids) {
        expect(await documents.inspirations.read(id)).toBeNull();
        expect(await documents.generations.read(id)).toBeNull();
      }
      expect(await documents.inspirations.read(other.id)).toEqual(other);
      await expect.poll(() => changes.length).toBe(2);
      expect(changes.every((change) => change.inspiration === null)).toBe(true);
      await documents.inspirations.deleteAll(uid);
      expect(await untilTold(changes)).toHaveLength(2);
    });

    it("gives all of one person to another, as they are, and leaves those of others", async () => {
      const heir = toUid(randomUUID());
      const given = [
        await addTo(documents.inspirations, newInspiration(uid)),
        await addTo(documents.inspirations, newInspiration(uid)),
      ];
      const other = await addTo(documents.inspirations, newInspiration(toUid(randomUUID())));
      const changes = await watch(heir);
      for (let count = 0; count < 2; count += 1) await documents.inspirations.handOver(uid, heir);
      expect((await documents.inspirations.list(uid, 10, null)).inspirations).toEqual([]);
      const theirs = given.map((inspiration) => ({ ...inspiration, userId: heir })).toReversed();
      expect((await documents.inspirations.list(heir, 10, null)).inspirations).toEqual(theirs);
      expect(await documents.inspirations.read(theirs[0]?.id ?? other.id)).toEqual(theirs[0]);
      expect(await documents.inspirations.read(other.id)).toEqual(other);
      await expect.poll(() => changes.length).toBe(2);
      const told = changes.map(({ id, inspiration }) => `${id} ${inspiration?.userId}`);
      expect(new Set(told)).toEqual(new Set(given.map(({ id }) => `${id} ${heir}`)));
      const changed = { status: "processing" } as const;
      for (const { id } of given)
        expect(await documents.inspirations.update(id, ["pending"], changed)).toMatchObject({
          userId: heir,
        });
    });

    it("keeps every character as it is", async () => {
      const description =
        "quotes ' \" `, {braces}, null, 😩, \u2028, Ünïcödé, \\n and -- a comment;";
      const added = await addTo(documents.inspirations, newInspiration(uid, { description }));
      expect((await documents.inspirations.read(added.id))?.description).toBe(description);
    });
  });
}
