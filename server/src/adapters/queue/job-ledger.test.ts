import type { Firestore } from "@google-cloud/firestore";
import { describe, expect, it } from "vitest";
import { jobOf } from "../../ports/queue.fixture.ts";
import { createJobLedger } from "./job-ledger.ts";

const never = new Promise<never>(() => undefined);
const refuse = async () => {
  throw Object.assign(new Error("not you"), { code: 7 });
};

/** A ledger on a Firestore without documents, which answers as is said. */
function openLedger({
  read = Promise.resolve(),
  commit = async () => undefined,
}: {
  read?: Promise<void>;
  commit?: () => Promise<void>;
}) {
  const world = { commits: 0 };
  const query = {
    where: () => query,
    orderBy: () => query,
    limit: () => query,
    get: async () => ({ docs: [], readTime: { toMillis: () => 0 } }),
    doc: () => ({ get: () => read.then(() => ({ exists: false, data: () => undefined })) }),
  };
  const batch = {
    create: () => batch,
    commit: () => {
      world.commits += 1;
      return commit();
    },
  };
  const firestore = { collection: () => query, batch: () => batch } as unknown as Firestore;
  const ledger = createJobLedger(firestore, { leaseSeconds: 0.15, patienceSeconds: 60 });
  return { ledger, world };
}

describe("The ledger of jobs", () => {
  it("says as Google's clients do that no answer came in time", async () => {
    const { ledger } = openLedger({ read: never });
    await expect(ledger.add(jobOf("a", "ann"))).rejects.toMatchObject({ code: 4 });
  });

  it("writes nothing once its caller was told that it came too late", async () => {
    const reading = Promise.withResolvers<void>();
    const { ledger, world } = openLedger({ read: reading.promise });
    await expect(ledger.add(jobOf("a", "ann"))).rejects.toMatchObject({ code: 4 });
    reading.resolve();
    // Until whatever follows the answer has been done.
    await new Promise((resolve) => setImmediate(resolve));
    expect(world.commits).toBe(0);
  });

  it("tells of a write that was refused, and doesn't repeat it", async () => {
    const { ledger, world } = openLedger({ commit: refuse });
    await expect(ledger.add(jobOf("a", "ann"))).rejects.toThrow("not you");
    expect(world.commits).toBe(1);
  });
});
