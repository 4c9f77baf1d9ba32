import type { Firestore } from "@google-cloud/firestore";
import { expect, it } from "vitest";
import { createJobLedger } from "./job-ledger.ts";

it("The ledger of jobs says as Google's clients do that no answer came in time", async () => {
  const job = { create: () => new Promise(() => undefined) };
  const firestore = { collection: () => ({ doc: () => job }) } as unknown as Firestore;
  const ledger = createJobLedger(firestore, { leaseSeconds: 0.015, patienceSeconds: 60 });
  await expect(ledger.add("a")).rejects.toMatchObject({ code: 4 });
});
