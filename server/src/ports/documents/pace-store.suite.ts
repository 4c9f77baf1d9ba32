import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Documents } from "./documents.ts";
import type { PaceStore } from "./pace-store.ts";

/** What every store of paces does. */
export function describePaceStore(name: string, create: () => Promise<Documents>): void {
  describe(`${name} paces`, () => {
    let documents: Documents;
    let paces: PaceStore;

    beforeEach(async () => {
      documents = await create();
      paces = documents.paces;
    });
    afterEach(() => documents.close());

    it("follow what each length took, the latest more than those before", async () => {
      // A database that outlives a test may know some already: enough of the same make up for them.
      for (let count = 0; count < 60; count += 1) await paces.note(1, 4);
      expect(await paces.read(1)).toBeCloseTo(4, 3);
      await paces.note(1, 8);
      await paces.note(3, 60.5);
      expect(await paces.read(1)).toBeCloseTo(5, 3);
      expect(await paces.read(3)).toBeGreaterThan(5);
    });
  });
}
