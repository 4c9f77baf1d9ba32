import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { addTo, newInspiration, newProfile } from "./documents.fixture.ts";
import type { Documents } from "./documents.ts";

/** What every store of deletions does. */
export function describeDeletionStore(name: string, create: () => Promise<Documents>): void {
  describe(`${name} deletions`, () => {
    let documents: Documents;
    let uid: Uid;

    beforeEach(async () => {
      documents = await create();
      uid = toUid(randomUUID());
    });
    afterEach(() => documents.close());

    it("remembers that a person is leaving, once, with all that will have to go", async () => {
      const before = Date.now();
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1)
        ids.push((await addTo(documents.inspirations, newInspiration(uid))).id);
      await documents.inspirations.add(newInspiration(toUid(randomUUID())));
      expect(await documents.deletions.read(uid)).toBeNull();

      const begun = await documents.deletions.begin(uid, ["sealed"]);
      expect(begun).toMatchObject({ uid, providerTokens: ["sealed"] });
      expect([...begun.inspirationIds].sort()).toEqual(ids.sort());
      expect(Math.abs(Date.parse(begun.beganAt) - before)).toBeLessThan(60_000);
      await documents.inspirations.deleteAll(uid);
      expect(await documents.deletions.begin(uid, ["other"])).toEqual(begun);
      expect(await documents.deletions.read(uid)).toEqual(begun);
    });

    it("lets nothing be added for a person who is leaving, and for any other person", async () => {
      const early = await addTo(documents.inspirations, newInspiration(uid));
      await documents.deletions.begin(uid, []);
      const refusal = { code: "not-signed-in" };
      await expect(documents.inspirations.add(newInspiration(uid))).rejects.toMatchObject(refusal);
      await expect(documents.profiles.create(uid, newProfile)).rejects.toMatchObject(refusal);
      expect(await documents.profiles.read(uid)).toBeNull();
      const { inspirations } = await documents.inspirations.list(uid, 10, null);
      expect(inspirations).toEqual([early]);
      const stranger = toUid(randomUUID());
      expect(await documents.profiles.create(stranger, newProfile)).toEqual(newProfile);
      await documents.inspirations.add(newInspiration(stranger));
    });

    it("forgets a deletion when it ends, and not what is left of it before", async () => {
      const stranger = toUid(randomUUID());
      const first = await documents.deletions.begin(uid, ["one", "two"]);
      const second = await documents.deletions.begin(stranger, []);
      await documents.deletions.update(uid, { providerTokens: ["two"] });
      const left = { ...first, providerTokens: ["two"] };
      expect(await documents.deletions.read(uid)).toEqual(left);
      const mine = async () =>
        (await documents.deletions.list()).filter((one) => [uid, stranger].includes(one.uid));
      expect(await mine()).toHaveLength(2);
      await documents.deletions.end([uid, toUid("unknown")]);
      await documents.deletions.end([uid]);
      await documents.deletions.update(uid, { providerTokens: [] });
      expect(await mine()).toEqual([second]);
      expect(await documents.profiles.create(uid, newProfile)).toEqual(newProfile);
    });
  });
}
