import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { impossibleIds, newProfile } from "./documents.fixture.ts";
import type { Documents } from "./documents.ts";

/** What every store of profiles does. */
export function describeProfileStore(name: string, create: () => Promise<Documents>): void {
  describe(`${name} profiles`, () => {
    let documents: Documents;
    let uid: Uid;

    beforeEach(async () => {
      documents = await create();
      uid = toUid(randomUUID());
    });
    afterEach(() => documents.close());

    it("has no profile of somebody new", async () => {
      expect(await documents.profiles.read(uid)).toBeNull();
      expect(await documents.profiles.update(uid, { displayName: "Ann" })).toBeNull();
      expect(await documents.profiles.read(uid)).toBeNull();
    });

    it("has none under an id that nobody can have", async () => {
      for (const id of impossibleIds) expect(await documents.profiles.read(toUid(id))).toBeNull();
    });

    it("keeps the first profile of a person", async () => {
      expect(await documents.profiles.create(uid, newProfile)).toEqual(newProfile);
      const other = { ...newProfile, displayName: "Somebody else" };
      expect(await documents.profiles.create(uid, other)).toEqual(newProfile);
      expect(await documents.profiles.read(uid)).toEqual(newProfile);
    });

    it("changes the fields of a profile that are given and leaves the others", async () => {
      await documents.profiles.create(uid, newProfile);
      const changed = await documents.profiles.update(uid, { goals: ["I sing", ""] });
      expect(changed).toEqual({ ...newProfile, goals: ["I sing", ""] });
      expect(await documents.profiles.read(uid)).toEqual(changed);
    });

    it("keeps the chosen voice and music, and where words may go", async () => {
      await documents.profiles.create(uid, newProfile);
      const chosen = { voice: "elevenlabs/Ünïcödé", keepsWordsHere: true, music: "soft" } as const;
      await documents.profiles.update(uid, chosen);
      await documents.profiles.update(uid, { displayName: "Ann" });
      expect(await documents.profiles.read(uid)).toMatchObject(chosen);
      await documents.profiles.update(uid, {
        voice: null,
        keepsWordsHere: false,
        music: "full",
      });
      expect(await documents.profiles.read(uid)).toEqual({ ...newProfile, displayName: "Ann" });
    });

    it("keeps the reminder whole, and the hash of its calendar's secret", async () => {
      await documents.profiles.create(uid, newProfile);
      const chosenAt = newProfile.updatedAt;
      const first = { hour: 8, days: ["monday", "friday"], chosenAt } as const;
      const hash = "a".repeat(64);
      await documents.profiles.update(uid, {
        reminder: { ...first, days: [...first.days] },
        calendarHash: hash,
      });
      await documents.profiles.update(uid, { displayName: "Ann" });
      expect(await documents.profiles.read(uid)).toMatchObject({
        reminder: first,
        calendarHash: hash,
      });
      const second = { hour: 0, days: ["sunday" as const], chosenAt };
      await documents.profiles.update(uid, { reminder: second });
      expect((await documents.profiles.read(uid))?.reminder).toEqual(second);
      await documents.profiles.update(uid, { reminder: null, calendarHash: null });
      expect(await documents.profiles.read(uid)).toEqual({ ...newProfile, displayName: "Ann" });
    });

    it("removes a profile", async () => {
      await documents.profiles.create(uid, newProfile);
      await documents.profiles.delete(uid);
      await documents.profiles.delete(uid);
      expect(await documents.profiles.read(uid)).toBeNull();
    });
  });
}
