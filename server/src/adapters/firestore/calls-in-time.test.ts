import { setTimeout } from "node:timers/promises";
import type { Firestore, Transaction } from "@google-cloud/firestore";
import { describe, expect, it } from "vitest";
import { callInTime, transactUnlessLate } from "./calls-in-time.ts";

/** Tells whether a transaction that gets its turn only after some milliseconds is committed. */
async function commitAfter(milliseconds: number, timeout: number) {
  let committing: Promise<unknown> = Promise.resolve();
  const parts = {
    runTransaction: async (work: (transaction: Transaction | null) => Promise<unknown>) => {
      committing = setTimeout(milliseconds).then(() => work(null));
      return committing;
    },
  };
  const firestore = parts as unknown as Firestore;
  const work = (late: AbortSignal) => transactUnlessLate(firestore, async () => "done", late);
  const [told] = await Promise.allSettled([callInTime(work, timeout)]);
  const [committed] = await Promise.allSettled([committing]);
  return { told: told.status, committed: committed.status };
}

describe("Calls of Firestore", () => {
  it("commit nothing once their caller was told that they failed", async () => {
    expect(await commitAfter(50, 5)).toEqual({ told: "rejected", committed: "rejected" });
    expect(await commitAfter(5, 5_000)).toEqual({ told: "fulfilled", committed: "fulfilled" });
  });

  it("say as Google's clients do that no answer came in time", async () => {
    const silent = callInTime(() => new Promise(() => undefined), 5);
    await expect(silent).rejects.toMatchObject({ code: 4 });
  });
});
