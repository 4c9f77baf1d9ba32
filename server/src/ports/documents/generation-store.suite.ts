import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toInspirationId, toUid, type Uid } from "@hearten/contract/ids.ts";
import { addTo, impossibleIds, newInspiration } from "./documents.fixture.ts";
import type { Documents } from "./documents.ts";

/** What every store of generations does. */
export function describeGenerationStore(name: string, create: () => Promise<Documents>): void {
  describe(`${name} generations`, () => {
    let documents: Documents;
    let uid: Uid;

    beforeEach(async () => {
      documents = await create();
      uid = toUid(randomUUID());
    });
    afterEach(() => documents.close());

    it("stores nothing under an impossible id", async () => {
      const generation = { userId: uid, goals: [], description: "a talk", script: null };
      for (const id of impossibleIds) {
        await documents.generations.write(id, generation);
        expect(await documents.generations.read(id)).toBeNull();
      }
    });

    it("keeps what generation has to remember", async () => {
      const { id } = await addTo(documents.inspirations, newInspiration(uid));
      expect(await documents.generations.read(id)).toBeNull();
      const first = { userId: uid, goals: ["I sing"], description: "a talk", script: null };
      await documents.generations.write(id, first);
      expect(await documents.generations.read(id)).toEqual(first);
      await documents.generations.write(id, { ...first, script: '{"title":"x"}' });
      expect(await documents.generations.read(id)).toEqual({ ...first, script: '{"title":"x"}' });
    });

    it("keeps nothing of a generation whose inspiration is gone", async () => {
      const { id } = await addTo(documents.inspirations, newInspiration(uid));
      const generation = { userId: uid, goals: [], description: "a talk", script: null };
      await documents.generations.write(id, generation);
      await documents.inspirations.deleteAll(uid);
      await documents.generations.write(id, { ...generation, script: "{}" });
      await documents.generations.write(toInspirationId("unknown"), generation);
      expect(await documents.generations.read(id)).toBeNull();
      expect(await documents.generations.read(toInspirationId("unknown"))).toBeNull();
    });
  });
}
